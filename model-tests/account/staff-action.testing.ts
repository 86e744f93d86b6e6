import type { Matcher, User } from "statechart-testing/drivers/user";
import type { Proof } from "../../machines/account/session-proof";
import { alerts } from "../shared/reason";
import { modalOfProof, proofDoes, proofSees } from "./session-proof.testing";

interface Said {
  /** The id of the machine. */
  id: string;
  dialog: string;
  confirm: string;
  failed: string;
  /** What the question says in numbers. */
  effects: readonly string[];
  /** What the page says when it is done. */
  done: string;
}
type Snapshot = { context: Proof };
type Look = (user: User, snapshot: Snapshot) => Promise<void>;

const password: Matcher = { role: "textbox", name: "Your password" };
const outdated = "Someone else has changed this meanwhile";

/** What the dialog of an action of staff shows in each of its states. */
export function staffActionSees({ id, dialog: name, confirm, failed, effects, done }: Said): Record<string, Look> {
  const dialog = { role: "dialog", name };
  const button = (busy: boolean): Matcher => ({ role: "button", name: confirm, busy });
  const question = async (user: User, busy = false) => {
    await user.expectVisible(dialog, button(busy), ...effects);
    await user.expectAbsent(password, outdated);
  };
  return {
    [`${id}.closed`]: (user: User) => user.expectAbsent(dialog, done),
    [`${id}.asking`]: async (user: User) => {
      await question(user);
      await user.expectAbsent(failed);
    },
    [`${id}.performing`]: (user: User) => question(user, true),
    [`${id}.failed`]: async (user: User, { context }: Snapshot) => {
      await question(user);
      await user.expectVisible(...alerts(failed, context.failure));
    },
    ...proofSees(id, () => dialog, [outdated, ...effects]),
    [`${id}.outdated`]: async (user: User) => {
      await user.expectVisible(dialog, { role: "alert", text: outdated });
      await user.expectAbsent(...effects, { role: "button", name: confirm });
    },
    [`${id}.performed`]: async (user: User) => {
      await user.expectAbsent(dialog);
      await user.expectVisible({ role: "status", text: done });
    },
  };
}

/** What a person does in the dialog and with the message after it. */
export const staffActionDoes = (confirm: string) => ({
  "action.confirm": (user: User) => user.press("button", confirm),
  "action.cancel": (user: User) => user.press("button", "Close"),
  ...proofDoes,
});

/** The states in which the dialog is open. */
export const modalOf = (id: string): string[] => [
  ...["asking", "performing", "outdated", "failed"].map((state) => `${id}.${state}`),
  ...modalOfProof(id),
];
