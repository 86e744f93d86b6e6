import { session } from "../../contract/account/session";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { deliveryScreen } from "./delivery.screen";

/** Something that the device keeps, so that every page delivers it. */
const kept = {
  version: 1,
  command: { kind: "feedback", message: "Thanks", url: "/academy/" },
  key: "seed.feedback.1",
  stamp: 0,
  page: "",
  refusal: null,
};

export const deliveryPage = definePage({
  screen: deliveryScreen,
  path: "/academy/",
  region: ["[role='alert']:has(q, li)"],
  calls: {},
  plays: {
    deliverKept: "it makes one call for each thing that the device keeps",
    watchKept: "it watches the device, and no call is made",
  },
  keepsLearner: true,
  answers: () => [[session.profile, { userProfile: profileOf(7), specialRights: false }]],
  brings: { "": { device: { "academy.undelivered/7/feedback/seed.feedback.1": JSON.stringify(kept) } } },
});
