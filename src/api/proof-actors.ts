import { fromPromise } from "xstate";
import type { Confirming } from "../../machines/account/passkeys/context";
import { failureOf } from "../../machines/shared/failure";
import { callActors } from "./call-actors";
import type { GetServices } from "./services";

/** How people confirm that it is them: with their password, or with a passkey of their account (R60). */
export const proofActors = (get: GetServices) => ({
  ...callActors(get, "sessions", "confirmSession"),
  confirmByPasskey: fromPromise<Confirming>(async () => {
    const service = await get("passkeys");
    const options = await service.beginConfirming().catch((thrown: unknown) => {
      if (failureOf({ error: thrown }).code === "not_offered") return null;
      throw thrown;
    });
    if (options === null) return { kind: "none" };
    // What speaks to authenticators is loaded when somebody wants one.
    const { askPasskey } = await import("../device/passkeys");
    const passkey = await askPasskey(options);
    if (typeof passkey === "string") return { kind: passkey };
    await service.confirmByPasskey({ passkey });
    return { kind: "confirmed" };
  }),
});
