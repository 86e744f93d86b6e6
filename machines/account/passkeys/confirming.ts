import type { ScreenMeta } from "../../shared/events";
import { failTo } from "../../shared/failing";
import { passkeysSetup } from "./setup";

const meta: ScreenMeta = { screen: "ConfirmationDialog", requirements: ["R60", "R61"] };

/** Where a confirmation leads: to what was waiting for it. */
const onward = [
  { guard: "wantsToAdd", target: "#passkeys.listed.adding", actions: "forgetPassword" },
  { guard: "wantsToRemove", target: "#passkeys.listed.removing", actions: "forgetPassword" },
  { target: "#passkeys.listed.makingCodes", actions: "forgetPassword" },
] as const;

export const confirming = passkeysSetup.createStateConfig({
  description: "Signing in was too long ago: the learner confirms that it is them, with password or passkey.",
  tags: "confirming",
  initial: "asked",
  entry: "clear",
  exit: "forgetPassword",
  on: {
    "password.change": { actions: { type: "keepPassword", params: ({ event }) => event.password } },
    "password.submit": [{ guard: "isPasswordEmpty" }, { target: ".checkingPassword" }],
    "passkey.use": { guard: "hasPasskeys", target: ".checkingPasskey" },
    "confirmation.cancel": { target: "settled", actions: "clear" },
  },
  states: {
    asked: {
      description: "The dialog asks for the password, or for a passkey.",
      meta,
    },
    checkingPassword: {
      description: "The server checks the password.",
      meta,
      tags: "busy",
      entry: "clear",
      on: { "password.submit": {}, "passkey.use": {}, "confirmation.cancel": {}, "password.change": {} },
      invoke: {
        id: "confirmSession",
        src: "confirmSession",
        input: ({ context }) => ({ password: context.password }),
        onDone: "confirmed",
        onError: [
          { guard: "isSignedOut", target: "#passkeys.signedOut", actions: ["forget", "announceLoss"] },
          { guard: "isWrong", ...failTo("wrong", "forgetPassword") },
          failTo("failed"),
        ],
      },
    },
    checkingPasskey: {
      description: "The browser asks for the passkey, and the server checks it.",
      meta,
      tags: "busy",
      entry: "clear",
      on: { "password.submit": {}, "passkey.use": {}, "password.change": {} },
      invoke: {
        id: "confirmByPasskey",
        src: "confirmByPasskey",
        onDone: [
          { guard: { type: "isConfirmed", params: ({ event }) => event.output }, target: "confirmed" },
          {
            target: "stopped",
            actions: { type: "keepProblem", params: ({ event }) => event.output },
          },
        ],
        onError: [
          { guard: "isSignedOut", target: "#passkeys.signedOut", actions: ["forget", "announceLoss"] },
          failTo("failed"),
        ],
      },
    },
    confirmed: {
      description: "It is them: what was waiting goes on.",
      always: [...onward],
    },
    wrong: {
      description: "The password is wrong; it can be typed again.",
      meta,
      tags: "failed",
    },
    stopped: {
      description: "The passkey was not used; another try, or the password, is possible.",
      meta,
    },
    failed: {
      description: "It could not be checked; what was typed stays.",
      meta,
      tags: "failed",
    },
  },
});
