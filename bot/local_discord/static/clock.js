/** The local Discord's clock: the machine's own, but for what was skipped in it. */

let ahead = 0;

/** How far it is ahead of the machine's, in seconds. */
export const setAhead = (seconds) => {
  ahead = seconds;
};

/** The time there now, in milliseconds since 1970. */
export const now = () => Date.now() + ahead * 1000;
