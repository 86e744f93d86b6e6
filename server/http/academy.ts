import type { Account } from "../account/queries/accounts";
import type { OpenSession } from "../account/queries/sessions";
import type { Config } from "../config";
import type { Catalogue } from "../content/catalogue";
import type { ContentJobs } from "../content/jobs";
import type { LastKnown } from "../content/last-known";
import type { SiteOverrides } from "../content/site-overrides";
import type { Database } from "../db/database";
import type { Integrations } from "../integrations/integrations";
import type { Outbox } from "../mail/outbox";
import type { SearchIndex } from "../search/search-index";
import type { createSignInRate } from "./account-rates";
import type { FaultLog } from "./faults";
import type { KeptReplies } from "./kept-replies";
import type { Guesses } from "./limit-guesses";
import type { Metrics } from "./metrics";

/** What all parts of the app share. */
export interface Academy {
  config: Config;
  db: Database;
  /** For work that may take longer than a request. */
  maintenance: Database;
  /** The content in memory. Do not call it within a transaction. */
  catalogue: LastKnown<Catalogue>;
  /** What can be searched, in memory; of the last content while that of the current one is being read. */
  searchIndex(): Promise<SearchIndex>;
  /** Changes whenever the content does. */
  contentVersion: LastKnown<string>;
  /** What staff have set instead of the content's settings, in memory. Do not call it within a transaction. */
  siteOverrides: LastKnown<SiteOverrides>;
  /** Changes whenever pages do: with the content, and with what staff have set. */
  siteVersion: LastKnown<string>;
  /** Changes whenever something changes that replies about content depend on: the site, or the search index in use. */
  replyVersion: LastKnown<string>;
  /**
   * Replies about content that are the same for everyone. Those to searches have a memory of their own: what people type
   * does not displace the others.
   */
  keptReplies: Record<"kept" | "kept-search", KeptReplies>;
  /** Limits how often passwords are guessed at sign-in, by its call and by its form together. */
  signInGuesses: Guesses;
  /** Limits how often an account signs in, in all ways of its own. */
  countSignIn: ReturnType<typeof createSignInRate>;
  now(): Date;
  metrics: Metrics;
  integrations: Integrations;
  /** Sends mails; null where no mail can be sent. */
  outbox: Outbox | null;
  /** Checks and imports of the content folder that administrators start. */
  contentJobs: ContentJobs;
  faults: FaultLog;
}

declare module "fastify" {
  interface FastifyInstance {
    academy: Academy;
    /** Ids of the endpoints that have a handler. */
    registered: Set<string>;
  }
  interface FastifyRequest {
    /** The caller, once the session has been looked up. */
    account: Account | null;
    /** The session of the request, once it has been looked up; a command on one's own account does not look. */
    session: Pick<OpenSession, "id" | "confirmedAt"> | null;
  }
}
