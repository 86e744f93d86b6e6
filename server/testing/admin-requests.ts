import { randomUUID } from "node:crypto";
import { fromSystem } from "../account/queries/audit";
import { addPromoCode } from "../account/queries/promo-codes";
import { storedSettings } from "../account/queries/site-settings";
import { lastImport } from "../content/import";
import { rateCourse } from "../courses/queries/ratings";
import { listRatings } from "../courses/queries/staff-ratings";
import type { TestServer } from "./test-server";

/** One check or import of content at a time: that of another call has to end first. */
const settled = ({ app }: TestServer): Promise<void> => app.academy.contentJobs.settled();

/** A rating of the first course, by a new learner. */
export async function newRating(server: TestServer) {
  const { id, email } = await server.learner();
  const { db } = server.database;
  await rateCourse(db, id, 901, 4, server.clock.now());
  const [rating] = (await listRatings(db, { search: email }, { limit: 1 })).data;
  if (!rating) throw new Error("The rating is missing.");
  return rating;
}

/** Requests of administrators about accounts, promo codes, ratings, content, and the home page. */
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
  "admin.ratings": () => ({}),
  "admin.removeRating": async (server: TestServer) => {
    const { id, accountId, courseId } = await newRating(server);
    return { params: { learner: String(accountId), course: String(courseId) }, body: { id, isRemoved: true } };
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
  "siteSettings.read": () => ({ params: { locale: "de" } }),
  "siteSettings.save": async ({ database }: TestServer) => {
    const { revision } = await storedSettings(database.db, "de");
    const banner = { isShown: true, title: `News ${randomUUID()}` };
    return { params: { locale: "de" }, body: { banner, hiddenReviews: [], revision } };
  },
};
