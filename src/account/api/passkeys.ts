import { type Assertion, type NewCredential, passkeys } from "../../../contract/account/passkeys";
import { sessions } from "../../../contract/account/sessions";
import type { Call } from "../../api/call";
import { tryToForgetCopies } from "../../device/copies";

/** Passkeys: what the browser is told to do, and what it answers (R61). */
export const passkeysService = (call: Call) => ({
  loadPasskeys: () => call(passkeys.list, {}),
  beginAdding: () => call(passkeys.addOptions, {}),
  addPasskey: (body: { credential: NewCredential }) => call(passkeys.add, { body }),
  renamePasskey: ({ id, name }: { id: number; name: string }) =>
    call(passkeys.rename, { params: { id: String(id) }, body: { name } }),
  removePasskey: ({ id }: { id: number }) => call(passkeys.remove, { params: { id: String(id) } }),
  makeCodes: async () => (await call(passkeys.makeCodes, {})).codes,
  beginConfirming: () => call(passkeys.confirmOptions, {}),
  confirmByPasskey: async (body: { passkey: Assertion }) => (await call(sessions.confirm, { body })).confirmedUntil,
  beginSignIn: (body: { step: "alone" | "after-password" }) => call(passkeys.signInOptions, { body }),
  signInByPasskey: async (body: { credential: Assertion }) => {
    await call(passkeys.signIn, { body });
    await tryToForgetCopies();
  },
  signInByCode: async (body: { code: string }) => {
    await call(passkeys.recover, { body });
    await tryToForgetCopies();
  },
});
