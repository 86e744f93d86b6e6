import { ApiError } from "../http/api-error";

/** Why an integration did not answer, with a message for each reason. */
export type PeerProblem = "busy" | "unreachable" | "failed" | "refused" | "unusable";

const texts: Record<PeerProblem, string> = {
  busy: "is busy; try again later.",
  unreachable: "could not be reached; try again later.",
  failed: "failed; try again later.",
  refused: "refused the request.",
  unusable: "returned an unusable answer.",
};

/**
 * Whether the integration itself is unavailable or in trouble, and not just this one answer: then calling it again at
 * once is pointless.
 */
const outages: readonly PeerProblem[] = ["busy", "unreachable", "failed"];

/** What went wrong, as text for the log: never an address, a header or a body, because they contain secrets. */
export class PeerFailure extends Error {
  constructor(
    readonly problem: PeerProblem,
    readonly reason: string,
    /** Seconds to wait, if the integration said so. */
    readonly retryAfter: number | null = null,
  ) {
    super(reason);
  }

  get isOutage(): boolean {
    return outages.includes(this.problem);
  }
}

/** The error for callers; details stay in the log. */
export const unavailable = (integration: string, problem: PeerProblem, retryAfter: number): ApiError =>
  new ApiError("unavailable", { message: `The ${integration} service ${texts[problem]}`, retryAfter });
