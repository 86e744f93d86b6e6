import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { passkeysMachine } from "../../../machines/account/passkeys";

/** What every view of the passkeys gets. */
export type Actor = { actor: ActorRefFrom<typeof passkeysMachine> };
export type Snapshot = SnapshotFrom<typeof passkeysMachine>;

/** Whether a name is being typed: nothing else is offered meanwhile. */
export const isNaming = (s: Snapshot): boolean =>
  s.matches({ listed: "naming" }) || s.matches({ listed: "misnamed" }) || s.matches({ listed: "renaming" });
