import { randomUUID } from "node:crypto";
import { fromSystem } from "../account/queries/audit";
import { addPromoCode } from "../account/queries/promo-codes";
import { lastImport } from "../content/import";
import type { TestServer } from "./test-server";

/** One check or import of content at a time: that of another call has to end first. */
const settled = ({ app }: TestServer): Promise<void> => app.academy.contentJobs.settled();

/** Requests of administrators about accounts, promo codes, and content. */
export const adminRequests = {
  "admin.users": () => ({}),
  "admin.updateUser": async (server: TestServer) => ({
    params: { id: String((await server.learner()).id) },
    body: { paidStatus: "paid" },
  }),
  "admin.user": async (server: TestServer) => ({ params: { id: String((await server.learner()).id) } }),
  "admin.endSessions": async (server: TestServer) => ({ params: { id: String((await server.learner()).id) } }),
  "admin.audit": () => ({}),
  "admin.promoCodes": () => ({}),
  "admin.addPromoCode": () => ({ body: { code: `code-${randomUUID()}`, plusDays: 30, uses: 3, expiresOn: null } }),
  "admin.endPromoCode": async ({ database, clock }: TestServer) => {
    const row = { code: `CODE-${randomUUID().toUpperCase()}`, expiresAt: null, usesLeft: 3, plusDays: 30 };
    const added = await addPromoCode(database.db, row, fromSystem, clock.now());
    return { params: { id: String(added?.id) }, body: { isEnded: true } };
  },
  "admin.importContent": () => ({}),
  "contentImports.state": () => ({}),
  "contentImports.check": async (server: TestServer) => {
    await settled(server);
    return {};
  },
  "contentImports.start": async (server: TestServer) => {
    await settled(server);
    const version = (await lastImport(server.database.db))?.version ?? "";
    return { body: { files: "0".repeat(64), version } };
  },
};
