import { defineTestModel } from "statechart-testing/model/test-model";
import { passkeySignInMachine } from "../../machines/account/passkey-sign-in";
import { machines } from "../../machines/index";
import { offline, tooMany } from "../shared/cases";

const expired = { error: { code: "sign_in_expired", status: 410 } } as const;

export const passkeySignInModel = defineTestModel({
  machine: passkeySignInMachine,
  inputs: machines.passkeySignIn.inputs,
  events: {
    "code.change": { filled: { code: "ABCD-EFGH-JKMN-PQRS" }, blank: { code: " " }, empty: { code: "" } },
    "passkey.refused": { unknown: { failure: { code: "passkey_unknown", status: 403 } } },
  },
  outcomes: {
    checkSupport: { supported: { output: true }, unsupported: { output: false }, offline },
    suggestPasskeys: {},
    usePasskey: {
      signedIn: { output: { kind: "signedIn" } },
      cancelled: { output: { kind: "cancelled" } },
      copied: { error: { code: "passkey_copied", status: 403 } },
      expired,
      tooMany,
    },
    signInByCode: {
      signedIn: { output: undefined },
      wrong: { error: { code: "recovery_code_wrong", status: 403 } },
      expired,
      offline,
    },
  },
  project: ({ step, isSupported, code, problem, failure }) => [step, isSupported, code !== "", problem, failure?.code],
  words: {
    start: {
      alone: "Open the page “Sign in”.",
      afterPassword: "Sign in with the password of an administrator who has a passkey.",
    },
    events: {
      "code.change": {
        filled: "type a recovery code",
        blank: "type only a space",
        empty: "clear the field for the code",
      },
      "passkey.accepted": { "": "Choose a passkey among the suggestions for the e-mail address; it is right." },
      "passkey.refused": { unknown: "Choose a suggested passkey that was removed from the account." },
    },
    outcomes: {
      checkSupport: { asks: "use passkeys", supported: "the browser has them", unsupported: "the browser has none" },
      usePasskey: {
        asks: "sign you in with your passkey",
        signedIn: "you are signed in",
        cancelled: "you cancel it",
        copied: "it may have been copied",
        expired: "you gave the password too long ago",
      },
      signInByCode: {
        asks: "sign you in with a recovery code",
        signedIn: "you are signed in",
        wrong: "it is wrong",
        expired: "you gave the password too long ago",
      },
    },
  },
});
