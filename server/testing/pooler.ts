import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { createConnection } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
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

/** PgBouncer in transaction mode, as docs/operations.md says, with few connections to the database at `url`. */
export async function startPooler(url: string): Promise<Pooler> {
  const target = new URL(url);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), "pooler-"));
  const file = join(folder, "pgbouncer.ini");
  writeFileSync(
    file,
    `[databases]
* = host=${target.hostname} port=${target.port || 5432} user=${target.username}
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
max_client_conn = 1000
`,
  );
  chmodSync(folder, 0o755);
  chmodSync(file, 0o644);
  // It refuses to run as root; 65534 is nobody.
  const isRoot = process.getuid?.() === 0;
  const child: ChildProcess = spawn("pgbouncer", ["-q", file], {
    stdio: "ignore",
    ...(isRoot && { uid: 65534, gid: 65534 }),
  });
  const stop = async () => {
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
