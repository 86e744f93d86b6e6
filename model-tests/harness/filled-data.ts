import { filledData, startServer } from "./server";
import { sharedOrigin } from "./shared-server";

/**
 * Fills a database with the project's content once, as the initial data of all servers of a run, and starts a server for
 * all tests that change nothing on it.
 */
export async function setup(): Promise<() => Promise<void>> {
  const filled = await startServer();
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
