import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { projectRoot } from "../project-root";
import { freePort } from "./free-port";

/** Whether PgBouncer is installed here (Debian: `apt-get install pgbouncer`). */
export const hasPooler = (): boolean => spawnSync("pgbouncer", ["--version"]).status === 0;

const canConnect = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = createConnection(port, "127.0.0.1");
    const end = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.once("connect", () => end(true)).once("error", () => end(false));
  });

interface Pooler {
  /** The address of this database through the pooler. */
  through(database: string): string;
  stop(): Promise<void>;
}

/** The settings of deploy/pgbouncer/pgbouncer.ini, for this database server without passwords. */
function settingsFor({ hostname, port, username }: URL, ownPort: number, connections: number | null): string {
  const changed: Record<string, string> = {
    academy: "",
    listen_port: `${ownPort}`,
    unix_socket_dir: "",
    auth_type: "any",
    auth_file: "",
    ...(connections !== null && { default_pool_size: `${connections}` }),
  };
  const [, databases = "", settings = ""] =
    /^(.*\[databases\]\n)(.*)$/s.exec(readFileSync(join(projectRoot(), "deploy/pgbouncer/pgbouncer.ini"), "utf8")) ??
    [];
  const kept = settings.split("\n").filter((line) => !Object.hasOwn(changed, line.split(" =")[0] ?? ""));
  const own = Object.entries(changed).filter(([name, value]) => value !== "" || name === "unix_socket_dir");
  return [
    `${databases}* = host=${hostname} port=${port || 5432} user=${username}`,
    ...kept,
    ...own.map(([name, value]) => `${name} = ${value}`),
    "",
  ].join("\n");
}

/**
 * PgBouncer in transaction mode, as it is deployed, in front of the database server at `url`.
 * @param connections how many it opens at most, so that clients have to share them; null for as many as it is deployed
 *   with
 */
export async function startPooler(url: string, connections: number | null = 3): Promise<Pooler> {
  const target = new URL(url);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "pooler-"));
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(file, settingsFor(target, port, connections));
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  // It refuses to run as root; 65534 is nobody.
  const isRoot = process.getuid?.() === 0;
  const child: ChildProcess = spawn("pgbouncer", ["-q", file], {
    stdio: "ignore",
    ...(isRoot && { uid: 65534, gid: 65534 }),
  });
  const killNow = () => void child.kill("SIGKILL");
  process.once("exit", killNow);
  const stop = async () => {
    process.off("exit", killNow);
    if (child.exitCode === null && child.signalCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve));
      child.kill("SIGTERM");
      await ended;
    }
    rmSync(folder, { recursive: true });
  };
  for (let tries = 0; !(await canConnect(port)); tries += 1) {
    if (tries === 200 || child.exitCode !== null) {
      await stop();
      throw new Error("PgBouncer did not start.");
    }
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
  return {
    through: (database) => `postgres://${target.username}@127.0.0.1:${port}/${database}`,
    stop,
  };
}
