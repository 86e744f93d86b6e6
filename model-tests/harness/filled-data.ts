import { filledData, startServer } from "./server";

/** Fills a database with the project's content once, as the initial data of all servers of a run. */
export async function setup(): Promise<() => Promise<void>> {
  const server = await startServer();
  await server.stop();
  process.env[filledData] = server.dataDir;
  return async () => {
    delete process.env[filledData];
    await server.remove();
  };
}
