import { type Credentials, session } from "../../../contract/account/session";
import type { Call } from "../../api/call";
import type { Keyed } from "../../api/query";
import { repeatWhenBusy } from "../../api/repeat-when-busy";
import { forgetOrder } from "../../device/command-order";
import { tryToForgetCopies } from "../../device/copies";
import { forgetDraft } from "../../device/feedback-draft-place";
import { forgetNoteDrafts } from "../../device/note-draft-place";
import { forgetUndelivered } from "../../device/undelivered-place";

export const sessionService = (call: Call) => ({
  loadProfile: () => call(session.profile, {}),
  signIn: async (body: Credentials) => {
    await repeatWhenBusy(() => call(session.signIn, { body }));
    await tryToForgetCopies();
  },
  signOut: async () => {
    await call(session.signOut, {});
    forgetDraft();
    forgetOrder();
    await tryToForgetCopies();
  },
  /** Where to sign in with an account of another site; null if sign-in is this site's own page. */
  loadLoginState: async ({ returnTo }: { returnTo: string }) => {
    const { loginUrl } = await call(session.loginState, {});
    return loginUrl === "/academy/sign-in/" ? null : `${loginUrl}?${new URLSearchParams({ return: returnTo })}`;
  },
  loadBilling: () => call(session.billing, {}),
  updateName: async ({ name, key }: Keyed & { name: string }) =>
    (await call(session.updateName, { body: { name } }, { key })).userProfile,
  /** Resolves on a 204 only (R38). */
  applyPromo: ({ promo, key }: Keyed & { promo: string }) => call(session.applyPromo, { body: { promo } }, { key }),
  loadPlan: () => call(session.plan, {}),
  /** Starts the trial; its repeat with the same key starts none (R18, R57). */
  startTrial: ({ key }: Keyed) => call(session.startTrial, {}, { key }),
  /** Everything the academy stores about the account (L24). */
  exportData: () => call(session.exportData, {}),
  /** Deletes the account permanently, on the server and on this device (L24). */
  deleteAccount: async ({ confirmation, learnerId }: { confirmation: string; learnerId: number }) => {
    await call(session.deleteAccount, { body: { confirmation } });
    forgetOrder();
    forgetUndelivered(learnerId);
    forgetNoteDrafts(learnerId);
    await tryToForgetCopies();
  },
});
