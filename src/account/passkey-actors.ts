import { fromPromise } from "xstate";
import type { Adding } from "../../machines/account/passkeys/context";
import { callActors } from "../api/call-actors";
import { proofActors } from "../api/proof-actors";
import type { GetServices } from "../api/services";
import { saveText } from "../device/download";
import { canUsePasskeys } from "../device/passkey-support";

/** What speaks to authenticators is loaded when somebody wants one. */
const device = () => import("../device/passkeys");

export const passkeysActors = (get: GetServices) => ({
  actors: {
    ...callActors(get, "passkeys", "loadPasskeys", "renamePasskey", "removePasskey", "makeCodes"),
    ...proofActors(get),
    addPasskey: fromPromise<Adding>(async () => {
      if (!canUsePasskeys()) return { kind: "unsupported" };
      const service = await get("passkeys");
      const options = await service.beginAdding();
      const credential = await (await device()).createPasskey(options);
      if (typeof credential === "string") return { kind: credential };
      return { kind: "added", passkey: await service.addPasskey({ credential }) };
    }),
  },
  actions: {
    saveCodes: (_: unknown, codes: string[]) => saveText("academy-recovery-codes.txt", `${codes.join("\n")}\n`),
  },
});
