import { fromCallback, fromPromise } from "xstate";
import type { SigningIn, Step } from "../../machines/account/passkey-sign-in";
import { failureOf } from "../../machines/shared/failure";
import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";
import { canUsePasskeys } from "../device/passkey-support";

/** What speaks to authenticators is loaded when somebody wants one. */
const device = () => import("../device/passkeys");

/** How long a suggestion waits before it begins again, in milliseconds: less than the server waits for its answer. */
const suggestionMs = 4 * 60 * 1000;

export const passkeySignInActors = (get: GetServices) => ({
  actors: {
    ...callActors(get, "passkeys", "signInByCode"),
    checkSupport: fromPromise(async () => canUsePasskeys()),
    usePasskey: fromPromise<SigningIn, { step: Step }>(async ({ input }) => {
      const service = await get("passkeys");
      const options = await service.beginSignIn(input);
      const credential = await (await device()).askPasskey(options);
      if (typeof credential === "string") return { kind: credential };
      await service.signInByPasskey({ credential });
      return { kind: "signedIn" };
    }),
    suggestPasskeys: fromCallback<{ type: "none" }>(({ sendBack }) => {
      let hasEnded = false;
      const suggest = async (): Promise<void> => {
        const { askPasskey, canSuggestPasskeys, endSuggestion } = await device();
        if (!(await canSuggestPasskeys())) return;
        const service = await get("passkeys");
        while (!hasEnded) {
          const options = await service.beginSignIn({ step: "alone" });
          if (hasEnded) return;
          let isDue = false;
          const timer = setTimeout(() => {
            isDue = true;
            endSuggestion();
          }, suggestionMs);
          const credential = await askPasskey(options, true);
          clearTimeout(timer);
          if (typeof credential !== "string") {
            await service.signInByPasskey({ credential });
            return sendBack({ type: "passkey.accepted" });
          }
          if (!isDue) return;
        }
      };
      suggest().catch((thrown: unknown) => {
        // What nobody has asked for yet fails silently: the button says what is wrong.
        const failure = failureOf({ error: thrown });
        if (failure.code.startsWith("passkey_")) sendBack({ type: "passkey.refused", failure });
      });
      return () => {
        hasEnded = true;
        device()
          .then(({ endSuggestion }) => endSuggestion())
          .catch(() => undefined);
      };
    }),
  },
});
