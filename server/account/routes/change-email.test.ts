import { and, eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registration } from "../../../contract/account/registration";
import { session } from "../../../contract/account/session";
import { linkLifetime } from "../../mail/outbox";
import { mailLink } from "../../mail/schema";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { auditRows } from "../queries/audit";
import { password as newPassword, peopleAt } from "./registration.testing";

describe.each(databases)("a change of the own email address on $name", ({ open }) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    passwordHash = await hashPassword("right");
  });
  afterAll(() => server.stop());
  const { signIn, mailsTo, tokenFor } = peopleAt(() => server);
  const learner = () => server.learner({ passwordHash });
  let addresses = 0;
  const newAddress = () => {
    addresses += 1;
    return `moved-${addresses}@example.test`;
  };
  const ask = (who: Caller, email: string, password = "right") =>
    who.call(registration.changeEmail, { body: { email, password } });
  const confirm = (linkToken: string, password = "right") =>
    server.visitor.call(registration.confirmNewEmail, { body: { linkToken, password } });
  const emailOf = async (who: Caller) => (await who.call(session.profile, {})).body.userProfile.email;
  const kindsTo = async (email: string) => (await mailsTo(email)).map(({ kind }) => kind);

  it("takes effect when the new address is confirmed with the password, and keeps the sessions (R59)", async () => {
    const one = await learner();
    const email = newAddress();
    expect((await ask(one, ` ${email.toUpperCase()} `)).status).toBe(204);
    expect([await kindsTo(email), await kindsTo(one.email)]).toEqual([["new-email"], ["email-change-asked"]]);
    expect(await emailOf(one)).toBe(one.email);
    expect(await confirm(await tokenFor(email))).toMatchObject({ status: 200, body: { email } });
    expect(await emailOf(one)).toBe(email);
    expect([await signIn(one.email, "right"), await signIn(email, "right")]).toEqual([401, 204]);
    const [entry] = await auditRows(server.database.db, { accountId: one.id, action: "email-changed", limit: 9 });
    expect(entry).toMatchObject({ actorId: one.id, before: null, after: null });
  });

  it("is answered the same for an address that is taken; only the mail says so (R59)", async () => {
    const [one, other] = [await learner(), await learner()];
    const free = await ask(one, newAddress());
    const taken = await ask(one, other.email);
    expect([taken.status, taken.body]).toEqual([free.status, free.body]);
    const [mail] = await mailsTo(other.email);
    expect(mail).toMatchObject({ kind: "new-email-taken", linkId: null });
    expect(mail?.plain).not.toMatch(/#[\w-]{43}/);
    expect(await kindsTo(one.email)).toEqual(["email-change-asked", "email-change-asked"]);
  });

  it("needs the password, which cannot be guessed without end, neither in the form nor with a link", async () => {
    const one = await learner();
    const email = newAddress();
    await ask(one, email);
    const token = await tokenFor(email);
    for (let guess = 0; guess < 5; guess += 1) {
      const { status, error } = await confirm(token, `guess ${guess}`);
      expect([status, error.code]).toEqual([401, "wrong_credentials"]);
      expect((await ask(one, newAddress(), `guess ${guess}`)).error.code).toBe("wrong_confirmation");
    }
    expect([(await confirm(token)).status, (await ask(one, newAddress())).status]).toEqual([429, 429]);
    expect(await emailOf(one)).toBe(one.email);
  });

  it("has a link that is answered the same again with the password, and changes nothing then", async () => {
    const one = await learner();
    const [email, later] = [newAddress(), newAddress()];
    await ask(one, email);
    const token = await tokenFor(email);
    const replies = await Promise.all([confirm(token), confirm(token)]);
    expect(replies.map(({ status }) => status)).toContain(200);
    const again = await confirm(token);
    expect([again.status, again.body]).toEqual([200, { email }]);
    expect((await confirm(token, "another one")).error.code).toBe("wrong_credentials");
    const entries = await auditRows(server.database.db, { accountId: one.id, action: "email-changed", limit: 9 });
    expect(entries).toHaveLength(1);
    await ask(one, later);
    await confirm(await tokenFor(later));
    expect((await confirm(token)).error.code).toBe("link_expired");
    expect(await emailOf(one)).toBe(later);
  });

  it("leaves nothing about the old address when the account is deleted", async () => {
    const one = await learner();
    await server.visitor.call(registration.forgotPassword, { body: { email: one.email, returnTo: "/academy/" } });
    const email = newAddress();
    await ask(one, email);
    expect(await kindsTo(one.email)).toEqual(["email-change-asked", "new-password"]);
    await confirm(await tokenFor(email));
    expect(await kindsTo(one.email)).toEqual([]);
    const links = server.database.db.select().from(mailLink).where(eq(mailLink.email, one.email));
    expect(await links).toEqual([]);
  });

  it("has a link that expires after 24 hours, and a token that nobody sent has expired too", async () => {
    const one = await learner();
    const email = newAddress();
    await ask(one, email);
    const token = await tokenFor(email);
    server.clock.pass(linkLifetime.email / 1000);
    const { status, error } = await confirm(token);
    expect([status, error.code]).toEqual([410, "link_expired"]);
    expect((await confirm("x".repeat(43))).error.code).toBe("link_expired");
    expect(await emailOf(one)).toBe(one.email);
  });

  it("is refused if the address has been taken meanwhile, and nothing changes", async () => {
    const [one, other] = [await learner(), await learner()];
    const email = newAddress();
    await ask(one, email);
    const token = await tokenFor(email);
    await ask(other, email);
    const newer = await tokenFor(email);
    // The second mail to an address ends the first one's link as soon as it leaves.
    expect((await confirm(token)).error.code).toBe("link_expired");
    expect((await confirm(newer)).status).toBe(200);
    const third = await learner();
    const wanted = newAddress();
    await ask(third, wanted);
    const late = await tokenFor(wanted);
    await server.visitor.call(registration.register, {
      body: { email: wanted, password: newPassword, name: "Nia New", returnTo: "/academy/" },
    });
    await server.visitor.call(registration.confirm, {
      body: { linkToken: await tokenFor(wanted), password: newPassword },
    });
    for (let time = 0; time < 2; time += 1) {
      const { status, error } = await confirm(late);
      expect([status, error.code]).toEqual([409, "email_taken"]);
    }
    expect(await emailOf(third)).toBe(third.email);
  });

  it("counts for the last address that was asked for", async () => {
    const one = await learner();
    const [first, second] = [newAddress(), newAddress()];
    await ask(one, first);
    const token = await tokenFor(first);
    await ask(one, second);
    expect((await confirm(token)).error.code).toBe("link_used");
    expect((await confirm(await tokenFor(second))).status).toBe(200);
  });

  it("is stopped by a new password, and by the deletion of the account", async () => {
    const one = await learner();
    const email = newAddress();
    await ask(one, email);
    const token = await tokenFor(email);
    await one.call(registration.changePassword, { body: { current: "right", password: newPassword } });
    expect((await confirm(token, newPassword)).error.code).toBe("link_used");
    const other = await learner();
    const wanted = newAddress();
    await ask(other, wanted);
    const late = await tokenFor(wanted);
    await other.call(session.deleteAccount, { body: { confirmation: "right" } });
    expect((await confirm(late)).error.code).toBe("link_expired");
    const left = and(eq(mailLink.kind, "email"), eq(mailLink.email, wanted));
    expect(await server.database.db.select().from(mailLink).where(left)).toEqual([]);
  });

  it("is not offered for the present address, without a password, or to visitors", async () => {
    const one = await learner();
    const { status, error } = await ask(one, one.email.toUpperCase());
    expect([status, error.code, error.fields?.map(({ path }) => path)]).toEqual([400, "invalid", ["body.email"]]);
    expect((await ask(one, "no address")).status).toBe(400);
    expect((await ask(await server.learner(), newAddress())).error.code).toBe("not_offered");
    expect((await ask(server.visitor, newAddress())).status).toBe(401);
  });

  it("is told to the old address also after other mails, which anybody can ask for", async () => {
    const one = await learner();
    const forgot = { body: { email: one.email, returnTo: "/academy/" } };
    for (let time = 0; time < 6; time += 1) await server.visitor.call(registration.forgotPassword, forgot);
    await ask(one, newAddress());
    expect((await kindsTo(one.email))[0]).toBe("email-change-asked");
  });

  it("sends at most five mails an hour to one address, with the same answer for more", async () => {
    const one = await learner();
    const email = newAddress();
    for (let time = 0; time < 7; time += 1) expect((await ask(one, email)).status).toBe(204);
    expect([await kindsTo(email), await kindsTo(one.email)].map(({ length }) => length)).toEqual([5, 5]);
  });
});
