import type { ScreenMeta } from "../../shared/events";
import { orElse, passkeysSetup } from "./setup";

const meta: ScreenMeta = { screen: "PasskeyList", requirements: ["R61"] };

const makingCodes = passkeysSetup.createStateConfig({
  description: "The server makes recovery codes; earlier ones end.",
  meta,
  tags: "busy",
  invoke: {
    id: "makeCodes",
    src: "makeCodes",
    onDone: { target: "codesShown", actions: { type: "keepCodes", params: ({ event }) => event.output } },
    onError: [...orElse("makeCodes")],
  },
});

const codesShown = passkeysSetup.createStateConfig({
  description: "Ten codes are shown, this once; they can be saved as a text file.",
  meta,
  on: {
    "codes.save": { actions: { type: "saveCodes", params: ({ context }) => context.codes } },
    "codes.close": "settled",
  },
  exit: "forgetCodes",
});

/** Recovery codes. */
export const codes = { makingCodes, codesShown };
