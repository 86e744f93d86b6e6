import { BlockList, isIP } from "node:net";
import { StartError } from "../start-error";

/**
 * Whether the site is a demo (R71): `local`, by default, with the embedded database on a machine that others cannot
 * reach; `declared` by `ACADEMY_DEMO=yes`, which every page then shows; otherwise `none`.
 */
export type DemoMode = "local" | "declared" | "none";

const loopback = new BlockList();
loopback.addSubnet("127.0.0.0", 8, "ipv4");
loopback.addAddress("::1", "ipv6");

/**
 * Whether a server that listens on this address can be reached from this machine only; names other than `localhost` do
 * not qualify.
 */
export function isLoopbackHost(host: string): boolean {
  const version = isIP(host);
  if (version === 0) return host.toLowerCase() === "localhost";
  return loopback.check(host, version === 6 ? "ipv6" : "ipv4");
}

interface Reach {
  host: string;
  origin: string | null;
  databaseUrl: string | null;
}

/**
 * Reads `ACADEMY_DEMO` (R71).
 * @throws {StartError} for anything but `yes`, and for `yes` on PostgreSQL, which never has demo accounts (R20).
 */
export function readDemoMode(text: string | undefined, { host, origin, databaseUrl }: Reach): DemoMode {
  if (text && text !== "yes")
    throw new StartError(`ACADEMY_DEMO is "${text}"; set it to yes for a demo, or leave it out.`);
  if (text && databaseUrl !== null)
    throw new StartError(
      "ACADEMY_DEMO and DATABASE_URL are both set, but demo accounts exist in the embedded database only; leave one of the two out.",
    );
  if (text) return "declared";
  return databaseUrl === null && origin === null && isLoopbackHost(host) ? "local" : "none";
}
