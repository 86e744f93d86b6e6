import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { passkeysMachine } from "../../machines/account/passkeys";
import { PasskeyList } from "../../src/account/passkeys/PasskeyList";
import { texts as useTexts } from "../../src/i18n/locales/en/account-passkey-use";
import { texts as ownTexts } from "../../src/i18n/locales/en/account-passkeys";
import { alerts } from "../shared/reason";
import { passkeysModel } from "./passkeys.model";
import { showPassword } from "./show-password";

type Snapshot = SnapshotFrom<typeof passkeysMachine>;

const { passkeys: text } = ownTexts;
const { passkeyUse } = useTexts;
const heading = { role: "heading", name: text.title };
const add = { role: "button", name: text.add };
const renameOf = (name: string) => ({ role: "button", name: `Rename ${name}` });
const removeOf = (name: string) => ({ role: "button", name: `Remove ${name}` });
const make = ({ codesLeft }: Snapshot["context"]) => ({
  role: "button",
  name: codesLeft === null ? text.codesMake : text.codesReplace,
});
const names: Record<number, string> = { 2: "Laptop", 3: "Chrome, Android" };
const dialogs = [
  { role: "heading", name: text.confirmTitle },
  { role: "button", name: text.keep },
];
const messages = [text.renamed, text.removed, text.stopped, text.actionFailed];

/** The list with its buttons, and, of all possible messages, only this one. */
const list =
  (message?: "renamed" | "removed" | "stopped" | "actionFailed", busy?: "adding" | "makingCodes") =>
  async (user: User, { context }: Snapshot) => {
    const { passkeys, isStaff, codesLeft, problem, failure } = context;
    await user.expectVisible(
      heading,
      busy === "adding" ? { ...add, busy: true } : { ...add, disabled: busy !== undefined },
    );
    for (const { name } of passkeys)
      await user.expectVisible(
        { ...renameOf(name), disabled: busy !== undefined },
        { ...removeOf(name), disabled: busy !== undefined },
      );
    if (passkeys.length === 0) await user.expectVisible(text.none);
    else await user.expectAbsent(text.none);
    if (isStaff && passkeys.length > 0) {
      await user.expectVisible(
        { role: "heading", name: text.codesTitle },
        codesLeft === null ? text.codesNone : `${codesLeft} codes are left.`,
        busy === "makingCodes" ? { ...make(context), busy: true } : { ...make(context), disabled: busy !== undefined },
      );
    } else await user.expectAbsent({ role: "heading", name: text.codesTitle }, make(context));
    if (message === "renamed" || message === "removed")
      await user.expectVisible({ role: "status", text: text[message] });
    if (message === "stopped") await user.expectVisible(text.stopped, passkeyUse[problem ?? "cancelled"]);
    if (message === "actionFailed")
      await user.expectVisible(
        ...(failure?.code === "passkey_limit"
          ? [{ role: "alert", text: text.actionFailed }, passkeyUse.limit]
          : alerts(text.actionFailed, failure)),
      );
    const said = message === undefined ? "" : text[message];
    await user.expectAbsent(...messages.filter((one) => one !== said), ...dialogs);
  };

const pending = async (user: User) => {
  await user.expectVisible(heading);
  await user.expectAbsent(add, text.none, { role: "alert" });
};

const field = { role: "textbox", name: text.name };
const naming =
  (isWrong = false, isBusy = false) =>
  async (user: User, { context }: Snapshot) => {
    const save = { role: "button", name: text.save };
    await user.expectVisible(field, isBusy ? { ...save, busy: true } : save);
    await user.expectAbsent(add, make(context));
    if (isWrong) await user.expectVisible({ role: "alert", text: text.nameRule });
    else await user.expectAbsent(text.nameRule);
    if (context.failure && !isBusy) await user.expectVisible(...alerts(text.nameFailed, context.failure));
    else await user.expectAbsent(text.nameFailed);
  };

const removal =
  (isBusy: boolean) =>
  async (user: User, { context: { chosenId } }: Snapshot) => {
    const remove = { role: "button", name: text.remove };
    await user.expectVisible(
      { role: "heading", name: `Remove “${names[chosenId ?? 0]}”?` },
      isBusy ? { ...remove, busy: true } : remove,
      {
        role: "button",
        name: text.keep,
        disabled: isBusy,
      },
    );
  };

const confirming =
  (shows?: "wrong" | "stopped" | "failed", busy?: "password" | "passkey") =>
  async (user: User, { context: { passkeys, problem, failure } }: Snapshot) => {
    const confirm = { role: "button", name: text.confirm };
    const usePasskey = { role: "button", name: text.confirmPasskey };
    await user.expectVisible(
      { role: "heading", name: text.confirmTitle },
      busy === "password" ? { ...confirm, busy: true } : { ...confirm, disabled: busy !== undefined },
    );
    if (passkeys.length === 0) await user.expectAbsent(usePasskey);
    else
      await user.expectVisible(
        busy === "passkey" ? { ...usePasskey, busy: true } : { ...usePasskey, disabled: busy !== undefined },
      );
    if (shows === "wrong") await user.expectVisible({ role: "alert", text: text.wrong });
    else await user.expectAbsent(text.wrong);
    if (shows === "stopped") await user.expectVisible(text.confirmFailed, passkeyUse[problem ?? "cancelled"]);
    if (shows === "failed") {
      const own: Partial<Record<string, string>> = { not_offered: text.noPassword, passkey_copied: passkeyUse.copied };
      const said = own[failure?.code ?? ""];
      await user.expectVisible(...(said ? [text.confirmFailed, said] : alerts(text.confirmFailed, failure)));
    }
    if (shows !== "stopped" && shows !== "failed") await user.expectAbsent(text.confirmFailed);
  };

export const passkeysScreen = defineScreenTests({
  testModel: passkeysModel,
  render: (actor) => <PasskeyList actor={actor} />,
  does: {
    "passkeys.retry": (user) => user.press("button", "Try again"),
    "passkey.add": (user) => user.press("button", text.add),
    "passkey.rename": (user, { id }) => user.press("button", renameOf(names[id] ?? "").name),
    "name.change": (user, { name }) => user.fill(text.name, name),
    "name.save": (user) => user.press("button", text.save),
    "name.cancel": (user) => user.press("button", text.cancel),
    "passkey.remove": (user, { id }) => user.press("button", removeOf(names[id] ?? "").name),
    "removal.confirm": (user) => user.press("button", text.remove),
    "removal.cancel": (user) => user.press("button", text.keep),
    "codes.make": (user, _, { context }) => user.press("button", make(context).name),
    "codes.save": (user) => user.press("button", text.codesSave),
    "codes.close": (user) => user.press("button", text.codesClose),
    "password.change": (user, { password }) => user.fill(text.password, password),
    "password.submit": (user) => user.press("button", text.confirm),
    "passkey.use": (user) => user.press("button", text.confirmPasskey),
    "confirmation.cancel": (user) => user.press("button", "Close"),
  },
  world: ["session.changed", "connection.changed"],
  modal: ["passkeys.listed.askingRemoval", "passkeys.listed.removing", "passkeys.listed.confirming"],
  ignores: [
    showPassword,
    { role: "button", name: /^(Rename|Remove) Chrome, Android$/, why: "opens the same about the passkey just added" },
  ],
  losesFocus: [
    {
      after: "session.changed",
      in: ["passkeys.listed"],
      why: "somebody has signed out, and nothing else is here; on the site, the heading of the page has the focus",
    },
    {
      after: "confirmByPasskey → signedOut",
      in: ["passkeys.listed.confirming.checkingPasskey"],
      why: "the dialog closes, and nothing else is here; on the site, the heading of the page has the focus",
    },
    {
      after: "confirmSession → signedOut",
      in: ["passkeys.listed.confirming.checkingPassword"],
      why: "the dialog closes, and nothing else is here; on the site, the heading of the page has the focus",
    },
    {
      after: "removePasskey → signedOut",
      in: ["passkeys.listed.removing"],
      why: "the dialog closes, and nothing else is here; on the site, the heading of the page has the focus",
    },
  ],
  allowedDifferences: [
    {
      drift: "idle",
      event: "password.submit",
      in: ["passkeys.listed.confirming"],
      why: "a button that is switched off says nothing: this one stays in use, and the browser says that the field is empty",
    },
  ],
  also: {
    "removal.cancel": [{ role: "button", name: "Close" }],
  },
  sees: {
    "passkeys.waiting": pending,
    "passkeys.loading": pending,
    "passkeys.signedOut": (user) => user.expectAbsent(heading, add),
    "passkeys.failed": async (user, { context }) => {
      await user.expectVisible(heading, ...alerts(text.failed, context.failure), { role: "button", name: "Try again" });
      await user.expectAbsent(add);
    },
    "passkeys.listed.settled": list(),
    "passkeys.listed.adding": list(undefined, "adding"),
    "passkeys.listed.stopped": list("stopped"),
    "passkeys.listed.naming": naming(),
    "passkeys.listed.misnamed": naming(true),
    "passkeys.listed.renaming": naming(false, true),
    "passkeys.listed.renamed": list("renamed"),
    "passkeys.listed.askingRemoval": removal(false),
    "passkeys.listed.removing": removal(true),
    "passkeys.listed.removed": list("removed"),
    "passkeys.listed.actionFailed": list("actionFailed"),
    "passkeys.listed.makingCodes": list(undefined, "makingCodes"),
    "passkeys.listed.codesShown": async (user, { context: { codes } }) => {
      await user.expectVisible({ role: "heading", name: text.codesShown }, ...codes, {
        role: "button",
        name: text.codesSave,
      });
    },
    "passkeys.listed.confirming.asked": confirming(),
    "passkeys.listed.confirming.checkingPassword": confirming(undefined, "password"),
    "passkeys.listed.confirming.checkingPasskey": confirming(undefined, "passkey"),
    "passkeys.listed.confirming.wrong": confirming("wrong"),
    "passkeys.listed.confirming.stopped": confirming("stopped"),
    "passkeys.listed.confirming.failed": confirming("failed"),
  },
});
