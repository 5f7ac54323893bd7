//! Our own materials: paint for surfaces in low quality, glass and bone for the pieces, and flat drawings on the table.

use bevy::{
    mesh::MeshVertexBufferLayoutRef,
    pbr::{MaterialPipeline, MaterialPipelineKey},
    prelude::*,
    render::render_resource::{
        AsBindGroup, RenderPipelineDescriptor, ShaderType, SpecializedMeshPipelineError,
    },
    shader::ShaderRef,
};

pub(super) fn plugin(app: &mut App) {
    app.add_plugins((
        MaterialPlugin::<Painted>::default(),
        MaterialPlugin::<Glass>::default(),
        MaterialPlugin::<Decal>::default(),
    ))
    .init_resource::<RoomLight>()
    .add_systems(Startup, load_shared_shader)
    .add_systems(
        PostUpdate,
        (relight::<Painted>, relight::<Glass>, relight::<Decal>)
            .run_if(resource_changed::<RoomLight>),
    );
}

/// The light of the room, as our shaders know it.
#[derive(Resource, ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct RoomLight {
    /// Where the lamp hangs; `w` is the radius of its pool of light.
    pub lamp: Vec4,
    /// Its light; `w` is 1 for a window with panes, 0 for a flame.
    pub lamp_colour: Vec4,
    /// Direction to the window.
    pub fill: Vec4,
    /// Its light.
    pub fill_colour: Vec4,
    /// Light from everywhere.
    pub ambient: Vec4,
    /// Middle of the pool of light, x and z.
    pub pool: Vec4,
    /// What a mirror sees below.
    pub floor: Vec4,
    /// What a mirror sees on its own level.
    pub wall: Vec4,
    /// What a mirror sees above.
    pub ceiling: Vec4,
    /// Colour and strength of shadows.
    pub shadow: Vec4,
}

impl Default for RoomLight {
    fn default() -> Self {
        Self {
            lamp: Vec4::new(-9.0, 10.0, 7.0, 9.0),
            lamp_colour: Vec4::new(1.9, 1.25, 0.72, 0.0),
            fill: Vec3::new(0.8, 0.55, -0.25).normalize().extend(0.0),
            fill_colour: Vec4::new(0.11, 0.14, 0.21, 1.0),
            ambient: Vec4::new(0.16, 0.115, 0.085, 1.0),
            pool: Vec4::ZERO,
            floor: Vec4::new(0.055, 0.03, 0.016, 1.0),
            wall: Vec4::new(0.05, 0.034, 0.024, 1.0),
            ceiling: Vec4::new(0.16, 0.11, 0.075, 1.0),
            shadow: Vec4::new(0.003, 0.0015, 0.001, 0.9),
        }
    }
}

/// A material that shines in the light of the room.
trait Lit: Material {
    fn room(&mut self) -> &mut RoomLight;
}

/// What all our materials have in common: no prepass, no shadow map, the room's light.
macro_rules! in_the_room {
    ($material:ty) => {
        impl Lit for $material {
            fn room(&mut self) -> &mut RoomLight {
                &mut self.room
            }
        }
    };
    () => {
        fn enable_prepass() -> bool {
            false
        }

        fn enable_shadows() -> bool {
            false
        }

        fn specialize(
            _: &MaterialPipeline,
            descriptor: &mut RenderPipelineDescriptor,
            _: &MeshVertexBufferLayoutRef,
            key: MaterialPipelineKey<Self>,
        ) -> Result<(), SpecializedMeshPipelineError> {
            if let (Some(fragment), Some(name)) =
                (&mut descriptor.fragment, key.bind_group_data.define())
            {
                fragment.shader_defs.push(name.into());
            }
            Ok(())
        }
    };
}

/// Colour and sheen of a painted surface.
#[derive(ShaderType, Debug, Clone, Copy)]
pub struct Paint {
    /// Linear colour.
    pub colour: Vec4,
    /// Strength of the sheen, its exponent, 1 for metal.
    pub gloss: Vec4,
}

/// A surface in low quality.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
#[bind_group_data(Finish)]
pub struct Painted {
    #[uniform(0)]
    pub paint: Paint,
    #[uniform(1)]
    pub room: RoomLight,
    #[texture(2)]
    #[sampler(3)]
    pub grain: Option<Handle<Image>>,
}

/// Which form of the paint shader a surface needs.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Finish {
    Matt,
    Metal,
}

impl Finish {
    const fn define(self) -> Option<&'static str> {
        match self {
            Self::Matt => None,
            Self::Metal => Some("METAL"),
        }
    }
}

impl From<&Painted> for Finish {
    fn from(painted: &Painted) -> Self {
        if painted.paint.gloss.z > 0.5 {
            Self::Metal
        } else {
            Self::Matt
        }
    }
}

in_the_room!(Painted);

impl Material for Painted {
    fn fragment_shader() -> ShaderRef {
        "shaders/painted.wgsl".into()
    }

    in_the_room!();
}

/// What a piece's body does to light; lengths in squares.
#[derive(ShaderType, Debug, Clone, Copy, PartialEq)]
pub struct Body {
    /// Colour of what is scattered; `w`: how milky.
    pub milk: Vec4,
    /// What is swallowed of red, green, blue; `w`: strength of the gathered light. Of a solid body: colour of its rings.
    pub absorb: Vec4,
    /// Colour of the ground base.
    pub ground: Vec4,
    /// Colour of what is rubbed into the incisions.
    pub wax: Vec4,
    /// The ellipsoid that stands for the outer surface: radius, half height, height of its middle; `w`: 1 for a tall body.
    pub solid: Vec4,
    /// Bubbles, threads or veins, polish, rings turned into the top.
    pub traits: Vec4,
}

/// What light does in a body.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Matter {
    /// It goes through.
    Clear,
    /// It stays outside.
    Solid,
}

impl Matter {
    const fn define(self) -> Option<&'static str> {
        match self {
            Self::Clear => None,
            Self::Solid => Some("SOLID"),
        }
    }
}

/// The bodies of the pieces, in every quality.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
#[bind_group_data(Matter)]
pub struct Glass {
    #[uniform(0)]
    pub body: Body,
    #[uniform(1)]
    pub room: RoomLight,
    pub matter: Matter,
}

impl From<&Glass> for Matter {
    fn from(glass: &Glass) -> Self {
        glass.matter
    }
}

in_the_room!(Glass);

impl Material for Glass {
    fn vertex_shader() -> ShaderRef {
        "shaders/glass.wgsl".into()
    }

    fn fragment_shader() -> ShaderRef {
        "shaders/glass.wgsl".into()
    }

    in_the_room!();
}

/// Colours and sizes of a drawing.
#[derive(ShaderType, Debug, Clone, Copy)]
pub struct Ink {
    /// Linear colour and strength.
    pub colour: Vec4,
    /// The light in a shadow.
    pub light: Vec4,
    /// Half width of the picture in squares, then the sizes of the shape.
    pub size: Vec4,
}

/// What is drawn.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash)]
pub enum Shape {
    PieceShadow,
    BoxShadow,
    Wash,
    Outline,
    Trail,
    GlowRing,
    ThinRing,
    Bead,
    NotchedRing,
    Corners,
    Crossed,
    Pincers,
    Rays,
    LampGlow,
}

impl Shape {
    const fn define(self) -> Option<&'static str> {
        Some(match self {
            Self::PieceShadow => "PIECE_SHADOW",
            Self::BoxShadow => "BOX_SHADOW",
            Self::Wash => "WASH",
            Self::Outline => "OUTLINE",
            Self::Trail => "TRAIL",
            Self::GlowRing => "GLOW_RING",
            Self::ThinRing => "THIN_RING",
            Self::Bead => "BEAD",
            Self::NotchedRing => "NOTCHED_RING",
            Self::Corners => "CORNERS",
            Self::Crossed => "CROSSED",
            Self::Pincers => "PINCERS",
            Self::Rays => "RAYS",
            Self::LampGlow => "LAMP_GLOW",
        })
    }

    /// What lies over what, where drawings overlap.
    const fn layer(self) -> f32 {
        match self {
            Self::BoxShadow | Self::LampGlow => 0.0,
            Self::Wash | Self::Outline | Self::Trail => 1.0,
            Self::PieceShadow => 2.0,
            _ => 3.0,
        }
    }
}

/// A flat drawing on the table.
#[derive(Asset, TypePath, AsBindGroup, Debug, Clone)]
#[bind_group_data(Shape)]
pub struct Decal {
    #[uniform(0)]
    pub ink: Ink,
    #[uniform(1)]
    pub room: RoomLight,
    pub shape: Shape,
}

impl From<&Decal> for Shape {
    fn from(decal: &Decal) -> Self {
        decal.shape
    }
}

in_the_room!(Decal);

impl Material for Decal {
    fn fragment_shader() -> ShaderRef {
        "shaders/decal.wgsl".into()
    }

    fn alpha_mode(&self) -> AlphaMode {
        AlphaMode::Premultiplied
    }

    fn depth_bias(&self) -> f32 {
        self.shape.layer()
    }

    in_the_room!();
}

/// Keeps the shader that the others import.
#[derive(Resource)]
struct SharedShader(Handle<bevy::shader::Shader>);

fn load_shared_shader(mut commands: Commands, server: Res<AssetServer>) {
    commands.insert_resource(SharedShader(server.load("shaders/room.wgsl")));
}

/// Every material is told when the light of the room changes.
fn relight<M: Lit>(room: Res<RoomLight>, mut materials: ResMut<Assets<M>>) {
    for (_, material) in materials.iter_mut() {
        *material.room() = *room;
    }
}

/// Whether the shared shader has arrived or failed.
pub(super) fn is_loaded(world: &World, server: &AssetServer) -> bool {
    world
        .get_resource::<SharedShader>()
        .is_some_and(|shader| super::has_arrived(server, shader.0.id().untyped()))
}
