import "./styles/maharaja.css"; // before the styles of the screens, which refine it
import "./styles/app.css";
import { mount } from "svelte";
import App from "./App.svelte";
import { offline } from "./net/offline.svelte.ts";
import { i18n } from "./text/i18n.svelte.ts";
import "./model/preferences.svelte.ts"; // sets the theme before anything is drawn

// The server has a newer client, and the parts of this one are gone.
addEventListener("vite:preloadError", () => location.reload());

await i18n.start();
mount(App, { target: document.getElementById("app")! });
void offline.start(i18n.language);
