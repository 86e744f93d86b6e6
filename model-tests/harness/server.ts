import { type ChildProcess, spawn } from "node:child_process";
import { cp, mkdtemp, rm } from "node:fs/promises";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A free port. */
export const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.on("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === "object" ? resolve(address.port) : reject(new Error("No port.")),
      );
    });
  });

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
}

/** The setting for a data folder that already has the project's content: importing it takes seconds. */
export const filledData = "TEST_FILLED_DATA";

/** The maximum duration of a start, in milliseconds; the first one creates the database. */
const timeoutMs = 100_000;

/** Starts the built server in a separate process with its own data folder. */
export async function startServer({ content }: Options = {}): Promise<RunningServer> {
  const port = await freePort();
  const dataDir = await mkdtemp(join(tmpdir(), "academy-data-"));
  const filled = process.env[filledData];
  if (filled && !content) await cp(filled, dataDir, { recursive: true });
  let child: ChildProcess;

  const run = () =>
    new Promise<void>((resolve, reject) => {
      let output = "";
      child = spawn(process.execPath, ["bin/run.mjs", "start", ...(content ? ["--content", content] : [])], {
        env: {
          ...process.env,
          NODE_ENV: "production",
          PORT: String(port),
          ACADEMY_DATA_DIR: dataDir,
          DATABASE_URL: "",
        },
        stdio: ["ignore", "pipe", "pipe"],
      });
      const timer = setTimeout(() => reject(new Error(`The server did not start:\n${output}`)), timeoutMs);
      const hear = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(`:${port}/academy/`)) {
          clearTimeout(timer);
          resolve();
        }
      };
      child.stdout?.on("data", hear);
      child.stderr?.on("data", hear);
      child.once("exit", (code) => {
        clearTimeout(timer);
        reject(new Error(`The server ended with ${code}:\n${output}`));
      });
    });
  const end = (signal: NodeJS.Signals) =>
    new Promise<void>((resolve) => {
      if (child.exitCode !== null || child.signalCode !== null) return resolve();
      child.once("exit", () => resolve());
      child.kill(signal);
    });

  await run().catch(async (thrown) => {
    await end("SIGKILL");
    await rm(dataDir, { recursive: true, force: true });
    throw thrown;
  });
  return {
    origin: `http://localhost:${port}`,
    port,
    dataDir,
    stop: () => end("SIGTERM"),
    kill: () => end("SIGKILL"),
    restart: run,
    remove: async () => {
      await end("SIGTERM");
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
