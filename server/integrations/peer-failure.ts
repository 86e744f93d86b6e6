import { ApiError } from "../http/api-error";

/** What keeps a peer from answering: each is told in words of its own. */
export type PeerProblem = "busy" | "unreachable" | "failed" | "refused" | "unusable";

const texts: Record<PeerProblem, string> = {
  busy: "is busy; try again later.",
  unreachable: "could not be reached; try again later.",
  failed: "has failed; try again later.",
  refused: "refused the request.",
  unusable: "gave an answer that cannot be used.",
};

/** Whether the peer as such is away or in trouble, rather than this one answer: then asking again at once is in vain. */
const outages: readonly PeerProblem[] = ["busy", "unreachable", "failed"];

/** What went wrong, in words for the log: never an address, a header or a body, for those hold secrets. */
export class PeerFailure extends Error {
  constructor(
    readonly problem: PeerProblem,
    readonly reason: string,
    /** Seconds to wait, where the peer has said so. */
    readonly retryAfter: number | null = null,
  ) {
    super(reason);
  }

  get isOutage(): boolean {
    return outages.includes(this.problem);
  }
}

/** What callers are told of it; what the log is told stays there. */
export const unavailable = (peer: string, problem: PeerProblem, retryAfter: number): ApiError =>
  new ApiError("unavailable", { message: `The ${peer} service ${texts[problem]}`, retryAfter });
