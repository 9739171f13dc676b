/** Pictures and files, and the full-screen view of a picture. */

import { element } from "./dom.js";
import { say } from "./words.js";

/** Where the page fetches a file: only ever from the local Discord, whatever name its machine goes by. */
function localAddress(address) {
  const url = new URL(address, location.href);
  return url.pathname.startsWith("/cdn/") || url.origin === location.origin ? url.pathname + url.search : null;
}

/**
 * A picture that a press enlarges.
 * @param {{url: string, width?: number, height?: number}} media
 * @param {string|null} description the alt text
 */
export function picture(media, description, style) {
  const address = localAddress(media.url);
  if (address === null) return element("span", { class: "outside" }, description || media.url);
  const alt = description || say("picture");
  const image = element("img", { src: address, alt, width: media.width, height: media.height, decoding: "async" });
  const enlarge = {
    type: "button",
    class: `picture ${style}`,
    "aria-label": say("enlarge", { alt }),
    on: { click: () => fullScreen(address, alt) },
  };
  return element("button", enlarge, image);
}

/** Show a picture on the whole screen; a press on it switches between fitting the screen and its full size. */
function fullScreen(address, alt) {
  const image = element("img", { src: address, alt });
  const zoom = element(
    "button",
    { type: "button", class: "canvas", "aria-label": say("actualSize"), on: { click: (event) => toggle(event) } },
    image,
  );
  const close = element(
    "button",
    { type: "button", class: "icon", "aria-label": say("close"), on: { click: () => dialog.close() } },
    "✕",
  );
  const dialog = element(
    "dialog",
    { class: "full-screen", "aria-label": alt, on: { close: () => dialog.remove() } },
    close,
    zoom,
    element("p", {}, alt),
  );
  const toggle = (event) => {
    image.width = fullWidth(image);
    const [x, y] = [event.offsetX / image.clientWidth, event.offsetY / image.clientHeight];
    dialog.classList.toggle("actual");
    zoom.scrollTo(image.clientWidth * x - zoom.clientWidth / 2, image.clientHeight * y - zoom.clientHeight / 2);
  };
  document.body.append(dialog);
  dialog.showModal();
}

/** As many pixels as the picture has, but on a fine screen at least twice what fits: small print must become legible. */
function fullWidth({ naturalWidth }) {
  return Math.max(naturalWidth / devicePixelRatio, Math.min(naturalWidth, 2 * innerWidth));
}

/** A file to download. */
export function file(attachment) {
  const address = localAddress(attachment.url);
  const name = attachment.filename ?? decodeURIComponent(attachment.url.split("/").at(-1).split("?")[0]);
  return element(
    "a",
    { class: "file", href: address, download: name, "aria-label": say("download", { name }) },
    `↓ ${name}`,
  );
}

/** An ordinary message's attachment: pictures are shown, everything else can be downloaded. */
export function attachment(data) {
  const isPicture = data.content_type?.startsWith("image/") ?? /\.(png|jpe?g|gif|webp)$/i.test(data.filename);
  return isPicture ? picture(data, data.description, "alone") : file(data);
}
