import { type ChildProcess, spawn } from "node:child_process";

/** A server in a separate process. */
export interface ServerProcess {
  /** `http://127.0.0.1:PORT` */
  origin: string;
  pid: number;
  /** Its output so far. */
  output(): string;
  /** Stops it and waits until it has ended. Does nothing if it has already ended. */
  end(signal?: NodeJS.Signals): Promise<void>;
}

interface Options {
  /** What Node runs. */
  args: readonly string[];
  env?: Record<string, string>;
  /** Passed on standard input. */
  input?: string;
  /** The maximum time until it prints its address, in milliseconds. */
  timeoutMs?: number;
}

const hasEnded = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  if (hasEnded(child)) return Promise.resolve();
  return new Promise((resolve) => {
    // A process that ignores the signal is killed.
    const timer = setTimeout(() => child.kill("SIGKILL"), 8000);
    child.once("exit", () => {
      clearTimeout(timer);
      resolve();
    });
    child.kill(signal);
  });
}

/**
 * Starts a server with Node and waits for the address that it prints. It ends with this process at the latest.
 * @throws if it ends or prints no address in time, with its output
 */
export async function startProcess({ args, env = {}, input, timeoutMs = 240_000 }: Options): Promise<ServerProcess> {
  const child = spawn(process.execPath, args, { env: { ...process.env, ...env }, stdio: ["pipe", "pipe", "pipe"] });
  const endHard = () => void child.kill("SIGKILL");
  process.once("exit", endHard);
  child.once("exit", () => process.off("exit", endHard));
  child.stdin.end(input ?? "");
  let output = "";
  const port = await new Promise<string>((resolve, reject) => {
    const fail = (why: string) => reject(new Error(`The server ${why}:\n${output}`));
    const timer = setTimeout(() => fail("did not start in time"), timeoutMs);
    const hear = (chunk: Buffer) => {
      output += chunk.toString();
      const [, said] = /http:\/\/[\w.[\]:]+?:(\d+)\//.exec(output) ?? [];
      if (said === undefined) return;
      clearTimeout(timer);
      resolve(said);
    };
    child.stdout.on("data", hear);
    child.stderr.on("data", hear);
    child.once("exit", (code, signal) => {
      clearTimeout(timer);
      fail(`ended with ${code ?? signal}`);
    });
  }).catch(async (thrown: unknown) => {
    await end(child, "SIGKILL");
    throw thrown;
  });
  return {
    // Not `localhost`: that may resolve to another address first.
    origin: `http://127.0.0.1:${port}`,
    pid: child.pid ?? 0,
    output: () => output,
    end: (signal = "SIGTERM") => end(child, signal),
  };
}
