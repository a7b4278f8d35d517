// A table of Owlbear Rodeo as the SDK sees it: frames our pages, answers the SDK's messages, shares one scene over its server.
const asked = new URLSearchParams(location.search);
const plugin = asked.get("plugin");
const me = { id: asked.get("id"), name: asked.get("name"), role: asked.get("role"), connection: `${asked.get("id")}-connection` };
const room = "MOCKROOM1";
const THEMES = {
  DARK: { mode: "DARK", primary: { light: "#d6c2ff", main: "#bb99ff", dark: "#8c66d9", contrastText: "#000000" }, background: { default: "#1e2231", paper: "#222639" }, text: { primary: "#ffffff", secondary: "#bbbbbb", disabled: "#777777" } },
  LIGHT: { mode: "LIGHT", primary: { light: "#9966ff", main: "#6b3fd1", dark: "#4a2899", contrastText: "#ffffff" }, background: { default: "#f1f3f9", paper: "#ffffff" }, text: { primary: "#111111", secondary: "#444444", disabled: "#888888" } },
};
let theme = THEMES[asked.get("theme") ?? "DARK"];
document.body.className = theme.mode.toLowerCase();
let shared = null;
const frames = new Map();
const menus = new Map();
const log = [];

const tell = (change) => fetch("/shared", { method: "POST", body: JSON.stringify(change) });
const emit = (id, data) => {
  for (const { frame, ref } of frames.values()) frame.contentWindow.postMessage({ id, data, ref }, plugin);
};

const ANSWERS = {
  OBR_PLAYER_GET_NAME: () => ({ name: me.name }),
  OBR_PLAYER_GET_ROLE: () => ({ role: me.role }),
  OBR_PLAYER_GET_CONNECTION_ID: () => ({ connectionId: me.connection }),
  OBR_ROOM_GET_METADATA: () => ({ metadata: shared.room }),
  OBR_ROOM_SET_METADATA: ({ update }) => tell({ room: update }),
  OBR_SCENE_IS_READY: () => ({ ready: shared.ready }),
  OBR_SCENE_GET_METADATA: () => ({ metadata: shared.scene }),
  OBR_SCENE_SET_METADATA: ({ update }) => tell({ scene: update }),
  OBR_SCENE_ITEMS_GET_ALL_ITEMS: () => ({ items: shared.items }),
  OBR_SCENE_ITEMS_GET_ITEMS: ({ ids }) => ({ items: shared.items.filter((one) => ids.includes(one.id)) }),
  OBR_SCENE_ITEMS_UPDATE_ITEMS: ({ updates }) => tell({ items: updates }),
  OBR_SCENE_GRID_GET_DPI: () => ({ dpi: shared.grid.dpi }),
  OBR_SCENE_GRID_GET_TYPE: () => ({ type: shared.grid.type }),
  OBR_THEME_GET_THEME: () => ({ theme }),
  OBR_VIEWPORT_GET_WIDTH: () => ({ width: innerWidth }),
  OBR_VIEWPORT_GET_HEIGHT: () => ({ height: innerHeight }),
  OBR_NOTIFICATION_SHOW: ({ message }) => {
    const line = document.createElement("li");
    line.textContent = message;
    document.querySelector("#notifications").append(line);
    return { id: String(Math.random()) };
  },
  OBR_ACTION_SET_BADGE_TEXT: ({ badgeText }) => {
    document.querySelector("#badge").textContent = badgeText ?? "";
  },
  OBR_POPOVER_OPEN: ({ id, url, width, height }) => show(id, url, { width, height, title: "prompt" }),
  OBR_POPOVER_CLOSE: ({ id }) => hide(id),
  OBR_CONTEXT_MENU_CREATE: (menu) => void menus.set(menu.id, menu),
  OBR_CONTEXT_MENU_REMOVE: ({ id }) => void menus.delete(id),
};

const reference = () => btoa(`${asked.get("claims") ?? location.origin} ${room}`);

const show = (id, url, { width, height, title, into = "#popovers" }) => {
  hide(id);
  const frame = document.createElement("iframe");
  const ref = `ref-${id}-${Math.random()}`;
  const address = new URL(url, plugin);
  address.searchParams.set("obrref", reference());
  Object.assign(frame, { src: address.href, title, width, height, allow: "autoplay; clipboard-write" });
  frame.addEventListener("load", () => frame.contentWindow.postMessage({ id: "OBR_READY", data: { ref, userId: me.id } }, "*"));
  frames.set(id, { frame, ref });
  document.querySelector(into).append(frame);
};

const hide = (id) => {
  frames.get(id)?.frame.remove();
  frames.delete(id);
};

addEventListener("message", async ({ origin, source, data }) => {
  const from = [...frames.values()].find((one) => one.frame.contentWindow === source);
  log.push(data?.id);
  if (!from || origin !== plugin || data.ref !== from.ref || !data.nonce) return;
  const answer = ANSWERS[data.id];
  if (!answer) return source.postMessage({ id: `${data.id}_ERROR${data.nonce}`, data: { error: "not known to this table" } }, plugin);
  const said = (await answer(data.data)) ?? {};
  source.postMessage({ id: `${data.id}_RESPONSE${data.nonce}`, data: said instanceof Response ? {} : said }, plugin);
});

const take = (news) => {
  const before = shared;
  shared = news;
  if (!before) return;
  emit("OBR_ROOM_METADATA_EVENT_CHANGE", { metadata: shared.room });
  if (shared.ready !== before.ready) emit("OBR_SCENE_EVENT_READY_CHANGE", { ready: shared.ready });
  if (JSON.stringify(shared.grid) !== JSON.stringify(before.grid)) emit("OBR_SCENE_GRID_EVENT_CHANGE", { grid: shared.grid });
  if (shared.ready) emit("OBR_SCENE_ITEMS_EVENT_CHANGE", { items: shared.items });
};

const manifest = await (await fetch(`${plugin}/owlbear/manifest.json`)).json().catch(() => null);
await new Promise((resolve) => {
  new EventSource("/events").onmessage = ({ data }) => {
    take(JSON.parse(data));
    resolve();
  };
});

const { action, background_url: background } = manifest;
show("background", background, { width: 0, height: 0, title: "background", into: "#background" });
window.table = {
  log,
  menus: () => [...menus.values()].map((one) => one.icons[0].label),
  openAction(width) {
    show("action", action.popover, { width: width ?? action.width, height: action.height, title: "action" });
    emit("OBR_ACTION_IS_OPEN_EVENT_CHANGE", { isOpen: true });
  },
  closeAction() {
    hide("action");
    emit("OBR_ACTION_IS_OPEN_EVENT_CHANGE", { isOpen: false });
  },
  pick(label, ids) {
    const menu = [...menus.values()].find((one) => one.icons[0].label === label);
    emit("OBR_CONTEXT_MENU_EVENT_CLICK", { id: menu.id, context: { items: shared.items.filter((one) => ids.includes(one.id)) }, elementId: "" });
  },
  wear(mode) {
    theme = THEMES[mode];
    document.body.className = mode.toLowerCase();
    emit("OBR_THEME_EVENT_CHANGE", { theme });
  },
};
