import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registration } from "../../../contract/account/registration";
import { session } from "../../../contract/account/session";
import { databases } from "../../testing/databases";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { auditRows } from "../queries/audit";
import { password, peopleAt } from "./registration.testing";

describe.each(databases)("a change of the own password on $name", ({ open }) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    passwordHash = await hashPassword("the old password");
  });
  afterAll(() => server.stop());
  const { forgot, mailsTo, renew, signIn, tokenFor } = peopleAt(() => server);
  const learner = () => server.learner({ passwordHash });
  const change = (who: Caller, current = "the old password", wanted = password) =>
    who.call(registration.changePassword, { body: { current, password: wanted } });

  it("keeps this session under a new token, ends all others, and tells the owner (R60)", async () => {
    const one = await learner();
    const { headers } = await server.visitor.call(session.signIn, {
      body: { email: one.email, password: "the old password" },
    });
    const tokenIn = (given: typeof headers) =>
      /academy_session=([\w-]+)/.exec(String(given["set-cookie"]))?.[1] ?? null;
    const other = new Caller(server.app, one.id, one.email, tokenIn(headers));
    const changed = await change(one);
    expect(changed.status).toBe(204);
    for (const ended of [one, other]) expect((await ended.call(session.billing, {})).status).toBe(401);
    const here = new Caller(server.app, one.id, one.email, tokenIn(changed.headers));
    expect((await here.call(session.billing, {})).status).toBe(200);
    expect([await signIn(one.email, "the old password"), await signIn(one.email, password)]).toEqual([401, 204]);
    expect((await mailsTo(one.email)).map(({ kind }) => kind)).toEqual(["password-changed"]);
    const actions = (await auditRows(server.database.db, { accountId: one.id, limit: 9 })).map(({ action }) => action);
    expect(actions).toContain("password-changed");
  });

  it("ends a link for a new password that was mailed before", async () => {
    const one = await learner();
    await forgot(one.email);
    const token = await tokenFor(one.email);
    expect((await change(one)).status).toBe(204);
    const { status, error } = await renew(token, "the password of a stranger");
    expect([status, error.code]).toEqual([409, "link_used"]);
    expect(await signIn(one.email, password)).toBe(204);
  });

  it("needs the present password, which cannot be guessed without end", async () => {
    const one = await learner();
    for (let guess = 0; guess < 5; guess += 1) {
      const { status, error } = await change(one, `guess ${guess}`);
      expect([status, error.code]).toEqual([403, "wrong_confirmation"]);
    }
    expect((await change(one)).status).toBe(429);
    server.clock.pass(15 * 60);
    expect((await change(one)).status).toBe(204);
  });

  it("refuses a password that is guessed first, or too short, and changes nothing", async () => {
    const one = await learner();
    expect((await change(one, "the old password", "passwordpassword")).error.code).toBe("common_password");
    expect((await change(one, "the old password", "short")).status).toBe(400);
    expect(await signIn(one.email, "the old password")).toBe(204);
  });

  it("is not offered to an account without a password, nor to visitors", async () => {
    expect((await change(await server.learner())).error.code).toBe("not_offered");
    expect((await change(server.visitor)).status).toBe(401);
  });
});
