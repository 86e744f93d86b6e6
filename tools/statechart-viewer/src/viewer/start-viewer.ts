import { createElement } from "react";
import { createRoot } from "react-dom/client";
import { createActor } from "xstate";
import { drawingStyle } from "../drawing/style";
import { pageStyle } from "../ui/page-style";
import { defaultTheme, type Theme } from "../ui/tokens";
import { App } from "./App";
import { commentActors } from "./comments/actors";
import { commentsMachine } from "./comments/comments-machine";
import { copyText } from "./copy-text";
import { type Column, columns } from "./data";
import { printStyle } from "./export/print-style";
import { saveDrawing } from "./export/save-drawing";
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

const columnsKey = "statechart-viewer.columns";

/** A browser may refuse to store anything; then nothing is remembered. */
function write(key: string, value: string): void {
  try {
    localStorage.setItem(key, value);
  } catch {}
}

/** The columns that were open last; at first all. */
function recalledColumns(): readonly Column[] {
  try {
    const open = localStorage.getItem(columnsKey)?.split(" ");
    return open ? columns.filter((column) => open.includes(column)) : columns;
  } catch {
    return columns;
  }
}

/** Shows the viewer in an element of the page. It uses the address and the browser's history. */
export function startViewer(element: HTMLElement, settings: ViewerSettings, appearance: Appearance = {}): void {
  const { base, comments } = settings;
  const theme = appearance.theme ?? defaultTheme;
  // Not as elements: the page's policy may allow only styles with known hashes.
  document.adoptedStyleSheets = [pageStyle(theme), appearance.style ?? "", drawingStyle(theme), printStyle(theme)].map(
    (rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      return sheet;
    },
  );
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
          copy: (place) => copyText(new URL(addressOf(base, place), location.href).href),
          copyText,
          comments,
          save: (format, name) => saveDrawing(theme, format, name),
          print: () => window.print(),
          rememberColumns: (open) => write(columnsKey, open.join(" ")),
          fillScreen: () => void document.querySelector("[data-screen]")?.requestFullscreen(),
          leaveScreen: () => void document.exitFullscreen(),
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
    {
      input: {
        place: readPlace(base, location),
        hasComments: comments !== null,
        columns: recalledColumns(),
        canFillScreen: document.fullscreenEnabled === true,
      },
    },
  ).start();
  document.addEventListener("fullscreenchange", () =>
    actor.send({ type: "screen.changed", isFull: document.fullscreenElement !== null }),
  );
  window.addEventListener("popstate", () => actor.send({ type: "place.changed", place: readPlace(base, location) }));
  createRoot(element).render(createElement(App, { actor, settings }));
}
