import { cp, mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { freePort } from "../../server/testing/free-port";
import { endServer, forgetFolder, removeAtExit, runServer, type ServerChild } from "./server-child";

export interface RunningServer {
  /** `http://localhost:PORT` */
  origin: string;
  port: number;
  dataDir: string;
  /** Stops it as Ctrl+C would. */
  stop: () => Promise<void>;
  /** Kills it, as in a crash. */
  kill: () => Promise<void>;
  /** Starts it again with the same port and data. */
  restart: () => Promise<void>;
  /** Stops it and removes its data. */
  remove: () => Promise<void>;
}

interface Options {
  /** A content folder other than the project's. */
  content?: string;
  /** What Node runs; the built server by default. */
  command?: readonly string[];
  /** The maximum duration of a start, in milliseconds; the first one creates the database. */
  timeoutMs?: number;
  /** Chooses the port. */
  choosePort?: () => Promise<number>;
  /** Changes the data that the server starts with. */
  prepare?: (dataDir: string) => Promise<void>;
}

/** The setting for a data folder that already has the project's content: importing it takes seconds. */
export const filledData = "TEST_FILLED_DATA";

/** How often another port is tried: between choosing and opening it, another process may take it. */
const maxTries = 3;

/**
 * Starts the built server in a separate process with its own data folder. It ends with this process at the latest.
 * @throws {Error} with one sentence that says why it does not start; then nothing of it is left
 */
export async function startServer({
  content,
  command = ["bin/run.mjs", "start", ...(content ? ["--content", content] : [])],
  timeoutMs = 100_000,
  choosePort = freePort,
  prepare = async () => undefined,
}: Options = {}): Promise<RunningServer> {
  const dataDir = await mkdtemp(join(tmpdir(), "academy-data-"));
  removeAtExit(dataDir);
  const run = (at: number): Promise<ServerChild> =>
    runServer({
      args: command,
      env: { NODE_ENV: "production", PORT: String(at), ACADEMY_DATA_DIR: dataDir, DATABASE_URL: "" },
      address: `:${at}/academy/`,
      timeoutMs,
    });
  const begin = async (tries: number): Promise<{ port: number; child: ServerChild }> => {
    const port = await choosePort();
    try {
      return { port, child: await run(port) };
    } catch (thrown) {
      if (tries >= maxTries || !/port|EADDRINUSE/i.test(String(thrown))) throw thrown;
      return begin(tries + 1);
    }
  };
  try {
    const filled = process.env[filledData];
    if (filled && !content) await cp(filled, dataDir, { recursive: true });
    await prepare(dataDir);
    const begun = await begin(1);
    const { port } = begun;
    let { child } = begun;
    return {
      origin: `http://localhost:${port}`,
      port,
      dataDir,
      stop: () => endServer(child, "SIGTERM"),
      kill: () => endServer(child, "SIGKILL"),
      restart: async () => {
        child = await run(port);
      },
      remove: async () => {
        await endServer(child, "SIGTERM");
        await forgetFolder(dataDir);
      },
    };
  } catch (thrown) {
    await forgetFolder(dataDir);
    throw thrown;
  }
}
