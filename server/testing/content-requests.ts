import { lastImport } from "../content/import";
import type { TestServer } from "./test-server";

/** Requests about the content folder: one check or import at a time, so that of another call has to end first. */
export const contentRequests = {
  "contentImports.state": async () => ({}),
  "contentImports.check": async (server: TestServer) => {
    await server.app.academy.contentJobs.settled();
    return {};
  },
  "contentImports.start": async (server: TestServer) => {
    await server.app.academy.contentJobs.settled();
    const version = (await lastImport(server.database.db))?.version ?? "";
    return { body: { files: "0".repeat(64), version } };
  },
};
