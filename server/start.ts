import type { FastifyBaseLogger, FastifyPluginAsync } from "fastify";
import { type Demo, prepareDemo } from "./account/demo-data";
import { buildApp } from "./app";
import type { Config } from "./config";
import { type Imported, importContent } from "./content/import";
import { fullDisk } from "./db/full-disk";
import { openDatabase } from "./db/open";
import { removeStale } from "./db/queries/housekeeping";
import { countFinishedAttempts } from "./exams/count-attempts";
import { sweepOverdue } from "./exams/finish";
import { watchConnections } from "./http/connections";
import { remindOfWebinars } from "./library/remind";
import { StartError } from "./start-error";

export interface Started {
  /** Where the site is, like `http://localhost:3000/academy/`. */
  url: string;
  kind: "embedded" | "postgres";
  /** The demo accounts, or why there are none. */
  demo: Demo;
  /** Whether this start imported content, or found it already imported. */
  imported: boolean;
  /**
   * Imports the current content folder; everyone sees it within a second.
   * @throws {ContentError} if it has mistakes; the last import stays
   */
  importAgain(): Promise<Imported>;
  /** Finishes the requests in progress, then closes everything. */
  stop(): Promise<void>;
}
export interface StartOptions {
  site?: FastifyPluginAsync;
  logger?: FastifyBaseLogger;
  /** Shows drafts to everyone, as if they were published: in a preview. */
  draftsPublished?: boolean;
}

/** Interval between two sweeps for overdue attempts and stale rows, in milliseconds. */
const sweepEvery = 60_000;
/** `localhost` is what people type; other addresses are shown as they are. */
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
    return new StartError(
      `HOST is "${host}", which is not an address of this computer; set it to 127.0.0.1 or 0.0.0.0.`,
    );
  return thrown;
}

/**
 * Starts everything: database, demo data (R71), content, server.
 * @throws {StartError} in one sentence that says how to fix it; then everything is closed again.
 */
export async function start(config: Config, { site, logger, draftsPublished }: StartOptions = {}): Promise<Started> {
  const { db, maintenance, kind, pool, close } = await openDatabase(config);
  try {
    const now = new Date();
    const demo = await prepareDemo(db, config, now);
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
      await countFinishedAttempts(maintenance);
      if (app.academy.outbox) await remindOfWebinars(maintenance, await app.academy.catalogue(), new Date());
      // Those that could not be sent before.
      app.academy.outbox?.wake();
    };
    await sweep();
    const connections = watchConnections(app.server);
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
      const broken = await connections.drain();
      if (broken > 0) app.log.warn({ broken }, "stopped before every request was answered");
      await app.close();
      await sweeping;
      await close();
    };
    const shownPort = port === "" ? "" : `:${port}`;
    const importAgain = () => importAt(new Date());
    return {
      url: `http://${shownHost(config.host)}${shownPort}/academy/`,
      kind,
      demo,
      imported: changed,
      importAgain,
      stop,
    };
  } catch (thrown) {
    const full = kind === "embedded" && !(thrown instanceof StartError) ? fullDisk(config.dataDir) : null;
    // A database that has no room fails to close, too.
    await close().catch((failed: unknown) => {
      if (!full) throw failed;
    });
    throw full ?? thrown;
  }
}
