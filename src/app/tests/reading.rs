//! What a screen reader is told, and what it may ask for: nothing else of the game is known here.

use super::Table;
use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::math::Vec2;
use bevy::prelude::With;
use bevy_egui::egui::accesskit::{self, Action, Node, NodeId, Role, Toggled, TreeId, TreeUpdate};
use bevy_egui::{EguiOutput, PrimaryEguiContext};
use std::collections::HashMap;

/// A node as it is told.
#[derive(Debug, Clone)]
pub struct Told {
    pub id: NodeId,
    pub role: Role,
    pub name: String,
    pub more: String,
    pub chosen: bool,
    pub enabled: bool,
    pub can_click: bool,
    /// It is announced by itself.
    pub live: bool,
    /// Its middle in the window.
    pub place: Option<Vec2>,
}

impl Table {
    /// Everything that is told, in its order.
    pub fn listen(&mut self) -> Vec<Told> {
        let (update, scale) = self.update();
        let nodes: HashMap<NodeId, &Node> = update.nodes.iter().map(|(id, it)| (*id, it)).collect();
        let root = update.tree.as_ref().expect("a tree").root;
        let mut told = Vec::new();
        let mut rest = vec![root];
        while let Some(id) = rest.pop() {
            let node = nodes[&id];
            rest.extend(node.children().iter().rev());
            told.push(tell(id, node, scale));
        }
        assert_eq!(
            told.len(),
            update.nodes.len(),
            "every node has its place in the tree"
        );
        told
    }

    /// What has the focus.
    pub fn focus_told(&mut self) -> Told {
        let (update, scale) = self.update();
        let node = update.nodes.iter().find(|(id, _)| *id == update.focus);
        let (id, node) = node.expect("the focus is in the tree");
        tell(*id, node, scale)
    }

    /// The first that is called so, before all one that can be pressed.
    pub fn called(&mut self, name: &str) -> Told {
        let told = self.listen();
        let mut named = told.iter().filter(|it| it.name == name);
        let first = named.clone().next();
        let found = named.find(|it| it.can_click).or(first);
        found.cloned().unwrap_or_else(|| {
            let names: Vec<&str> = told.iter().map(|it| it.name.as_str()).collect();
            panic!("nothing is called {name}: {names:?}")
        })
    }

    /// Where the one of this name is, once nothing moves any more.
    pub fn place_of(&mut self, name: &str) -> Vec2 {
        let mut before = Vec2::NAN;
        for _ in 0..200 {
            let place = self.called(name).place.expect("a place");
            if std::mem::replace(&mut before, place) == place {
                return place;
            }
            self.frames(6);
        }
        panic!("{name} does not come to rest");
    }

    /// The square of this name, with all that is said of it.
    pub fn square_told(&mut self, square: &str) -> Told {
        let begin = format!("{square}, ");
        let told = self.listen();
        let found = told.into_iter().find(|it| it.name.starts_with(&begin));
        found.unwrap_or_else(|| panic!("no square {square}"))
    }

    /// What was announced, the latest last.
    pub fn news(&mut self) -> Vec<Told> {
        let mut told = self.listen();
        told.retain(|it| it.live);
        told
    }

    /// What was announced last.
    pub fn announced(&mut self) -> String {
        self.news().pop().expect("news").name
    }

    /// Asks for an action of a node.
    pub fn ask(&mut self, target_node: NodeId, action: Action) {
        self.write(ActionRequest(accesskit::ActionRequest {
            action,
            target_tree: TreeId::ROOT,
            target_node,
            data: None,
        }));
        self.frames(4);
    }

    fn update(&mut self) -> (TreeUpdate, f32) {
        let requested = self.app.world().resource::<AccessibilityRequested>();
        if !requested.get() {
            requested.set(true);
            self.frames(3);
        }
        let world = self.app.world_mut();
        let mut outputs = world.query_filtered::<&EguiOutput, With<PrimaryEguiContext>>();
        let output = outputs.single(world).expect("one context");
        let update = output.platform_output.accesskit_update.clone();
        (update.expect("a tree is told"), output.pixels_per_point)
    }
}

fn tell(id: NodeId, node: &Node, scale: f32) -> Told {
    let name = node.label().or_else(|| node.value()).unwrap_or_default();
    let middle = |rect: accesskit::Rect| {
        Vec2::new((rect.x0 + rect.x1) as f32, (rect.y0 + rect.y1) as f32) / 2.0 * scale
    };
    Told {
        id,
        role: node.role(),
        name: name.to_owned(),
        more: node.description().unwrap_or_default().to_owned(),
        chosen: node.toggled() == Some(Toggled::True),
        enabled: !node.is_disabled(),
        can_click: node.supports_action(Action::Click),
        live: node.live().is_some_and(|live| live != accesskit::Live::Off),
        place: node.bounds().map(middle),
    }
}
