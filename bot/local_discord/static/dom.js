/** Building blocks of the page. Text always becomes a text node: nothing that anybody wrote is parsed as HTML. */

/**
 * Build an element.
 * @param {string} tag
 * @param {object} properties attributes by name; `class`, `on` ({event: listener}), `data` (dataset) and `style`
 *   (custom properties, set through the object model because the page's policy refuses style attributes) are special
 * @param {...(Node|string|null|false|Array)} children empty ones are left out
 */
export function element(tag, properties = {}, ...children) {
  const node = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) assign(node, name, value);
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

function assign(node, name, value) {
  if (value === null || value === undefined || value === false) return;
  if (name === "on") for (const [event, listener] of Object.entries(value)) node.addEventListener(event, listener);
  else if (name === "data") Object.assign(node.dataset, value);
  else if (name === "style") for (const [key, setting] of Object.entries(value)) node.style.setProperty(key, setting);
  else node.setAttribute(name, value === true ? "" : String(value));
}

/** The element of the page's skeleton with this id. */
export const byId = (id) => document.getElementById(id);

/** A name for an element that another one must point at (labels, list boxes). */
let names = 0;
export const freshId = (prefix) => `${prefix}-${++names}`;

/** Discord's colour integers as CSS. */
export const colour = (number) => `#${number.toString(16).padStart(6, "0")}`;

/** Snowflakes in order of time: they are too large for numbers, so they are compared as digits. */
export const byTime = (one, other) => one.length - other.length || (one < other ? -1 : one > other ? 1 : 0);
