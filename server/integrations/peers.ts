import type { FastifyBaseLogger } from "fastify";
import { createFeedbackPeer, type FeedbackPeer } from "./feedback";
import { createHttpPeer } from "./http-peer";
import { createOidcPeer, type OidcPeer } from "./oidc";
import { createSchedulingPeer, type SchedulingPeer } from "./scheduling";
import { createSearchPeer, type SearchPeer } from "./search";
import type { PeerSettings } from "./settings";

/** The systems outside of this process; null where none is configured and the site does the work itself. */
export interface Peers {
  search: SearchPeer | null;
  feedback: FeedbackPeer | null;
  scheduling: SchedulingPeer | null;
  oidc: OidcPeer | null;
}

interface Options {
  log: Pick<FastifyBaseLogger, "warn">;
  /** How long a peer may take, in milliseconds; for tests. */
  timeout?: number;
}

/** Makes the peers that are configured. Nothing is asked of them yet: a peer that is down hinders no start. */
export function createPeers({ search, feedback, scheduling, secret, oidc }: PeerSettings, options: Options): Peers {
  const http = (name: string, token: string | null = null) => createHttpPeer({ name, token, secret, ...options });
  return {
    search: search && createSearchPeer(http("search", search.token), search.url, options.log),
    feedback: feedback && createFeedbackPeer(http("feedback"), feedback),
    scheduling: scheduling && createSchedulingPeer(http("scheduling", scheduling.token), scheduling.url, options.log),
    oidc: oidc && createOidcPeer(oidc, options),
  };
}
