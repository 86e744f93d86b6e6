import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { PromoCodeListPage } from "../../src/account/administration/PromoCodeListPage";
import { opened, promoCodeEndingModel } from "./promo-code-ending.model";
import { promoCodePage } from "./promo-codes.testing";
import { emptyPasswordSays } from "./session-proof.testing";
import { modalOf, staffActionDoes, staffActionSees } from "./staff-action.testing";

type Subject = { isEnded: boolean };
const isEnding = ({ context }: { context: unknown }) =>
  (context as { subject: Subject | null }).subject?.isEnded !== false;

/** What the dialog and the page say; ending that is undone asks and says the opposite. */
const saidOf = (ending: boolean) => ({
  id: "promoCodeEnding",
  dialog: ending ? "End the promo code SPRING-7?" : "Reopen the promo code SPRING-7?",
  confirm: ending ? "End the code" : "Reopen the code",
  failed: "We couldn’t change the code",
  effects: [
    ...(ending
      ? ["From now on, nobody can redeem it.", "2 accounts have redeemed it and keep their days of Academy Plus."]
      : ["It can be redeemed as before, with the uses and the expiry day that it had."]),
    "You can undo this.",
  ],
  done: ending ? "The code SPRING-7 has ended." : "The code SPRING-7 is open again, as it was before.",
});

type Look = ReturnType<typeof staffActionSees>[string];
const sees = Object.fromEntries(
  Object.keys(staffActionSees(saidOf(true))).map((state) => [
    state,
    ((user, snapshot) =>
      staffActionSees(saidOf(isEnding(snapshot as { context: unknown })))[state]?.(user, snapshot)) as Look,
  ]),
);

const tests = {
  testModel: promoCodeEndingModel,
  sees,
  modal: modalOf("promoCodeEnding"),
  also: {
    "action.cancel": [
      { role: "button" as const, name: "Cancel" },
      { role: "button" as const, name: "Close and see what it is now" },
    ],
    "action.confirm": [{ role: "button" as const, name: "Reopen the code" }],
  },
};
const answers = {
  ...staffActionDoes("End the code"),
  "action.confirm": (user: Parameters<Look>[0], _: unknown, snapshot: { context: unknown }) =>
    user.press("button", isEnding(snapshot) ? "End the code" : "Reopen the code"),
  "action.undo": (user: Parameters<Look>[0]) => user.press("button", "Undo"),
};

/** Part of the page of promo codes, which opens it. */
export const promoCodeEndingPart = definePartTests({
  ...tests,
  does: answers as never,
  world: ["action.open", "action.close"],
});

/** On a static page that only opens it. */
export const promoCodeEndingScreen = defineScreenTests({
  ...tests,
  allowedDifferences: [emptyPasswordSays("promoCodeEnding")],
  render: (actor) => <PromoCodeListPage actor={promoCodePage({ promoCodeEnding: actor }, opened) as never} />,
  does: {
    ...(answers as object),
    "action.open": (user: Parameters<Look>[0]) => user.press("button", "End SPRING-7"),
  } as never,
  world: ["action.close"],
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "button", name: "Add a code", why: "is of the form: promoCodeCreation" },
    { role: "button", name: "Apply filters", why: "is of the list: promoCodeList" },
    { role: "textbox", name: "Code contains", why: "the same" },
    { role: "combobox", name: "State", why: "the same" },
  ],
});
