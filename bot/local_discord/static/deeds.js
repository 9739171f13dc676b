/** The bot's buttons and menus are known by what they do, which is the second word of their ids, in every language. */

/** What only those controls do that want an answer of whoever sees them. */
const ASKING = ["choose", "pick", "sure", "settings_change"];

const deedOf = (part) => part.custom_id?.split("/")[1];

/** All components of a message, those within others included. */
const parts = (components) => components.flatMap((part) => [part, ...parts(part.components ?? [])]);

/** The first control of a message that does one of these and can be pressed; undefined if none does. */
export const controlOf = (message, ...deeds) =>
  parts(message.components).find((part) => deeds.includes(deedOf(part)) && !part.disabled);

/** Whether a message waits for a choice. */
export const asks = (message) => Boolean(controlOf(message, ...ASKING));
