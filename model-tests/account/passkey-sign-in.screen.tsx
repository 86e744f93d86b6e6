import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { passkeySignInMachine } from "../../machines/account/passkey-sign-in";
import { PasskeySignIn } from "../../src/account/passkeys/PasskeySignIn";
import { texts } from "../../src/i18n/locales/en/account-passkey-use";
import { alerts } from "../shared/reason";
import { passkeySignInModel } from "./passkey-sign-in.model";

type Snapshot = SnapshotFrom<typeof passkeySignInMachine>;
type Said = "stopped" | "failed" | "codeWrong" | "codeFailed" | "signInExpired";

const { passkeyUse: text } = texts;
const own: Partial<Record<string, string>> = { passkey_copied: text.copied, passkey_unknown: text.unknown };
const nameOf = ({ step }: Snapshot["context"]) => (step === "alone" ? text.signIn : text.secondUse);
const codeButton = { role: "button", name: text.codeSubmit };

/** The button and the form for a code, which of them is busy, and, of all possible messages, only this one. */
const offer =
  (said?: Said, busy?: "passkey" | "code") =>
  async (user: User, { context }: Snapshot) => {
    const { step, isSupported, code, problem, failure } = context;
    const button = { role: "button", name: nameOf(context) };
    if (isSupported)
      await user.expectVisible(
        busy === "passkey" ? { ...button, busy: true } : { ...button, disabled: busy === "code" },
      );
    else await user.expectVisible(text.unsupported);
    if (step === "after-password")
      await user.expectVisible(
        { role: "textbox", name: text.code, value: code },
        busy === "code" ? { ...codeButton, busy: true } : { ...codeButton, disabled: busy === "passkey" },
      );
    else await user.expectAbsent(codeButton);
    if (said === "stopped") await user.expectVisible(text.stopped, text[problem ?? "cancelled"]);
    if (said === "codeWrong") await user.expectVisible({ role: "alert", text: text.codeWrong });
    if (said === "failed" || said === "codeFailed") {
      const reason = own[failure?.code ?? ""];
      await user.expectVisible(...(reason ? [text[said], reason] : alerts(text[said], failure)));
    }
    const all: Said[] = ["stopped", "failed", "codeWrong", "codeFailed", "signInExpired"];
    await user.expectAbsent(...all.filter((one) => one !== said).map((one) => text[one]));
  };
const nothing = (user: User, { context }: Snapshot) =>
  user.expectAbsent({ role: "button", name: nameOf(context) }, codeButton, { role: "alert" });

export const passkeySignInScreen = defineScreenTests({
  testModel: passkeySignInModel,
  render: (actor) => <PasskeySignIn actor={actor} />,
  does: {
    "passkey.use": (user, _, { context }) => user.press("button", nameOf(context)),
    "code.change": (user, { code }) => user.fill(text.code, code),
    "code.submit": (user) => user.press("button", text.codeSubmit),
  },
  world: ["passkey.accepted", "passkey.refused"],
  sees: {
    "passkeySignIn.checking": nothing,
    "passkeySignIn.absent": nothing,
    "passkeySignIn.offered": offer(),
    "passkeySignIn.suggested": offer(),
    "passkeySignIn.asking": offer(undefined, "passkey"),
    "passkeySignIn.stopped": offer("stopped"),
    "passkeySignIn.failed": offer("failed"),
    "passkeySignIn.checkingCode": offer(undefined, "code"),
    "passkeySignIn.codeWrong": offer("codeWrong"),
    "passkeySignIn.codeFailed": offer("codeFailed"),
    "passkeySignIn.expired": async (user) => {
      await user.expectVisible(text.signInExpired);
      await user.expectAbsent(codeButton, { role: "button", name: text.secondUse });
    },
    "passkeySignIn.signedIn": offer(undefined, "passkey"),
  },
  allowedDifferences: [
    {
      drift: "idle",
      event: "code.submit",
      in: ["passkeySignIn"],
      why: "a button that is switched off says nothing: this one stays in use, and pressing it without a code does nothing",
    },
  ],
});
