import type { FastifyBaseLogger } from "fastify";
import { type BillingIntegration, createBillingIntegration } from "./billing";
import { createFeedbackIntegration, type FeedbackIntegration } from "./feedback";
import { createHttpIntegration } from "./http-integration";
import { createOidcIntegration, type OidcIntegration } from "./oidc";
import { createSchedulingIntegration, type SchedulingIntegration } from "./scheduling";
import { createSearchIntegration, type SearchIntegration } from "./search";
import type { PeerSettings } from "./settings";

/** External systems; null for those not configured, whose work the site does itself. */
export interface Integrations {
  search: SearchIntegration | null;
  feedback: FeedbackIntegration | null;
  scheduling: SchedulingIntegration | null;
  billing: BillingIntegration | null;
  oidc: OidcIntegration | null;
}

interface Options {
  log: Pick<FastifyBaseLogger, "warn">;
  /** The timeout of integrations, in milliseconds; for tests. */
  timeout?: number;
}

/** Creates the configured integrations without calling them: one that is down does not prevent the start. */
export function createIntegrations(
  { search, feedback, scheduling, billing, secret, oidc }: PeerSettings,
  options: Options,
): Integrations {
  const http = (name: string, token: string | null = null) =>
    createHttpIntegration({ name, token, secret, ...options });
  return {
    search: search && createSearchIntegration(http("search", search.token), search.url, options.log),
    feedback: feedback && createFeedbackIntegration(http("feedback"), feedback),
    scheduling:
      scheduling && createSchedulingIntegration(http("scheduling", scheduling.token), scheduling.url, options.log),
    billing: billing && createBillingIntegration(http("billing", billing.token), billing.url),
    oidc: oidc && createOidcIntegration(oidc, options),
  };
}
