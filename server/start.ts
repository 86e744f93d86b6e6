import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import { buildApp } from "./app";
import type { Config } from "./config";
import { type Imported, importContent } from "./content/import";
import { openDatabase } from "./db/open";
import { removeStale } from "./db/queries/housekeeping";
import { addDemoAccounts } from "./demo-accounts";
import { sweepOverdue } from "./exams/finish";
import { addRecordedSteps } from "./flows/recorded";
import { StartError } from "./start-error";

export interface Started {
  /** Where the site is, like `http://localhost:3000/academy/`. */
  url: string;
  kind: "embedded" | "postgres";
  /** Whether this start imported content, or found it imported. */
  imported: boolean;
  /**
   * Imports the content folder as it is now, for everyone to see within a second.
   * @throws {ContentError} where it has mistakes; what was imported last stays
   */
  importAgain(): Promise<Imported>;
  /** Lets requests under way end, then closes everything. */
  stop(): Promise<void>;
}
export interface StartOptions {
  site?: FastifyPluginAsync;
  logger?: FastifyBaseLogger;
  /** Everybody sees drafts, as if they were published: in a preview. */
  draftsPublished?: boolean;
}

/** Between two sweeps for overdue attempts and stale rows, in milliseconds. */
const sweepEvery = 60_000;
/** How long requests under way may take once the server stops, in milliseconds. */
const patience = 3000;

/** `localhost` is what people type; another address is shown as it is. */
const shownHost = (host: string): string => {
  if (["127.0.0.1", "0.0.0.0", "::", "::1"].includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
};

function listenError(thrown: unknown, { host, port }: Config): unknown {
  const code = thrown instanceof Error && "code" in thrown ? thrown.code : "";
  if (code === "EADDRINUSE")
    return new StartError(
      `Port ${port} is taken; stop what uses it or set PORT to another one, like PORT=${port + 1}.`,
    );
  if (code === "EACCES") return new StartError(`Port ${port} needs more rights; set PORT to one above 1023.`);
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND")
    return new StartError(`HOST is "${host}", which is no address of this machine; set it to 127.0.0.1 or 0.0.0.0.`);
  return thrown;
}

/**
 * Starts everything: database, demo accounts (embedded only, R20) and what was recorded for them, content, server.
 * @throws {StartError} in one sentence that names the remedy; nothing is left open then.
 */
export async function start(config: Config, { site, logger, draftsPublished }: StartOptions = {}): Promise<Started> {
  const { db, maintenance, kind, pool, close } = await openDatabase(config);
  try {
    const now = new Date();
    if (kind === "embedded") {
      await addDemoAccounts(db, now);
      await addRecordedSteps(db, now);
    }
    const importAt = (at: Date) => importContent(maintenance, config.contentDir, at, { draftsPublished });
    const { changed } = await importAt(now);
    const app = await buildApp({
      db,
      maintenance,
      config,
      ...(pool && { pool }),
      ...(logger && { logger }),
      ...(site && { site }),
    });
    const sweep = async () => {
      await removeStale(maintenance, new Date());
      await sweepOverdue(maintenance, new Date());
    };
    await sweep();
    const address = await app.listen({ port: config.port, host: config.host }).catch(async (thrown: unknown) => {
      await app.close();
      throw listenError(thrown, config);
    });
    const { port } = new URL(address);
    let sweeping: Promise<void> = Promise.resolve();
    const timer = setInterval(() => {
      sweeping = sweep().catch((err: unknown) => app.log.error({ err }, "sweep failed"));
    }, sweepEvery);
    const stop = async () => {
      clearInterval(timer);
      const impatient = setTimeout(() => app.server.closeAllConnections(), patience);
      await app.close();
      clearTimeout(impatient);
      await sweeping;
      await close();
    };
    const shownPort = port === "" ? "" : `:${port}`;
    const importAgain = () => importAt(new Date());
    return { url: `http://${shownHost(config.host)}${shownPort}/academy/`, kind, imported: changed, importAgain, stop };
  } catch (thrown) {
    await close();
    throw thrown;
  }
}
