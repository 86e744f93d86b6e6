import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { closeSync, openSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";

/** A program that was started here. */
export interface Program {
  pid: number;
  /** Kills it, also if it is frozen, and waits until it has ended. */
  kill(): Promise<void>;
}

const idOf = (kind: "-u" | "-g", user: string): number =>
  Number(execFileSync("id", [kind, user], { encoding: "utf8" }));

/** The user that PostgreSQL refuses to run without, as Debian's package makes it. */
export const postgresUser = () => ({ uid: idOf("-u", "postgres"), gid: idOf("-g", "postgres") });

export const signal = (pid: number, name: NodeJS.Signals | 0): boolean => {
  try {
    return process.kill(pid, name);
  } catch {
    return false;
  }
};

const ended = ({ exitCode, signalCode }: ChildProcess): boolean => exitCode !== null || signalCode !== null;

/** Starts programs as the user postgres, each with its output in a file of the folder, and ends them by their ids. */
export class Programs {
  private readonly running = new Set<ChildProcess>();
  private isOver = false;
  private readonly user = postgresUser();

  constructor(private readonly folder: string) {
    // The last resort: whatever ends this process ends what it started.
    process.once("exit", () => this.killAll());
  }

  /** @throws Error once everything is to end, so that nothing starts meanwhile. */
  start(name: string, command: string, args: readonly string[], env: Record<string, string> = {}): Program {
    if (this.isOver) throw new Error(`${name} is not started: everything is about to end.`);
    const log = openSync(join(this.folder, `${name}.log`), "a");
    // A group of its own: Ctrl+C reaches this process only, which then ends the others in order.
    const child = spawn(command, args, {
      ...this.user,
      cwd: this.folder,
      env: { PATH: process.env.PATH, LANG: "C.UTF-8", ...env },
      stdio: ["ignore", log, log],
      detached: true,
    });
    closeSync(log);
    child.once("error", (thrown) => console.error(`${name}: ${thrown.message}`));
    this.running.add(child);
    const exited = new Promise<void>((resolve) => child.once("close", () => resolve()));
    child.once("exit", () => this.running.delete(child));
    return {
      pid: child.pid ?? 0,
      kill: async () => {
        if (child.pid === undefined || ended(child)) return;
        child.kill("SIGKILL");
        await exited;
      },
    };
  }

  /** The last lines that a program has printed. */
  lastLines(name: string): string {
    return readFileSync(join(this.folder, `${name}.log`), "utf8")
      .split("\n")
      .slice(-15)
      .join("\n");
  }

  private killAll(): void {
    for (const child of this.running) child.kill("SIGKILL");
    for (const pid of processesIn(this.folder, this.user.uid)) signal(pid, "SIGKILL");
  }

  /** Ends everything, also what is frozen, and waits until it has ended. */
  async end(): Promise<void> {
    this.isOver = true;
    const until = performance.now() + 15_000;
    for (let left: number[] | null = null; left === null || left.length > 0; ) {
      left = [...[...this.running].flatMap(({ pid }) => pid ?? []), ...processesIn(this.folder, this.user.uid)];
      this.killAll();
      if (performance.now() > until) throw new Error(`These processes do not end: ${left.join(", ")}`);
      await pause(50);
    }
  }
}

const stat = (pid: number): { parent: number; isZombie: boolean } | null => {
  try {
    // The name in parentheses may contain spaces.
    const [state = "", parent = ""] = readFileSync(`/proc/${pid}/stat`, "utf8").split(") ").at(-1)?.split(" ") ?? [];
    return { parent: Number(parent), isZombie: state === "Z" };
  } catch {
    return null;
  }
};

const allProcesses = (): number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** The processes that a process started. */
export const childrenOf = (pid: number): number[] => allProcesses().filter((one) => stat(one)?.parent === pid);

function commandOf(pid: number): string {
  try {
    return readFileSync(`/proc/${pid}/cmdline`, "utf8").replaceAll("\0", " ");
  } catch {
    return "";
  }
}

/** The postmaster of a data folder, unless there is none. Patroni starts it in a session of its own. */
export const postmasterOf = (dataDir: string): number | undefined =>
  allProcesses().find((pid) => commandOf(pid).includes(`postgres -D ${dataDir} `));

const isOwnedBy = (pid: number, uid: number): boolean => {
  try {
    return statSync(`/proc/${pid}`).uid === uid;
  } catch {
    return false;
  }
};

/** A user's processes that name the folder in their command, and theirs: Patroni, PostgreSQL, what copies a database. */
function processesIn(folder: string, uid: number): number[] {
  const own = allProcesses().filter((pid) => commandOf(pid).includes(`${folder}/`) && isOwnedBy(pid, uid));
  return [...own, ...own.flatMap(childrenOf)].filter((pid) => stat(pid)?.isZombie === false);
}
