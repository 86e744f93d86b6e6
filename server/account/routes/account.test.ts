import { type SQL, sql } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import { registration } from "../../../contract/account/registration";
import { session } from "../../../contract/account/session";
import { courses } from "../../../contract/courses/courses";
import { onboarding } from "../../../contract/courses/onboarding";
import { engagement } from "../../../contract/engagement/engagement";
import { inbox } from "../../../contract/engagement/inbox";
import { flowComments } from "../../../contract/flow-comments";
import { databases } from "../../testing/databases";
import { examTaker } from "../../testing/exam-taker";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { putPromoCode } from "../queries/promo-codes";

const first = { locale: "en", slug: "first-steps" } as const;

describe.each(databases)("the learner's own account on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  /** Both drivers answer with `rows`; the shared type of the handle does not say so. */
  const rowsOf = async <Row>(query: SQL) => ((await server.database.db.execute(query)) as { rows: Row[] }).rows;
  const code = (row: { code: string; expiresAt?: Date; usesLeft?: number }) =>
    putPromoCode(server.database.db, { expiresAt: null, usesLeft: null, plusDays: 30, ...row }, server.clock.now());

  describe("promo codes", () => {
    it("are redeemed with 204 and appear in the profile (R38)", async () => {
      await code({ code: "WELCOME" });
      const learner = await server.learner();
      const { status, body } = await learner.call(session.applyPromo, { body: { promo: " welcome " } });
      expect([status, body]).toEqual([204, undefined]);
      expect((await learner.call(session.profile, {})).body.userProfile.promo).toBe("WELCOME");
    });

    it("are refused with the reason", async () => {
      await code({ code: "OLD", expiresAt: server.clock.now() });
      await code({ code: "NONE-LEFT", usesLeft: 0 });
      const learner = await server.learner();
      const refused = async (promo: string) => {
        const { status, error } = await learner.call(session.applyPromo, { body: { promo } });
        return [status, error.code];
      };
      expect(await refused("no such code")).toEqual([400, "promo_unknown"]);
      expect(await refused("old")).toEqual([409, "promo_expired"]);
      expect(await refused("none-left")).toEqual([409, "promo_used_up"]);
      expect(await refused(" ")).toEqual([400, "invalid"]);
      expect((await learner.call(session.profile, {})).body.userProfile.promo).toBeNull();
    });

    it("cannot be redeemed beyond their last use, and are used once per account however often they are redeemed", async () => {
      await code({ code: "TWO", usesLeft: 2 });
      const one = await server.learner();
      for (const key of ["a", "b"])
        expect((await one.call(session.applyPromo, { body: { promo: "two" } }, { key })).status).toBe(204);
      const others = await Promise.all([server.learner(), server.learner(), server.learner()]);
      const statuses = await Promise.all(
        others.map(async (other) => (await other.call(session.applyPromo, { body: { promo: "two" } })).status),
      );
      expect(statuses.sort()).toEqual([204, 409, 409]);
    });

    it("cannot be guessed without limit", async () => {
      const learner = await server.learner();
      const guess = async () => (await learner.call(session.applyPromo, { body: { promo: "guess" } })).status;
      const statuses: number[] = [];
      for (let count = 0; count < 7; count += 1) statuses.push(await guess());
      expect(statuses).toEqual([400, 400, 400, 400, 400, 429, 429]);
      server.clock.pass(15 * 60);
      expect(await guess()).toBe(400);
    });
  });

  it("exports everything that is stored, without password, key or secrets (L24)", async () => {
    const taker = await examTaker(server, "Zoë Export");
    const { caller } = taker;
    await caller.call(onboarding.pass, { params: { id: "9701" } });
    const comment = { machine: "quiz", place: "quiz.asking", name: "asking", text: "Why?" };
    await caller.call(flowComments.add, { body: comment });
    await caller.call(engagement.sendFeedback, { body: { message: "Well done.", url: "/academy/" } });
    await taker.sit(4);
    const { body, headers } = await caller.call(session.exportData, {});
    expect(headers["content-disposition"]).toMatch(/^attachment; filename="academy-data-2026-.*\.json"$/);
    expect(body.account).toMatchObject({ email: caller.email, name: "Zoë Export", hasPassword: false });
    expect(Object.fromEntries(Object.entries(body.records).map(([kind, rows]) => [kind, rows.length]))).toMatchObject({
      enrolments: 1,
      completedSteps: 4,
      onboardingSteps: 1,
      feedback: 1,
      flowComments: 1,
      examAttempts: 1,
      certificates: 1,
      sessions: 1,
    });
    expect(body.records.examAttempts?.[0]).toMatchObject({ score: 100 });
    expect(Object.keys(body.records.sessions?.[0] ?? {})).toEqual([
      "createdAt",
      "usedAt",
      "expiresAt",
      "browser",
      "system",
      "network",
    ]);
    const text = JSON.stringify(body);
    expect(text).not.toMatch(/passwordHash|tokenHash|"correct"|"explanation"/);
  });

  it("exports every table that belongs to an account", async () => {
    const owned = await rowsOf<{ table_name: string }>(
      sql`select table_name from information_schema.columns where column_name = 'account_id' and table_schema = 'public'`,
    );
    // Idempotency keys and the order of commands contain nothing personal and are removed after a week, a sign-in that is
    // not finished after minutes; everything else is in the export.
    const tables = owned
      .map(({ table_name }) => table_name)
      .filter((name) => !["idempotency_key", "command_order", "pending_sign_in"].includes(name));
    const { body } = await (await server.learner()).call(session.exportData, {});
    // The audit log and mails do not reference accounts; what they have about one is exported anyway.
    expect(Object.keys(body.records)).toHaveLength([...tables, "audit", "mail"].length);
  });

  it("deletes the account with all its rows, and it can no longer sign in (L24)", async () => {
    const passwordHash = await hashPassword("right");
    const learner = await server.learner({ passwordHash });
    await learner.call(courses.enrol, { params: first });
    const wrong = await learner.call(session.deleteAccount, { body: { confirmation: "wrong" } });
    expect([wrong.status, wrong.error.code]).toEqual([403, "wrong_confirmation"]);
    expect((await learner.call(session.profile, {})).body.userProfile.id).toBe(learner.id);
    await server.visitor.call(session.signIn, { body: { email: learner.email, password: "guessed" } });

    const guesses = () => rowsOf(sql`select 1 from sign_in_failure where email = ${learner.email}`);
    expect(await guesses()).toHaveLength(1);
    const { status, headers } = await learner.call(session.deleteAccount, { body: { confirmation: "right" } });
    expect(status).toBe(204);
    expect(String(headers["set-cookie"])).toContain("academy_session=;");
    expect((await learner.call(session.profile, {})).body.userProfile.id).toBe(0);
    expect(await guesses()).toEqual([]);
    const again = await server.visitor.call(session.signIn, { body: { email: learner.email, password: "right" } });
    expect([again.status, again.error.code]).toEqual([401, "wrong_credentials"]);
    const left = await rowsOf(sql`select 1 from enrolment where account_id = ${learner.id}`);
    expect(left).toEqual([]);
  });

  it("keeps the last administrator, also when the last two leave at once", async () => {
    const admin = { permissions: { "academy.admin": true } };
    const leave = async (who: { email: string; call: (typeof server)["visitor"]["call"] }) => {
      const { status, error } = await who.call(session.deleteAccount, { body: { confirmation: who.email } });
      return status === 204 ? "left" : error.code;
    };
    const only = await server.learner(admin);
    expect(await leave(only)).toBe("last_administrator");
    expect((await only.call(session.profile, {})).body.userProfile.id).toBe(only.id);
    const other = await server.learner(admin);
    const said = await Promise.all([leave(only), leave(other)]);
    expect(said).toContain("last_administrator");
    const administrators = await rowsOf(sql`select 1 from account where permissions @> '{"academy.admin": true}'`);
    expect(administrators.length).toBeGreaterThan(0);
  });

  it("leaves neither address nor name in any table, also not in replies to staff that are kept for repeats", async () => {
    const name = "Wanda Went-Away";
    const learner = await server.learner({ name, passwordHash: await hashPassword("right") });
    const staff = await server.learner({ permissions: { "academy.admin": true } });
    await server.visitor.call(session.signIn, { body: { email: learner.email, password: "guessed" } });
    await server.visitor.call(registration.forgotPassword, { body: { email: learner.email, returnTo: "/academy/" } });
    const message = await learner.call(engagement.sendFeedback, { body: { message: "Hello", url: "/academy/" } });
    const aboutMessage = { params: { id: String(message.body.id) }, body: { isDone: true } };
    await staff.call(inbox.mark, aboutMessage, { key: "marks" });
    const aboutLearner = { params: { id: String(learner.id) }, body: { specialRights: true } };
    await staff.call(admin.updateUser, aboutLearner, { key: "changes" });
    const tablesWith = async (text: string) => {
      const tables = await rowsOf<{ name: string }>(
        sql`select tablename as name from pg_tables where schemaname = 'public'`,
      );
      const found = tables.map(async ({ name: table }) => {
        const rows = await rowsOf(sql`select from ${sql.identifier(table)} as t where strpos(t::text, ${text}) > 0`);
        return rows.length > 0 ? table : [];
      });
      return (await Promise.all(found)).flat().sort();
    };
    expect(await tablesWith(learner.email)).toEqual([
      "account",
      "idempotency_key",
      "mail",
      "mail_link",
      "sign_in_failure",
    ]);
    await learner.call(session.deleteAccount, { body: { confirmation: "right" } });
    expect([await tablesWith(learner.email), await tablesWith(name)]).toEqual([[], []]);
    expect((await staff.call(admin.updateUser, aboutLearner, { key: "changes" })).status).toBe(404);
  });

  it("accepts the email address for an account without a password, with a limit on guesses", async () => {
    const learner = await server.learner();
    const remove = async (confirmation: string) =>
      (await learner.call(session.deleteAccount, { body: { confirmation } })).status;
    for (let count = 0; count < 5; count += 1) expect(await remove("wrong")).toBe(403);
    expect(await remove(learner.email)).toBe(429);
    server.clock.pass(15 * 60);
    expect(await remove(learner.email.toUpperCase())).toBe(204);
  });
});
