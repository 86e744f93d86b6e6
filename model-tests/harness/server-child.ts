import { type ChildProcess, spawn } from "node:child_process";
import { rmSync } from "node:fs";
import { rm } from "node:fs/promises";
import { exitOnSignal } from "./exit";

export type ServerChild = ChildProcess;

/** Servers that are running, and folders of theirs: both end with this process. */
const [running, folders] = [new Set<ServerChild>(), new Set<string>()];

/** Runs in the server: it ends when the process that started it has ended, even if that was killed. */
const endWithParent = `data:text/javascript,${encodeURIComponent('process.once("disconnect", () => process.exit(1))')}`;

function clearAway(): void {
  for (const child of running) child.kill("SIGKILL");
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}

let isPrepared = false;

function prepareExit(): void {
  if (isPrepared) return;
  isPrepared = true;
  exitOnSignal();
  process.once("exit", clearAway);
}

/** Ensures that a temporary folder is removed when this process ends. */
export function removeAtExit(folder: string): void {
  prepareExit();
  folders.add(folder);
}

/** Removes such a folder now. */
export async function forgetFolder(folder: string): Promise<void> {
  await rm(folder, { recursive: true, force: true });
  folders.delete(folder);
}

/** Lines of a stack trace, and what Node prints around it, do not say what is wrong. */
const isAboutCode = (line: string): boolean =>
  /^\s*(at |\^+\s*$|[{}\]]|node:|Node\.js v|file:|throw )/.test(line) || line.trim() === "";

/** The line of a server's output that says why it has ended: an error that was thrown, or else the last line. */
export function reasonIn(output: string): string {
  const lines = output.split("\n").filter((line) => !isAboutCode(line));
  return (lines.find((line) => /^(Uncaught )?\w*Error\b/.test(line)) ?? lines.at(-1) ?? "").trim();
}

interface Run {
  /** What Node runs. */
  args: readonly string[];
  env: Record<string, string>;
  /** What it prints once it answers. */
  address: string;
  timeoutMs: number;
}

/** Starts a server. @throws {Error} with one sentence that says why it does not start; then it has ended */
export async function runServer({ args, env, address, timeoutMs }: Run): Promise<ServerChild> {
  prepareExit();
  const child = spawn(process.execPath, ["--import", endWithParent, ...args], {
    env: { ...process.env, ...env },
    stdio: ["ignore", "pipe", "pipe", "ipc"],
  });
  running.add(child);
  child.once("exit", () => running.delete(child));
  let output = "";
  const said = () => {
    const reason = reasonIn(output);
    return reason ? `: ${reason}` : " and printed nothing.";
  };
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    await new Promise<void>((resolve, reject) => {
      timer = setTimeout(
        () => reject(new Error(`The server did not answer within ${timeoutMs / 1000} s${said()}`)),
        timeoutMs,
      );
      const hear = (chunk: Buffer) => {
        output += chunk.toString();
        if (output.includes(address)) resolve();
      };
      child.stdout?.on("data", hear);
      child.stderr?.on("data", hear);
      child.once("error", reject);
      // After `exit`, output may still arrive.
      child.once("close", (code, signal) => reject(new Error(`The server ended with ${code ?? signal}${said()}`)));
    });
  } catch (thrown) {
    await endServer(child, "SIGKILL");
    throw thrown;
  } finally {
    clearTimeout(timer);
  }
  return child;
}

/** Ends a server and waits for that. */
export function endServer(child: ServerChild, signal: NodeJS.Signals): Promise<void> {
  return new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once("exit", () => resolve());
    child.kill(signal);
  });
}
