// Frames and opens our pages, says that it is Owlbear, and writes down whatever they answer.
const asked = new URLSearchParams(location.search);
const plugin = asked.get("plugin");
const claims = asked.get("claims") || location.origin;
const address = (page) => `${plugin}/embed/owlbear/${page}?obrref=${encodeURIComponent(btoa(`${claims} MOCKROOM1`))}`;
window.heard = [];
window.loaded = 0;
addEventListener("message", ({ data, origin }) => window.heard.push({ origin, data }));

const greet = (target) => target.postMessage({ id: "OBR_READY", data: { ref: "mine", userId: "me" } }, "*");
for (const page of ["popover", "background"]) {
  const frame = document.createElement("iframe");
  frame.src = address(page);
  frame.title = page;
  frame.addEventListener("load", () => {
    window.loaded += 1;
    greet(frame.contentWindow);
  });
  document.body.append(frame);
}
document.querySelector("button").addEventListener("click", () => {
  const opened = open(address("popover"));
  setInterval(() => greet(opened), 100);
});
