import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registration } from "../../../contract/account/registration";
import { session } from "../../../contract/account/session";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { auditRows } from "../queries/audit";
import { hour, newEmail, password, peopleAt, returnTo } from "./registration.testing";

describe.each(databases)("a new password on $name", ({ open }) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    passwordHash = await hashPassword("the old password");
  });
  afterAll(() => server.stop());
  const { register, forgot, renew, mailsTo, tokenFor, signIn } = peopleAt(() => server);
  const learner = () => server.learner({ passwordHash });

  it("replaces the old one and ends all sessions (R59, R60)", async () => {
    const one = await learner();
    expect((await forgot(one.email)).status).toBe(204);
    const token = await tokenFor(one.email);
    expect(await signIn(one.email, "the old password")).toBe(204);
    const { status, body } = await renew(token, password);
    expect([status, body]).toEqual([200, { returnTo }]);
    expect((await one.call(session.billing, {})).status).toBe(401);
    expect(await signIn(one.email, "the old password")).toBe(401);
    expect(await signIn(one.email, password)).toBe(204);
    expect((await mailsTo(one.email)).map(({ kind }) => kind)).toEqual(["password-changed", "new-password"]);
    const actions = (await auditRows(server.database.db, { accountId: one.id, limit: 99 })).map(({ action }) => action);
    expect(actions).toContain("password-reset");
  });

  it("lets in who was locked out by guessing at the old one", async () => {
    const { email } = await learner();
    for (let guess = 0; guess < 5; guess += 1) expect(await signIn(email, `guess ${guess}`)).toBe(401);
    expect(await signIn(email, "the old password")).toBe(429);
    await forgot(email);
    await renew(await tokenFor(email), password);
    expect(await signIn(email, password)).toBe(204);
  });

  it("answers the same for every address; the mail tells its owner what is the case", async () => {
    const elsewhere = await server.learner();
    const nobody = newEmail();
    for (const email of [elsewhere.email, nobody]) {
      const { status, body } = await forgot(email);
      expect([status, body]).toEqual([204, undefined]);
    }
    const kindOf = async (email: string) => (await mailsTo(email)).map(({ kind, linkId }) => [kind, linkId]);
    expect(await kindOf(elsewhere.email)).toEqual([["no-password", null]]);
    expect(await kindOf(nobody)).toEqual([["no-account", null]]);
  });

  it("is among the mails of the account's own data, without what they said", async () => {
    const one = await learner();
    await forgot(one.email);
    await mailsTo(one.email);
    const { records } = (await one.call(session.exportData, {})).body;
    const at = server.clock.now().toISOString();
    expect(records.mails).toEqual([{ kind: "new-password", createdAt: at, sentAt: at }]);
  });

  it("is set once per link, within an hour, and closes the other links", async () => {
    const { email } = await learner();
    await forgot(email);
    const first = await tokenFor(email);
    await forgot(email);
    const second = await tokenFor(email);
    const both = await Promise.all([renew(second, password), renew(second, "another good one")]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await renew(first, password)).error.code).toBe("link_used");
    await forgot(email);
    const late = await tokenFor(email);
    server.clock.pass(hour);
    expect((await renew(late, password)).error.code).toBe("link_expired");
  });

  it("is answered the same again, if the answer was lost", async () => {
    const one = await learner();
    await forgot(one.email);
    const token = await tokenFor(one.email);
    await renew(token, password);
    const again = await renew(token, password);
    expect([again.status, again.body]).toEqual([200, { returnTo }]);
    expect((await mailsTo(one.email)).map(({ kind }) => kind)).toEqual(["password-changed", "new-password"]);
    for (let guess = 0; guess < 5; guess += 1) {
      const { status, error } = await renew(token, `another password ${guess}`);
      expect([status, error.code]).toEqual([409, "link_used"]);
    }
    expect((await renew(token, password)).status).toBe(429);
    server.clock.pass(hour);
    expect((await renew(token, password)).error.code).toBe("link_used");
  });

  it("keeps the link if the password is refused", async () => {
    const { email } = await learner();
    await forgot(email);
    const token = await tokenFor(email);
    expect((await renew(token, "passwordpassword")).error.code).toBe("common_password");
    expect((await renew(token, "too short")).status).toBe(400);
    expect((await renew(token, password)).status).toBe(200);
  });

  it("is not set with the link of a registration, nor for an account that was deleted", async () => {
    const email = newEmail();
    await register(email);
    expect((await renew(await tokenFor(email), password)).error.code).toBe("link_expired");
    const one = await learner();
    await forgot(one.email);
    const token = await tokenFor(one.email);
    await one.call(session.deleteAccount, { body: { confirmation: "the old password" } });
    expect((await renew(token, password)).error.code).toBe("link_expired");
    expect(await mailsTo(one.email)).toEqual([]);
  });

  it("is not offered where no mail can be sent", async () => {
    const mute = await startTestServer(open, { config: { hasMailbox: false } });
    const answer = await mute.visitor.call(registration.forgotPassword, {
      body: { email: "x@example.test", returnTo: "/academy/" },
    });
    expect([answer.status, answer.error.code]).toEqual([403, "not_offered"]);
    await mute.stop();
  });
});
