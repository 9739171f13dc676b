# The daily digest in direct messages, and its setting in /me.

me-digest = Daily digest
me-digest-about = A direct message with all your tables, at this hour where you are. Without a city it is by UTC.
me-digest-off = No digest
me-digest-hour = At { $hours }:00
me-digest-refused = I could not write to you, so the digest is off. Allow direct messages and switch it on again.
digest-title = { $count ->
    [0] **No table waits for you today**
    [1] **1 table waits for you**
   *[other] **{ $count } tables wait for you**
}
digest-due = **[{ $name }]({ $link })** waits for you since { $since }, until { $due }.
digest-yours = **[{ $name }]({ $link })** waits for you since { $since }.
digest-other = [{ $name }]({ $link }): { $players }
digest-rests = [{ $name }]({ $link }) waits for no one now.
digest-more = … and { $count ->
    [1] 1 more table
   *[other] { $count } more tables
}: `/turns`
digest-foot = -# You get this once a day. `/me` changes the hour or switches it off.
