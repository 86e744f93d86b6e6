import type { Failure } from "../../../contract/errors";
import type { ConnectionChanged, SessionChanged } from "../../shared/events";

export interface Context {
  code: string;
  /** The code that was redeemed last, as it was typed. */
  appliedCode: string;
  learnerId: number | null;
  online: boolean;
  failure: Failure | null;
  seed: string;
  /** Counts the codes: each retry of one has the same key, another code has another key (R18). */
  done: number;
}
export type Event =
  | SessionChanged
  | ConnectionChanged
  | { type: "code.change"; code: string }
  | { type: "code.submit" }
  | { type: "signIn.choose" };

/** In code points (R12). */
export const maxCodeLength = 64;
/** Length in code points after trimming, as the server counts (R12). */
export const codeLength = (code: string): number => [...code.trim()].length;
