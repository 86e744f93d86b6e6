import { wordsFor } from "../shared/machine-words";
import * as shared from "../shared/words";
import type { failedPageMachine } from "./failed-page";

export const failedPageWords = wordsFor<typeof failedPageMachine>()({
  events: { ...shared.connectionChanged, "page.reload": "the reader presses Reload page" },
  guards: { ...shared.connectionWords, isWithoutNetwork: "there is no network" },
  actions: { requestReload: "load the page again" },
  delays: {},
  actors: {},
});
