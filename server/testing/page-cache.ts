import { spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { projectRoot } from "../project-root";

/** Whether Varnish is installed here (Debian: `apt-get install varnish`). */
export const hasPageCache = (): boolean => spawnSync("varnishd", ["-V"]).status === 0;

export interface PageCache {
  origin: string;
  stop(): Promise<void>;
}

/** deploy/varnish/academy.vcl with one process in the place of both. */
const settingsFor = (process: number): string =>
  readFileSync(join(projectRoot(), "deploy/varnish/academy.vcl"), "utf8").replace(
    /\.port = "300[01]"/g,
    `.port = "${process}"`,
  );

/**
 * Varnish as it is deployed, in front of a process on this machine.
 * @param process the port of the process
 * @param port where it listens
 * @returns once it serves what a process answers
 */
export async function startPageCache(process: number, port: number): Promise<PageCache> {
  const folder = mkdtempSync(join(tmpdir(), "page-cache-"));
  const file = join(folder, "academy.vcl");
  writeFileSync(file, settingsFor(process));
  // Its worker runs as another user.
  chmodSync(folder, 0o755);
  const origin = `http://127.0.0.1:${port}`;
  const args = ["-F", "-n", folder, "-f", file, "-a", `127.0.0.1:${port}`, "-T", "none", "-s", "default,32m"];
  const child = spawn("varnishd", [...args, "-p", "http_gzip_support=off"], { stdio: "ignore" });
  const ended = new Promise((resolve) => child.once("exit", resolve));
  const stop = async () => {
    child.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; ; tries += 1) {
    const status = await fetch(`${origin}/healthz`).then(
      (answer) => answer.status,
      () => 0,
    );
    if (status === 200) return { origin, stop };
    if (tries === 200 || child.exitCode !== null) {
      await stop();
      throw new Error("Varnish did not start.");
    }
    await pause(50);
  }
}
