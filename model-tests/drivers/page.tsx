import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import { act, cleanup, render } from "@testing-library/react";
import type { ReactElement } from "react";
import { I18nextProvider } from "react-i18next";
import { StyleSheetManager } from "styled-components";
import type { AnyActorRef } from "xstate";
import { createStrictI18n } from "../../src/i18n/strict-i18n.testing";
import { keepFocus } from "../../src/screens/focus";
// Loaded before: dialogs load it when they open first, which may take longer than a test waits for a view.
import "../../src/ui/Dialog";
import { listen } from "../../src/screens/link";
import { type Site, SiteContext } from "../../src/screens/site-context";

/** As in a browser: players can fill the screen and leave the page. */
if (globalThis.document) Object.assign(document, { fullscreenEnabled: true, pictureInPictureEnabled: true });

/** A static site whose academy emits nothing by itself. Tests that need more render more around a view. */
export const site: Site = {
  academy: { getSnapshot: () => ({ children: {} }), subscribe: () => ({ unsubscribe: () => undefined }) } as never,
  screens: { open: () => unreachable("open"), hold: () => unreachable("hold"), forget: () => unreachable("forget") },
  locale: "en",
  language: "en",
  origin: "https://academy.test",
  usage: true,
  meta: null,
  onHydrated: () => undefined,
};

function unreachable(what: string): never {
  throw new Error(`A view under test asked its site to ${what} a screen.`);
}

const texts = createStrictI18n("en");

/** A view at an address. Links have targets but do not navigate. */
export function viewAt(address: string, view: ReactElement): ReactElement {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory({ initialEntries: [address] }),
    trailingSlash: "always",
  });
  return <RouterContextProvider router={router as never}>{view}</RouterContextProvider>;
}

/** The address of no page, so that no link leads to where it is. */
const noPage = "/academy/under-test/";

/**
 * A page that shows one view as the site would.
 * @param actor the machine that it shows, which may move the focus
 */
export async function openPage(view: ReactElement, actor?: AnyActorRef) {
  const i18n = await texts;
  // The tests ignore styles, but computing accessible names would have to process them.
  const styles = document.createElement("div");
  render(
    <StyleSheetManager target={styles}>
      <I18nextProvider i18n={i18n}>
        <SiteContext.Provider value={site}>{viewAt(noPage, view)}</SiteContext.Provider>
      </I18nextProvider>
    </StyleSheetManager>,
  );
  const focus = keepFocus();
  const heard = actor
    ? listen(actor, (event) => {
        if (event.type === "focus.requested") focus.moveToPart(event.part);
      })
    : [];
  return {
    body: document.body,
    // Views load code on demand, which takes long on a busy machine. Only failures wait for so long.
    timeoutMs: 10_000,
    /** Runs a function and lets React render the result. */
    during: (play: () => void) => {
      act(play);
      focus.check();
    },
    close: () => {
      for (const subscription of heard) subscription.unsubscribe();
      focus.stop();
      cleanup();
    },
  };
}
