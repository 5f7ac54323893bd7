//! What stands on the papyrus: the ways in, a label, a stop of the tour, the question of the grid, the ancient texts.

use super::steps::Step;
use super::unfolding::Unfolding;
use super::{Hall, Open, labels, reading};
use crate::app::theme;
use crate::lang::Words;
use crate::say;
use bevy_egui::egui::{
    self, Button, Color32, Margin, Rect, RichText, ScrollArea, Ui, UiBuilder, vec2,
};

/// What the panel shows and changes.
pub(super) struct Desk<'a> {
    pub words: &'a Words,
    pub hall: &'a Hall,
    pub open: &'a Open,
    pub unfolding: Option<&'a Unfolding>,
    pub cited: &'a mut bool,
    pub steps: Vec<Step>,
}

impl Desk<'_> {
    /// Shows what is open.
    pub fn show(&mut self, ctx: &egui::Context, rect: Rect) {
        let mut ui = Ui::new(
            ctx.clone(),
            "exhibit".into(),
            UiBuilder::new()
                .layer_id(egui::LayerId::background())
                .max_rect(rect),
        );
        let frame = theme::page(&ui)
            .corner_radius(0)
            .inner_margin(Margin::symmetric(22, 16));
        frame.show(&mut ui, |ui| {
            theme::on_papyrus(ui);
            ui.set_min_size(ui.available_size());
            match self.open.clone() {
                Open::Whole => self.whole(ui),
                Open::Spot(number) => self.spot(ui, number),
                Open::Tour { stop, since } => self.tour(ui, stop, since),
                Open::WhatIf(game) => self.what_if(ui, game),
                Open::Reading => self.reading(ui),
            }
        });
    }

    fn go(&mut self, open: Open) {
        self.steps.push(Step::To(open));
    }

    /// A button over the whole width; tells whether it was pressed.
    fn wide(&self, ui: &mut Ui, text: &str) -> bool {
        let size = vec2(ui.available_width(), theme::TARGET + 4.0);
        ui.add(Button::new(text).min_size(size).wrap()).clicked()
    }

    fn heading(&self, ui: &mut Ui, title: &str, under: Option<&str>) {
        let palette = theme::palette(ui);
        ui.label(theme::strong(title, 27.0).color(palette.ink));
        if let Some(under) = under {
            ui.label(theme::italic(under, 18.0).color(palette.pale_ink));
        }
        ui.add_space(4.0);
        theme::rule(ui, palette.pale_ink.gamma_multiply(0.5));
        ui.add_space(4.0);
    }

    fn whole(&mut self, ui: &mut Ui) {
        let words = self.words;
        let title = say!(words, "exhibit-title");
        let under = say!(words, "exhibit-subtitle");
        self.heading(ui, &title, Some(&under));
        let foot = theme::TARGET + 16.0;
        ScrollArea::vertical()
            .id_salt("whole")
            .auto_shrink([false, false])
            .max_height(ui.available_height() - foot)
            .show(ui, |ui| self.offers(ui));
        ui.add_space(6.0);
        if self.wide(ui, &say!(words, "exhibit-leave")) {
            self.steps.push(Step::Leave);
        }
    }

    fn offers(&mut self, ui: &mut Ui) {
        let words = self.words;
        let size = vec2(ui.available_width(), 50.0);
        let tour = theme::main_button(ui, &say!(words, "exhibit-tour"), size);
        theme::focus_first(&tour);
        if tour.clicked() {
            self.go(Open::Tour {
                stop: 0,
                since: 0.0,
            });
        }
        if self.wide(ui, &say!(words, "exhibit-what-if")) {
            self.go(Open::WhatIf(0));
        }
        if self.wide(ui, &say!(words, "reading-title")) {
            self.go(Open::Reading);
        }
        ui.add_space(6.0);
        for number in 0..self.hall.exhibit.hot_spots.len() {
            let spot = &self.hall.exhibit.hot_spots[number];
            let text = format!("{}   {}", number + 1, words.say(&spot.title));
            let button = Button::new(text)
                .frame_when_inactive(false)
                .min_size(vec2(ui.available_width(), 36.0));
            if ui.add(button.wrap()).clicked() {
                self.go(Open::Spot(number));
            }
        }
        ui.add_space(6.0);
        let palette = theme::palette(ui);
        for text in [
            say!(words, "exhibit-shapes"),
            say!(words, "exhibit-turn-hint"),
        ] {
            ui.label(theme::italic(text, 16.0).color(palette.pale_ink));
        }
        if self.hall.faulty {
            ui.label(theme::italic(say!(words, "exhibit-fault"), 16.0).color(palette.modern));
        }
    }

    fn spot(&mut self, ui: &mut Ui, number: usize) {
        let words = self.words;
        let Some(spot) = self.hall.exhibit.hot_spots.get(number) else {
            return;
        };
        let title = format!("{}   {}", number + 1, words.say(&spot.title));
        self.heading(ui, &title, None);
        let foot = theme::TARGET + 20.0;
        ScrollArea::vertical()
            .id_salt("spot")
            .auto_shrink([false, false])
            .max_height(ui.available_height() - foot)
            .show(ui, |ui| {
                labels::show(ui, words, &self.hall.exhibit, spot, self.cited);
            });
        ui.add_space(8.0);
        let count = self.hall.exhibit.hot_spots.len();
        ui.horizontal(|ui| {
            if ui.button(say!(words, "exhibit-whole")).clicked() {
                self.go(Open::Whole);
            }
            for (arrow, name, to) in [
                ("‹", "exhibit-spot-previous", number + count - 1),
                ("›", "exhibit-spot-next", number + 1),
            ] {
                let name = words.say(name);
                let button = Button::new(arrow).min_size(vec2(theme::TARGET, theme::TARGET));
                let response = ui.add(button);
                response.widget_info(|| {
                    egui::WidgetInfo::labeled(egui::WidgetType::Button, true, &name)
                });
                if response.on_hover_text(&name).clicked() {
                    self.go(Open::Spot(to % count));
                }
            }
        });
    }

    fn tour(&mut self, ui: &mut Ui, stop: usize, since: f32) {
        let words = self.words;
        let stops = self.hall.exhibit.tour.len();
        let Some(this) = self.hall.exhibit.tour.get(stop) else {
            return;
        };
        let under = say!(words, "exhibit-tour-stop", stop = stop + 1, stops = stops);
        self.heading(ui, &say!(words, "exhibit-tour"), Some(&under));
        let palette = theme::palette(ui);
        let caption = words.say(&this.caption);
        ui.label(RichText::new(caption).size(23.0).color(palette.ink));
        ui.add_space(10.0);
        let (bar, _) =
            ui.allocate_exact_size(vec2(ui.available_width(), 3.0), egui::Sense::hover());
        ui.painter().rect_filled(bar, 1.0, palette.papyrus_shade);
        let part = (since / this.seconds).clamp(0.0, 1.0);
        let done = bar.with_max_x(bar.left() + bar.width() * part);
        ui.painter().rect_filled(done, 1.0, palette.ember);
        ui.add_space(12.0);
        let size = vec2(ui.available_width(), 50.0);
        let next = theme::main_button(ui, &say!(words, "exhibit-tour-next"), size);
        theme::focus_first(&next);
        if next.clicked() {
            self.go(if stop + 1 < stops {
                Open::Tour {
                    stop: stop + 1,
                    since: 0.0,
                }
            } else {
                Open::Whole
            });
        }
        let spots = &self.hall.exhibit.hot_spots;
        if self.wide(ui, &say!(words, "exhibit-more"))
            && let Some(number) = spots.iter().position(|spot| spot.id == this.hot_spot)
        {
            self.go(Open::Spot(number));
        }
        // The last stop asks what it would look like, and one can see it at once.
        if stop + 1 == stops && self.wide(ui, &say!(words, "exhibit-what-if")) {
            self.go(Open::WhatIf(0));
        }
        if self.wide(ui, &say!(words, "exhibit-tour-leave")) {
            self.go(Open::Whole);
        }
    }

    fn what_if(&mut self, ui: &mut Ui, game: usize) {
        let words = self.words;
        self.heading(ui, &say!(words, "exhibit-what-if"), None);
        let foot = theme::TARGET + 50.0 + 22.0;
        ScrollArea::vertical()
            .id_salt("what if")
            .auto_shrink([false, true])
            .max_height((ui.available_height() - foot).max(60.0))
            .show(ui, |ui| self.grid_told(ui, game));
        ui.add_space(10.0);
        let size = vec2(ui.available_width(), 50.0);
        let play = theme::main_button(ui, &say!(words, "exhibit-play-on"), size);
        theme::focus_first(&play);
        if play.clicked() {
            self.steps.push(Step::PlayOn(game));
        }
        if self.wide(ui, &say!(words, "exhibit-return")) {
            self.go(Open::Whole);
        }
    }

    /// What the grid is, by whose rules one plays on, and whether every counter has its square.
    fn grid_told(&mut self, ui: &mut Ui, game: usize) {
        let words = self.words;
        let palette = theme::palette(ui);
        theme::stamp(ui, &say!(words, "exhibit-mark-inferred"), palette.modern);
        ui.label(
            RichText::new(say!(words, "exhibit-grid"))
                .size(20.0)
                .color(palette.ink),
        );
        ui.add_space(8.0);
        ui.label(theme::strong(say!(words, "exhibit-choose-rules"), 19.0).color(palette.ink));
        ui.horizontal_wrapped(|ui| {
            for number in 0..self.hall.exhibit.continuations.len() {
                let title = words.say(&self.hall.exhibit.continuations[number].title);
                if theme::choice(ui, number == game, &title) {
                    self.go(Open::WhatIf(number));
                }
            }
        });
        let source = self.hall.exhibit.continuations.get(game);
        let source = source.and_then(|game| self.hall.exhibit.source(&game.source));
        if let Some(source) = source {
            ui.label(theme::italic(&source.text, 16.0).color(palette.pale_ink));
        }
        if let Some(unfolding) = self.unfolding {
            // It is said when it is so; before, its line is kept free.
            let aside = say!(words, "exhibit-set-aside", count = unfolding.aside(game));
            let ink = if unfolding.rests() {
                palette.ink
            } else {
                Color32::TRANSPARENT
            };
            let told = ui.label(RichText::new(&aside).color(ink));
            if !unfolding.rests() {
                told.widget_info(|| egui::WidgetInfo::labeled(egui::WidgetType::Label, true, ""));
            }
        }
    }

    fn reading(&mut self, ui: &mut Ui) {
        let words = self.words;
        let title = say!(words, "reading-title");
        let under = say!(words, "reading-subtitle");
        self.heading(ui, &title, Some(&under));
        let foot = theme::TARGET + 20.0;
        ScrollArea::vertical()
            .id_salt("reading")
            .auto_shrink([false, false])
            .max_height(ui.available_height() - foot)
            .show(ui, |ui| reading::show(ui, words, &self.hall.reading));
        ui.add_space(8.0);
        if self.wide(ui, &say!(words, "exhibit-back")) {
            self.go(Open::Whole);
        }
    }
}
