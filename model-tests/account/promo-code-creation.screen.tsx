import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { Failure } from "../../contract/errors";
import type { PromoCodeForm } from "../../machines/account/promo-code-creation";
import { PromoCodeListPage } from "../../src/account/administration/PromoCodeListPage";
import { alerts } from "../shared/reason";
import { opened, promoCodeCreationModel } from "./promo-code-creation.model";
import { promoCodePage } from "./promo-codes.testing";
import { emptyPasswordSays } from "./session-proof.testing";
import { modalOf, staffActionDoes, staffActionSees } from "./staff-action.testing";

type Snapshot = { context: { failure: Failure | null; password: string; subject: PromoCodeForm | null } };

const failed = "We couldn’t add the code";
const missing = "Enter a code.";
const exists = "There is a code SPRING-7 already, and it was left as it is. Choose another one.";
const shared = staffActionSees({
  id: "promoCodeCreation",
  dialog: "Add a promo code",
  confirm: "Add the code",
  failed,
  effects: [],
  done: "The code SPRING-7 has been added.",
});
const dialog: Matcher = { role: "dialog", name: "Add a promo code" };
const field = (name: string, value?: string): Matcher => ({
  role: "textbox",
  name,
  ...(value !== undefined && { value }),
});

async function fields(user: User, { context: { subject } }: Snapshot) {
  await user.expectVisible(dialog, field("Code", subject?.code ?? ""), field("Days of Academy Plus", "30"));
  await user.expectVisible(field("Number of uses", ""));
}

const tests = {
  testModel: promoCodeCreationModel,
  sees: {
    ...shared,
    "promoCodeCreation.asking": async (user: User, snapshot: Snapshot) => {
      await fields(user, snapshot);
      await user.expectVisible({ role: "button", name: "Add the code" });
      await user.expectAbsent(missing, exists, failed, { role: "alert" });
    },
    "promoCodeCreation.incomplete": async (user: User, snapshot: Snapshot) => {
      await fields(user, snapshot);
      if (snapshot.context.subject?.code === "") await user.expectVisible({ role: "alert", text: missing });
      else await user.expectAbsent(missing);
      await user.expectAbsent(exists, failed);
    },
    "promoCodeCreation.performing": async (user: User, snapshot: Snapshot) => {
      await fields(user, snapshot);
      await user.expectVisible({ role: "button", name: "Add the code", busy: true });
    },
    "promoCodeCreation.failed": async (user: User, snapshot: Snapshot) => {
      const { failure } = snapshot.context;
      await fields(user, snapshot);
      if (failure?.code === "invalid") {
        await user.expectVisible({ role: "alert", text: "Choose a day after today." });
        await user.expectAbsent(failed, exists);
      } else if (failure?.code === "promo_exists") {
        await user.expectVisible({ role: "alert", text: exists });
        await user.expectAbsent(failed);
      } else await user.expectVisible(...alerts(failed, failure));
    },
  } as never,
  modal: [...modalOf("promoCodeCreation"), "promoCodeCreation.incomplete"],
  also: {
    "action.cancel": [
      { role: "button" as const, name: "Cancel" },
      { role: "button" as const, name: "Close and see what it is now" },
    ],
  },
};
const answers = {
  ...staffActionDoes("Add the code"),
  "form.change": async (user: User, { subject: { code } }: { subject: PromoCodeForm }, snapshot: Snapshot) => {
    // A field ignores what is in it already.
    if (snapshot.context.subject?.code === code) await user.fill("Code", code === "" ? "other" : "");
    await user.fill("Code", code);
  },
};

/** Part of the page of promo codes, which opens it. */
export const promoCodeCreationPart = definePartTests({
  ...tests,
  does: answers as never,
  world: ["action.open", "action.close"],
});

/** On a static page that only opens it. */
export const promoCodeCreationScreen = defineScreenTests({
  ...tests,
  allowedDifferences: [emptyPasswordSays("promoCodeCreation")],
  render: (actor) => <PromoCodeListPage actor={promoCodePage({ promoCodeCreation: actor }, opened) as never} />,
  does: { ...answers, "action.open": (user: User) => user.press("button", "Add a code") } as never,
  world: ["action.close"],
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "button", name: /^End /, why: "is of the ending: promoCodeEnding" },
    { role: "button", name: "Apply filters", why: "is of the list: promoCodeList" },
    { role: "textbox", name: "Code contains", why: "the same" },
    { role: "combobox", name: "State", why: "the same" },
    {
      role: "textbox",
      name: /^(Days of Academy Plus|Number of uses|Expiry day)$/,
      why: "are fields like the one for the code; the machine’s unit test has their rules",
    },
  ],
});
