import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { globalStyle } from "../../src/theme/global-style";
import { pictureStyle } from "../draw/style";
import { App } from "./App";
import { addressOf, readPlace } from "./place";
import { viewerActors } from "./services";
import { viewerMachine } from "./viewer-machine";

const base = import.meta.env.BASE_URL;

// Not as elements: the policy of the page lets no style in that it does not know by its hash.
document.adoptedStyleSheets = [globalStyle, pictureStyle].map((rules) => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  return sheet;
});

const actor = createActor(
  viewerMachine.provide(
    viewerActors({
      base,
      fetch: (...args) => fetch(...args),
      now: Date.now,
      tellAddress: (place, replace) => {
        const address = addressOf(base, place);
        if (replace) history.replaceState(null, "", address);
        else history.pushState(null, "", address);
      },
    }),
  ),
  { input: { place: readPlace(base, location) } },
).start();

window.addEventListener("popstate", () => actor.send({ type: "place.changed", place: readPlace(base, location) }));

createRoot(document.getElementById("viewer") as HTMLElement).render(<App actor={actor} base={base} />);
