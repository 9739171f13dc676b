/** Pictures and files. */

import { element } from "./dom.js";
import { fullScreen } from "./viewer.js";
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

/** A file as the server takes it: its name, and its bytes in base64. */
export async function readFile(chosen) {
  const address = await new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener("load", () => resolve(reader.result));
    reader.addEventListener("error", () => reject(reader.error));
    reader.readAsDataURL(chosen);
  });
  return { filename: chosen.name, data: address.slice(address.indexOf(",") + 1) };
}
