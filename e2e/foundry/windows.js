// Foundry's windows, notifications, chat and list of settings, as far as a module meets them.
import { docOf, docsOf, send, world } from "./documents.js";
import { Hooks } from "./hooks.js";

let front = 100;

export class ApplicationV2 {
  static DEFAULT_OPTIONS = { window: {}, position: {}, classes: [] };
  constructor() {
    this.options = this.constructor.DEFAULT_OPTIONS;
    this.element = null;
  }
  get rendered() {
    return !!this.element;
  }
  async render(given = {}) {
    const { force } = given === true ? { force: true } : given;
    if (!this.rendered && !force) return this;
    const { id, classes, window: frame, position } = this.options;
    const context = await this._prepareContext?.({});
    const result = await this._renderHTML(context, {});
    if (!this.rendered) {
      const element = Object.assign(document.createElement("section"), { id, className: ["application", ...(classes ?? [])].join(" ") });
      element.setAttribute("role", "dialog");
      element.setAttribute("aria-label", game.i18n.localize(frame.title));
      const [header, title, close, content] = ["header", "h4", "button", "div"].map((name) => document.createElement(name));
      title.textContent = game.i18n.localize(frame.title);
      Object.assign(close, { textContent: "×", ariaLabel: "Close Window" }).addEventListener("click", () => this.close());
      content.className = "window-content";
      header.append(title, close);
      element.append(header, content);
      element.style.width = `${position.width}px`;
      element.style.height = position.height === "auto" ? "auto" : `${position.height}px`;
      document.body.append(element);
      this.element = element;
    }
    this._replaceHTML(result, this.element.querySelector(".window-content"), {});
    return this;
  }
  bringToFront() {
    if (!this.element) throw new Error("not rendered");
    this.element.style.zIndex = String((front += 1));
  }
  async close() {
    this.element?.remove();
    this.element = null;
    return this;
  }
}

/** Before V13 a notification's text was HTML. */
const notify = (level) => (message) => {
  const line = document.createElement("li");
  line.className = level;
  if (game.release.generation < 13) line.innerHTML = message;
  else line.textContent = message;
  document.querySelector("#notifications").append(line);
};
export const ui = { notifications: { info: notify("info"), warn: notify("warn"), error: notify("error") } };

export const ChatMessage = {
  create: (data) => send({ do: "create", kind: "messages", id: Math.random().toString(36).slice(2, 18), changes: { ...data, author: game.user.id } }),
};

/** The chat is drawn anew with every message. */
const draw = () => {
  const chat = document.querySelector("#chat");
  chat.replaceChildren();
  for (const message of docsOf("messages").filter((one) => one.visible)) {
    const line = document.createElement("li");
    line.innerHTML = message.content;
    chat.append(line);
    if (game.release.generation < 13) Hooks.callAll("renderChatMessage", message, [line], {});
    else Hooks.callAll("renderChatMessageHTML", message, line, {});
  }
};
for (const hook of ["createChatMessage", "updateChatMessage"]) Hooks.on(hook, draw);

const menus = new Map();
const registered = new Map();
export const settings = {
  menus,
  registered,
  register: (space, key, data) => registered.set(`${space}.${key}`, data),
  registerMenu(space, key, { type, name, restricted, hint }) {
    if (!(type.prototype instanceof ApplicationV2)) throw new Error("a menu's type must be an application");
    if (restricted && !game.user.isGM) return;
    menus.set(`${space}.${key}`, { type, name, hint });
  },
  get(space, key) {
    const { scope, default: usual } = registered.get(`${space}.${key}`);
    if (scope === "world") return world.settings[`${space}.${key}`]?.value ?? usual;
    return JSON.parse(localStorage.getItem(`${game.user.id}.${space}.${key}`) ?? "null") ?? usual;
  },
  async set(space, key, value) {
    const { scope, onChange } = registered.get(`${space}.${key}`);
    if (scope === "world") {
      if (!game.user.isGM) throw new Error("only a GM changes the world's settings");
      return send({ do: "create", kind: "settings", id: `${space}.${key}`, changes: { value } });
    }
    localStorage.setItem(`${game.user.id}.${space}.${key}`, JSON.stringify(value));
    onChange?.(value);
    return value;
  },
};
export const listMenus = () => {
  for (const { type, name, hint } of menus.values()) {
    const button = Object.assign(document.createElement("button"), { textContent: game.i18n.localize(name), title: game.i18n.localize(hint) });
    button.addEventListener("click", () => new type().render(true));
    document.querySelector("#menus").append(button);
  }
};

/** Tokens on the scene, for people to look at. */
export const drawBoard = () => {
  const board = document.querySelector("#board");
  board.replaceChildren();
  for (const token of docsOf("tokens").filter((one) => game.user.isGM || !one.hidden)) {
    const one = Object.assign(document.createElement("div"), { textContent: token.name, className: token.disposition === 1 ? "friend" : "" });
    const scale = 50 / window.canvas.scene.dimensions.size;
    Object.assign(one.style, { left: `${token._source.x * scale}px`, top: `${token._source.y * scale}px`, width: "50px", height: "50px" });
    board.append(one);
  }
};
for (const hook of ["updateToken", "createToken", "canvasReady"]) Hooks.on(hook, drawBoard);
export { docOf };
