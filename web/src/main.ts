import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { GAMES } from "./games";
import { router } from "./lib/router.svelte";
import { settings } from "./lib/settings.svelte";
import { words } from "./lib/words.svelte";
import { SCREENS } from "./screens";
import { meet } from "./table/connection";

settings.show();
// The screen is on its way while the words are; whether it comes shows later.
const { screen } = router;
const late = () => {};
SCREENS[screen.name]?.().catch(late);
if (screen.name === "table") meet(screen.id, settings.liked.language, (game) => GAMES[game]?.table().catch(late));
// The words come first: nothing is shown in two languages.
void words.speak(settings.liked.language).then(() => mount(App, { target: document.getElementById("app")! }));

// After an update the server has no parts of the old page any more. If it answers, the new page is loaded; not again and again.
const RELOADED = "carson-reloaded";
const LEAST = 10_000; // milliseconds between two such tries
addEventListener("vite:preloadError", async () => {
  if (Date.now() - Number(sessionStorage.getItem(RELOADED)) < LEAST) return;
  sessionStorage.setItem(RELOADED, `${Date.now()}`);
  if ((await fetch("/healthz").catch(() => null))?.ok) location.reload();
});

if ("serviceWorker" in navigator && import.meta.env.PROD) void navigator.serviceWorker.register("/offline.js");
