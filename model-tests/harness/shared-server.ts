import { type RunningServer, startServer } from "./server";

/** The setting for the address of a server that everything may use that changes nothing on it. */
export const sharedOrigin = "TEST_SHARED_SERVER";

/** A server for tests that change nothing on it: others may use it at the same time. */
export interface SharedServer extends Pick<RunningServer, "origin" | "port"> {
  /** Call it when you need it no more. */
  release(): Promise<void>;
}

/** The server of this run of tests, or a new one. @throws {Error} if it does not start */
export async function sharedServer(): Promise<SharedServer> {
  const origin = process.env[sharedOrigin];
  if (origin) return { origin, port: Number(new URL(origin).port), release: async () => undefined };
  const { port, remove, ...server } = await startServer();
  return { origin: server.origin, port, release: remove };
}
