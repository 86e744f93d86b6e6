import type { Account } from "../account/queries/accounts";
import type { Config } from "../config";
import type { Catalogue } from "../content/catalogue";
import type { Database } from "../db/database";
import type { Peers } from "../integrations/peers";
import type { FaultLog } from "./faults";
import type { Metrics } from "./metrics";

/** What every part of the app shares. */
interface Academy {
  config: Config;
  db: Database;
  /** For what may take longer than a request. */
  maintenance: Database;
  /** The content in memory. Not to be asked from within a transaction. */
  catalogue(): Promise<Catalogue>;
  /** Changes whenever the content does. */
  contentVersion(): Promise<string>;
  now(): Date;
  metrics: Metrics;
  peers: Peers;
  faults: FaultLog;
}

declare module "fastify" {
  interface FastifyInstance {
    academy: Academy;
    /** Ids of the endpoints that have a handler. */
    implemented: Set<string>;
  }
  interface FastifyRequest {
    /** Who asks, once the session has been looked up. */
    account: Account | null;
  }
}
