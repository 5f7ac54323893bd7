turns = { $count ->
    [one] { $count } motus
   *[other] { $count } motus
}
