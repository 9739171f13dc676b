/** Discord's timestamps, `<t:unix:style>`, in the reader's language and time zone. */

import { now } from "./clock.js";
import { element } from "./dom.js";
import { language } from "./words.js";

const STYLES = {
  t: { timeStyle: "short" },
  T: { timeStyle: "medium" },
  d: { dateStyle: "short" },
  D: { dateStyle: "long" },
  f: { dateStyle: "long", timeStyle: "short" },
  F: { dateStyle: "full", timeStyle: "short" },
  s: { dateStyle: "short", timeStyle: "short" },
  S: { dateStyle: "short", timeStyle: "medium" },
};

const UNITS = [
  ["year", 31536000],
  ["month", 2592000],
  ["day", 86400],
  ["hour", 3600],
  ["minute", 60],
  ["second", 1],
];

const written = (unix, style) => new Intl.DateTimeFormat(language(), STYLES[style]).format(new Date(unix * 1000));

function distance(unix) {
  const seconds = unix - Math.floor(now() / 1000);
  const [unit, length] = UNITS.find(([, size]) => Math.abs(seconds) >= size) ?? UNITS.at(-1);
  return new Intl.RelativeTimeFormat(language(), { numeric: "auto" }).format(Math.trunc(seconds / length), unit);
}

const words = (unix, style) => (style === "R" ? distance(unix) : written(unix, style));

/** A moment as a `time` element; hovering shows it in full. Relative ones are kept up to date by `keepCounting`. */
export function timestamp(unix, style = "f") {
  const known = style === "R" || style in STYLES ? style : "f";
  const attributes = { datetime: new Date(unix * 1000).toISOString(), title: written(unix, "F"), data: { unix } };
  if (known === "R") attributes.class = "counting";
  return element("time", attributes, words(unix, known));
}

/** Count all relative timestamps of the page on, once a second. */
export function keepCounting() {
  setInterval(() => {
    for (const time of document.querySelectorAll("time.counting")) {
      const said = distance(Number(time.dataset.unix));
      if (time.textContent !== said) time.textContent = said;
    }
  }, 1000);
}
