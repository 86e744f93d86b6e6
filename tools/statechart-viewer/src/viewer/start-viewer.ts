import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { drawingStyle } from "../drawing/style";
import { pageStyle } from "../ui/page-style";
import { defaultTheme, type Theme } from "../ui/tokens";
import { App } from "./App";
import { commentActors } from "./comments/actors";
import { commentsMachine } from "./comments/comments-machine";
import { addressOf, readPlace } from "./place";
import { viewerActors } from "./services";
import type { ViewerSettings } from "./settings";
import { viewerMachine } from "./viewer-machine";

/** The theme of the viewer. */
interface Appearance {
  theme?: Theme;
  /** The project's own styles: fonts, tokens. */
  style?: string;
}

/** Shows the viewer in an element of the page. It uses the address and the browser's history. */
export function startViewer(element: HTMLElement, settings: ViewerSettings, appearance: Appearance = {}): void {
  const { base, comments } = settings;
  const theme = appearance.theme ?? defaultTheme;
  // Not as elements: the page's policy may allow only styles with known hashes.
  document.adoptedStyleSheets = [pageStyle(theme), appearance.style ?? "", drawingStyle(theme)].map((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    return sheet;
  });
  const actor = createActor(
    viewerMachine
      .provide(
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
      )
      .provide(
        comments
          ? {
              actors: {
                comments: commentsMachine.provide({ actors: commentActors(comments, () => window.localStorage) }),
              },
            }
          : {},
      ),
    { input: { place: readPlace(base, location), hasComments: comments !== null } },
  ).start();
  window.addEventListener("popstate", () => actor.send({ type: "place.changed", place: readPlace(base, location) }));
  createRoot(element).render(createElement(App, { actor, settings }));
}
