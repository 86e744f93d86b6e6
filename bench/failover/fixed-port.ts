import { readFileSync } from "node:fs";
import { createServer } from "node:net";

const canListen = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer().once("error", () => resolve(false));
    probe.listen(port, "127.0.0.1", () => probe.close(() => resolve(true)));
  });

const given = new Set<number>();

/**
 * A free port for a program that is killed and started again: one that the system gives to no outgoing connection
 * meanwhile, and no other call.
 * @throws if there is none.
 */
export async function fixedPort(): Promise<number> {
  const [first = 32_768] = readFileSync("/proc/sys/net/ipv4/ip_local_port_range", "utf8").split(/\s+/).map(Number);
  const lowest = 10_000;
  for (let tries = 0; tries < 1000 && first > lowest; tries += 1) {
    const port = lowest + Math.floor(Math.random() * (first - lowest));
    if (given.has(port) || !(await canListen(port))) continue;
    given.add(port);
    return port;
  }
  throw new Error("There is no free port below those of outgoing connections.");
}
