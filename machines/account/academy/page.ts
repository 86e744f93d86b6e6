import { emit, sendTo } from "xstate";
import { academySetup } from "./setup";

export const page = academySetup.createStateConfig({
  description: "The page that is open, and whether it may be read in this language.",
  initial: "open",
  on: {
    "page.opened": {
      target: ".open",
      actions: [
        sendTo("localeGate", ({ event }) => event),
        sendTo("billing", { type: "page.opened" }),
        sendTo("notices", { type: "page.opened" }),
        sendTo("shortcuts", { type: "page.opened" }),
      ],
    },
    "page.refused": ".refused",
    "site.leave": { target: ".leaving", actions: emit(({ event }) => ({ type: "site.left", url: event.url })) },
  },
  states: {
    open: { description: "The page is shown.", meta: { screen: "Shell", requirements: ["S2.routes"] } },
    refused: {
      description: "The section does not exist in this language: the not-found page.",
      meta: { screen: "NotFound", requirements: ["S2.localeCheck", "S8.locale"] },
      tags: "refused",
    },
    leaving: {
      description: "The browser leaves for another address.",
      meta: { screen: "RedirectSpinner", requirements: ["S2.localeCheck", "S8.locale"] },
      tags: "leaving",
    },
  },
});
