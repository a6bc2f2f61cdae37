import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";

settings.show();
// The words come first: nothing is shown in two languages.
void words.speak(settings.liked.language).then(() => mount(App, { target: document.getElementById("app")! }));

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/offline.js");
