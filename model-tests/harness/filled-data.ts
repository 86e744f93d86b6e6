import { filledData, startServer } from "./server";
import { sharedOrigin } from "./shared-server";

/** The maximum duration of the first start, which imports the content, in milliseconds. */
const timeoutMs = 300_000;

/**
 * Fills a database with the project's content once, as the initial data of all servers of a run, and starts a server for
 * all tests that change nothing on it. If you run one file again and again, you can set both yourself.
 */
export async function setup(): Promise<() => Promise<void>> {
  if (process.env[filledData] && process.env[sharedOrigin]) return async () => undefined;
  const filled = await startServer({ timeoutMs });
  await filled.stop();
  process.env[filledData] = filled.dataDir;
  const shared = await startServer();
  process.env[sharedOrigin] = shared.origin;
  return async () => {
    delete process.env[filledData];
    delete process.env[sharedOrigin];
    await shared.remove();
    await filled.remove();
  };
}
