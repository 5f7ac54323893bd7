fn main() -> std::process::ExitCode {
    latrunculi::app::run(latrunculi::app::Start::default())
}
