/** The messages of the open channel: kept in step with the session, at the panel that asks the reader, else at the end
 * if the reader was there. */

import { element } from "./dom.js";
import { messageElement } from "./messages.js";

const NEAR_THE_END_PIXELS = 80;
const SAME_BREATH_MILLISECONDS = 5 * 60 * 1000;
const FOCUSABLE = "button:not(:disabled), a[href]";

export class Log {
  /**
   * @param {HTMLElement} root the element that scrolls
   * @param {HTMLElement} toEnd the button that goes back to the end
   */
  constructor(root, toEnd) {
    this.root = root;
    this.toEnd = toEnd;
    this.shown = new Map();
    this.top = element("div", { class: "top" });
    this.list = element("div", { class: "list" });
    root.append(this.top, this.list);
    root.addEventListener("scroll", () => this.scrolled());
    root.addEventListener("load", () => this.settle(), true);
    new ResizeObserver(() => this.settle()).observe(root);
    toEnd.addEventListener("click", () => this.goToEnd());
    this.atEnd = true;
    this.asking = undefined;
    this.held = null;
  }

  /** Start over: another channel or person. */
  clear() {
    this.shown.clear();
    this.list.replaceChildren();
    this.topVersion = null;
    this.last = null;
    this.asking = undefined;
    this.held = null;
    this.goToEnd();
  }

  /**
   * Show these messages. What has not changed keeps its element.
   * @param {{message: object, version: string, context: object}[]} entries oldest first
   * @param {string|null} asking the panel that waits for a choice of the reader
   */
  show(entries, asking) {
    const focus = this.focusIn();
    const fromEnd = this.root.scrollHeight - this.root.scrollTop;
    const grewAbove = entries[0]?.message.id !== this.list.firstElementChild?.dataset.key && this.shown.size > 0;
    const nodes = entries.map((entry) => this.elementOf(entry));
    entries.forEach((entry, at) =>
      nodes[at].classList.toggle("continued", continues(entries[at - 1]?.message, entry.message)),
    );
    this.arrange(nodes);
    this.restore(focus);
    this.hold(asking, focus);
    if (this.held) this.keepEndInSight();
    else if (this.atEnd) this.goToEnd();
    else if (grewAbove) this.root.scrollTop = this.root.scrollHeight - fromEnd;
    else this.keepInSight(focus);
    this.markNew(entries.at(-1)?.message.id);
  }

  /**
   * A panel that has begun to ask, or in which the reader has just pressed something, is held in sight though posts come
   * below it; what the reader scrolls away is let go. Once it asks no more, the reader follows the others again.
   */
  hold(asking, focus) {
    const hasBegun = this.asking !== undefined && asking !== this.asking;
    const isPressed = focus?.id === asking && !focus.message.isConnected;
    if (this.held && !asking) this.atEnd = true;
    if (hasBegun || isPressed) this.held = asking;
    this.asking = asking;
  }

  /** Of a panel that is too tall the end, where its choices are. */
  keepEndInSight() {
    const { node } = this.shown.get(this.held);
    const isTall = node.offsetHeight > this.root.clientHeight;
    node.scrollIntoView({ block: isTall ? "end" : "nearest" });
  }

  /** The message in which the reader has just pressed something stays in sight, whatever its new size. */
  keepInSight(focus) {
    if (focus && !focus.message.isConnected) this.shown.get(focus.id)?.node.scrollIntoView({ block: "nearest" });
  }

  /** Whoever reads further up is told that something has come. */
  markNew(last) {
    if (this.last && this.last !== last && !this.atEnd) this.toEnd.classList.add("new");
    this.last = last;
  }

  /** What stands above the first message; if `version` is the same, it need not be drawn again. */
  showTop(version, build) {
    if (version !== this.topVersion) this.top.replaceChildren(build());
    this.topVersion = version;
  }

  elementOf({ message, version, context }) {
    const known = this.shown.get(message.id);
    if (known?.message === message && known.version === version) return known.node;
    const node = messageElement(message, context);
    node.dataset.key = message.id;
    this.shown.set(message.id, { message, version, node });
    return node;
  }

  /** Put the elements in order without touching those that already stand right. */
  arrange(nodes) {
    const wanted = new Set(nodes);
    for (const node of [...this.list.children]) if (!wanted.has(node)) node.remove();
    nodes.forEach((node, at) => {
      if (this.list.children[at] !== node) this.list.insertBefore(node, this.list.children[at] ?? null);
    });
    for (const [id, { node }] of this.shown) if (!wanted.has(node)) this.shown.delete(id);
  }

  /** Where the keyboard is: which message, which of its controls. */
  focusIn() {
    const control = document.activeElement;
    const message = control?.closest?.(".list > *");
    if (!message || !this.root.contains(message)) return null;
    return { message, id: message.dataset.key, key: control.dataset.key, words: control.textContent };
  }

  /** A message that was drawn anew gets the keyboard back: the same control, or one of that name, or the message. */
  restore(focus) {
    if (!focus || focus.message.isConnected) return;
    const node = this.shown.get(focus.id)?.node;
    if (!node) return;
    const controls = [...node.querySelectorAll(FOCUSABLE)];
    const same = controls.find((one) => one.dataset.key && one.dataset.key === focus.key);
    (same ?? controls.find((one) => one.textContent === focus.words) ?? node).focus({ preventScroll: true });
  }

  scrolled() {
    this.atEnd = this.root.scrollHeight - this.root.scrollTop - this.root.clientHeight < NEAR_THE_END_PIXELS;
    if (this.atEnd) this.hideToEnd();
    else this.toEnd.hidden = false;
    if (this.held && !this.endIsInSight(this.shown.get(this.held).node)) this.held = null;
  }

  endIsInSight(node) {
    const { bottom, top } = this.root.getBoundingClientRect();
    const end = node.getBoundingClientRect().bottom;
    return end > top && end < bottom + NEAR_THE_END_PIXELS;
  }

  /** A picture has come or the window has changed: the panel that is held stays in sight, whoever was at the end there. */
  settle() {
    if (this.held) this.keepEndInSight();
    else if (this.atEnd) this.goToEnd();
  }

  goToEnd() {
    this.atEnd = true;
    this.held = null;
    this.root.scrollTop = this.root.scrollHeight;
    this.hideToEnd();
  }

  hideToEnd() {
    this.toEnd.hidden = true;
    this.toEnd.classList.remove("new");
  }

  /** The keyboard goes to a message, so that its controls are next. Whoever writes something is left in peace. */
  moveTo(id) {
    if (!document.activeElement?.closest("input, textarea")) this.shown.get(id)?.node.focus({ preventScroll: true });
  }

  /** Go to a message and mark it for a moment. */
  goTo(id) {
    const node = this.shown.get(id)?.node;
    if (!node) return;
    this.atEnd = false;
    node.scrollIntoView({ block: "center" });
    node.focus({ preventScroll: true });
    node.classList.add("found");
    setTimeout(() => node.classList.remove("found"), 2000);
  }
}

/** Whether a message needs no head of its own, because the same author has just spoken. */
function continues(before, message) {
  if (!before || message.author.bot || before.author.id !== message.author.id || before.type !== message.type)
    return false;
  if (message.referenced_message || message.pinned) return false;
  return Date.parse(message.timestamp) - Date.parse(before.timestamp) < SAME_BREATH_MILLISECONDS;
}
