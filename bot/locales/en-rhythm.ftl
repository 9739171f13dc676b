# What a lobby says about its players' hours.

lobby-rhythm = These { $count } usually play from { $first } to { $last }: about { $turns ->
    [one] { $turns } turn a day.
   *[other] { $turns } turns a day.
}
lobby-rhythm-any = These { $count } play at any hour: about { $turns ->
    [one] { $turns } turn a day.
   *[other] { $turns } turns a day.
}
