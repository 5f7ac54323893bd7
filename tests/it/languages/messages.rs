//! The messages of a language, read as Project Fluent reads them.

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Message, Pattern, PatternElement};
use latrunculi::lang::{Language, TOPICS, text};
use std::collections::{BTreeMap, BTreeSet};

/// The messages of a language, by name.
pub struct Messages {
    language: Language,
    told: BTreeMap<String, Told>,
    faults: Vec<String>,
}

/// What a message tells of: its arguments, and those it has from the messages it refers to.
#[derive(Default)]
struct Told {
    arguments: BTreeSet<String>,
    refers: BTreeSet<String>,
}

impl Messages {
    /// All messages of a language.
    pub fn of(language: Language) -> Self {
        let mut messages = Self {
            language,
            told: BTreeMap::new(),
            faults: Vec::new(),
        };
        for (topic, source) in TOPICS.iter().zip(text(language)) {
            messages.read(topic, source);
        }
        messages.join();
        messages
    }

    /// What cannot be read, is there twice, or refers to nothing.
    pub fn faults(&self) -> &[String] {
        &self.faults
    }

    /// The names of all messages.
    pub fn names(&self) -> impl Iterator<Item = &str> {
        self.told.keys().map(String::as_str)
    }

    /// Whether there is a message of this name.
    pub fn has(&self, name: &str) -> bool {
        self.told.contains_key(name)
    }

    /// The names of what a message tells of.
    pub fn arguments(&self, name: &str) -> Option<&BTreeSet<String>> {
        self.told.get(name).map(|told| &told.arguments)
    }

    /// The names that messages refer to.
    pub fn referred(&self) -> impl Iterator<Item = &str> {
        let all = self.told.values().flat_map(|told| &told.refers);
        all.map(String::as_str)
    }

    fn read(&mut self, topic: &str, source: &str) {
        let language = self.language;
        let resource = match fluent_syntax::parser::parse(source) {
            Ok(resource) => resource,
            Err((resource, errors)) => {
                let told = errors
                    .iter()
                    .map(|it| format!("{language:?}, {topic}: {it}"));
                self.faults.extend(told);
                resource
            }
        };
        for entry in &resource.body {
            if let Entry::Message(message) = entry {
                let name = message.id.name.to_owned();
                let told = Told::of(message);
                if self.told.insert(name, told).is_some() {
                    let name = message.id.name;
                    self.faults
                        .push(format!("{language:?}, {topic}: {name} is there twice"));
                }
            }
        }
    }

    /// Gives every message the arguments of those it refers to. Nothing refers further than three messages.
    fn join(&mut self) {
        for _ in 0..3 {
            let before: BTreeMap<String, BTreeSet<String>> = self
                .told
                .iter()
                .map(|(name, told)| (name.clone(), told.arguments.clone()))
                .collect();
            for (name, told) in &mut self.told {
                for other in &told.refers {
                    match before.get(other) {
                        Some(arguments) => told.arguments.extend(arguments.iter().cloned()),
                        None => self
                            .faults
                            .push(format!("{:?}: {name} refers to {other}", self.language)),
                    }
                }
            }
        }
    }
}

impl Told {
    fn of(message: &Message<&str>) -> Self {
        let mut told = Self::default();
        let values = message.attributes.iter().map(|attribute| &attribute.value);
        for pattern in message.value.iter().chain(values) {
            told.pattern(pattern);
        }
        told
    }

    fn pattern(&mut self, pattern: &Pattern<&str>) {
        for element in &pattern.elements {
            if let PatternElement::Placeable { expression } = element {
                self.expression(expression);
            }
        }
    }

    fn expression(&mut self, expression: &Expression<&str>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                for variant in variants {
                    self.pattern(&variant.value);
                }
            }
        }
    }

    fn inline(&mut self, inline: &InlineExpression<&str>) {
        match inline {
            InlineExpression::VariableReference { id } => {
                self.arguments.insert(id.name.to_owned());
            }
            InlineExpression::MessageReference { id, .. } => {
                self.refers.insert(id.name.to_owned());
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::FunctionReference { arguments, .. } => {
                for argument in &arguments.positional {
                    self.inline(argument);
                }
            }
            _ => {}
        }
    }
}
