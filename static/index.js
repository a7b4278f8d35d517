// @ts-check
// The front page.
import { html, render } from "lit-html";

const main = document.querySelector("main");
if (main) render(html`<h1>Offturn</h1>`, main);
