/** On a phone the list of channels is a drawer; while it is shut, the keyboard must not get into it. */

import { byId } from "./dom.js";

export class Drawer {
  constructor() {
    this.sidebar = byId("sidebar");
    this.room = byId("room");
    this.narrow = matchMedia("(max-width: 799px)");
    byId("drawer-open").addEventListener("click", () => this.open());
    byId("drawer-close").addEventListener("click", () => this.close());
    byId("backdrop").addEventListener("click", () => this.close());
    this.sidebar.addEventListener("keydown", (event) => event.key === "Escape" && this.close());
    this.narrow.addEventListener("change", () => this.close());
    this.close();
  }

  open() {
    document.body.classList.add("drawer");
    this.sidebar.inert = false;
    this.room.inert = true;
    byId("drawer-close").focus();
  }

  close() {
    const wasOpen = document.body.classList.contains("drawer");
    document.body.classList.remove("drawer");
    this.room.inert = false;
    this.sidebar.inert = this.narrow.matches;
    if (wasOpen) byId("drawer-open").focus();
  }
}
