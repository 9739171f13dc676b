/**
 * What the first screen says about each game. `choices` and `won` are measured by `python -m tests.bench.first_page`: autopilot plays
 * the usual chapter for two seats; the median of one seat's choices, and of how many matches out of 20 the table won.
 */
export const GAMES = {
  tyrants: { players: "2–4", together: false, choices: 220, won: null },
  massive_darkness: { players: "1–6", together: true, choices: 33, won: 18 },
  keep_the_heroes_out: { players: "1–6", together: true, choices: 228, won: 20 },
  fireteam_zero: { players: "1–4", together: true, choices: 138, won: 12 },
};
