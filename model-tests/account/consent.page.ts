import { definePage } from "../shared/define-page";
import { consentScreen } from "./consent.screen";

export const consentPage = definePage({
  screen: consentScreen,
  path: "/academy/",
  region: ["footer label:has([type='checkbox'])"],
  calls: {},
  plays: {
    readConsent: "the answer is kept on the device, and no call is made",
    countTransitions: "it listens to the machines of the page, and no call is made",
  },
});
