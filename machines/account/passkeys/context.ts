import type { Passkey } from "../../../contract/account/passkeys";
import type { Failure } from "../../../contract/errors";
import type { ConnectionChanged, SessionChanged } from "../../shared/events";

/** What needs a confirmation first (R60). */
export type Wanted = "add" | "remove" | "makeCodes";

/** Why a browser made or used no passkey: it was canceled, has one already, cannot, or the account has none. */
export type NoPasskey = "cancelled" | "known" | "unsupported" | "none";

/** What became of an attempt to add a passkey. */
export type Adding = Added | { kind: NoPasskey };
export interface Added {
  kind: "added";
  passkey: Passkey;
}

/** What became of a confirmation with a passkey. */
export type Confirming = { kind: "confirmed" } | { kind: NoPasskey };

/** Why a passkey was not made or used; null if it was. */
export const problemOf = ({ kind }: Adding | Confirming): NoPasskey | null =>
  kind === "added" || kind === "confirmed" ? null : kind;

export interface Context {
  learnerId: number | null;
  /** The newest first. */
  passkeys: Passkey[];
  /** An administrator or editor: the sign-in asks for a passkey after the password, and codes are the way without. */
  isStaff: boolean;
  codesLeft: number | null;
  /** Recovery codes that are shown now, and never again. */
  codes: string[];
  /** The passkey that is being renamed or removed. */
  chosenId: number | null;
  name: string;
  password: string;
  /** What is waiting for the confirmation. */
  wanted: Wanted;
  problem: NoPasskey | null;
  failure: Failure | null;
}

export type Event =
  | { type: "passkeys.retry" }
  | { type: "passkey.add" }
  | { type: "passkey.rename"; id: number }
  | { type: "name.change"; name: string }
  | { type: "name.save" }
  | { type: "name.cancel" }
  | { type: "passkey.remove"; id: number }
  | { type: "removal.confirm" }
  | { type: "removal.cancel" }
  | { type: "codes.make" }
  | { type: "codes.save" }
  | { type: "codes.close" }
  | { type: "password.change"; password: string }
  | { type: "password.submit" }
  | { type: "passkey.use" }
  | { type: "confirmation.cancel" }
  | SessionChanged
  | ConnectionChanged;

/** How many characters a name can have, as the server counts them. */
export const maxNameLength = 60;
