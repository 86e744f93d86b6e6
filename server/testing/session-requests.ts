import { addSession, findSession, sessionsOf } from "../account/queries/sessions";
import { hashOf, newToken } from "../http/session-cookie";
import { givePassword } from "./registration-requests";
import type { Caller, TestServer } from "./test-server";

/** A well-formed call of every endpoint about an account's sessions. */
export const sessionRequests = {
  "sessions.list": () => ({}),
  "sessions.end": async ({ database, clock }: TestServer, { id, token }: Caller) => {
    if (id === 0 || token === null) return { params: { id: "1" } };
    const expiresAt = new Date("2100-01-01T00:00:00Z");
    const elsewhere = { tokenHash: hashOf(newToken()), accountId: id, createdAt: clock.now(), expiresAt };
    await addSession(database.db, elsewhere);
    const own = (await findSession(database.db, hashOf(token), clock.now()))?.id ?? 0;
    const rows = await sessionsOf(database.db, id, own, clock.now());
    return { params: { id: String(rows.find((row) => row.id !== own)?.id) } };
  },
  "sessions.confirm": async (server: TestServer, { id }: Caller) => {
    await givePassword(server, id);
    return { body: { password: "right" } };
  },
  "sessions.endOthers": () => ({}),
};
