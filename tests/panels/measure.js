async (messages) => {
  const { messageElement } = await import("/page/static/messages.js");
  await document.fonts.ready;
  const log = document.getElementById("log");
  const nothing = () => {};
  const named = { channelName: () => "a-thread-of-a-campaign", userName: () => "A player", roleName: () => "A role" };
  const context = { menuCommands: [], press: nothing, busy: null, entities: () => [], dismiss: nothing, ...named };
  const svg = "<svg xmlns='http://www.w3.org/2000/svg' width='1600' height='1100'/>";
  const blank = "data:image/svg+xml," + encodeURIComponent(svg);
  const tenths = (number) => Math.round(number * 10) / 10;
  const box = (node) => node.getBoundingClientRect();
  const found = [];
  for (const components of messages) {
    const message = {
      id: "1", type: 0, flags: 32768 | 64, content: "", attachments: [], embeds: [], mentions: [], components,
      author: { id: "2", username: "Emberkeep", bot: true }, timestamp: "2026-11-28T09:41:00Z",
    };
    const node = messageElement(message, context);
    log.replaceChildren(node);
    for (const image of node.querySelectorAll(".picture img")) {
      Object.assign(image, { width: 1600, height: 1100, src: blank });
      image.style.aspectRatio = "16/11";
    }
    const edge = box(node.querySelector(".container")).right;
    const rows = [...node.querySelectorAll(".container > .row")];
    const labels = [...node.querySelectorAll(".row > .button, .row > .menu > span:first-child")];
    found.push({
      height: tenths(box(node).height),
      rows: rows.length,
      wraps: rows.filter((row) => box(row).height > 41).length,
      cut: labels
        .filter((one) => one.scrollWidth > one.clientWidth + 1 || box(one).right > edge)
        .map((one) => one.textContent),
    });
  }
  return found;
}
