import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registration } from "../../../contract/account/registration";
import { session } from "../../../contract/account/session";
import { mailbox } from "../../mail/queries/mails";
import { databases } from "../../testing/databases";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";
import { auditRows } from "../queries/audit";
import { account } from "../schema/accounts";
import { hour, newEmail, password, peopleAt, returnTo, tokenIn } from "./registration.testing";

describe.each(databases)("registering on $name", ({ open }) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    passwordHash = await hashPassword("the old password");
  });
  afterAll(() => server.stop());
  const { register, confirm, forgot, mailsTo, tokenFor, signIn } = peopleAt(() => server);
  const signedInBy = (headers: Record<string, unknown>) =>
    new Caller(server.app, 0, "", /academy_session=([\w-]+)/.exec(String(headers["set-cookie"]))?.[1] ?? null);

  it("creates the account when link and password come together, and signs in (R59)", async () => {
    const email = newEmail();
    const { status, headers } = await register(` ${email.toUpperCase()} `);
    expect([status, headers["set-cookie"]]).toEqual([204, undefined]);
    expect(await signIn(email, password)).toBe(401);
    const [mail] = await mailsTo(email);
    expect(mail?.kind).toBe("registration");
    expect(mail?.plain).toContain(`http://localhost:80/academy/confirm-email/#${tokenIn(mail?.plain)}`);
    const confirmed = await confirm(tokenIn(mail?.plain));
    expect([confirmed.status, confirmed.body]).toEqual([200, { returnTo }]);
    const { body } = await signedInBy(confirmed.headers).call(session.profile, {});
    expect(body.userProfile).toMatchObject({ email, name: "Nia New", promo: null });
    expect(body.billing).toMatchObject({ paidStatus: "free", productGroup: "free" });
    expect(Object.values(body.userProfile.permissions)).toEqual([false, false, false, false]);
    const actions = (await auditRows(server.database.db, { accountId: body.userProfile.id, limit: 9 })).map(
      ({ action }) => action,
    );
    expect(actions).toEqual(["sign-in", "account-created"]);
  });

  it("takes address and password in either form of the same letters", async () => {
    const email = `jos\u00e9-${newEmail()}`;
    const password = "p\u00e4ssw\u00f6rter sind lang";
    await register(email.normalize("NFD"), { password });
    await confirm(await tokenFor(email), password.normalize("NFD"));
    for (const form of ["NFC", "NFD"]) expect(await signIn(email.normalize(form), password.normalize(form))).toBe(204);
  });

  it("does not go on to other sites", async () => {
    const email = newEmail();
    await register(email, { returnTo: "https://elsewhere.test/academy/" });
    expect((await confirm(await tokenFor(email))).body).toEqual({ returnTo: "/academy/" });
  });

  it("answers the same for an address that is taken, and tells only its owner", async () => {
    const { email } = await server.learner({ passwordHash });
    const [taken, free] = [await register(email), await register(newEmail())];
    const parts = ({ status, headers, body }: typeof taken) => [
      status,
      body,
      Object.keys(headers).filter((name) => name !== "x-request-id"),
    ];
    expect(parts(taken)).toEqual(parts(free));
    const [mail] = await mailsTo(email);
    expect([mail?.kind, tokenIn(mail?.plain)]).toEqual(["address-taken", ""]);
    expect(await signIn(email, "the old password")).toBe(204);
  });

  it("does not open an account that someone registered with another password", async () => {
    const email = newEmail();
    await register(email, { password: "someone else's idea" });
    const token = await tokenFor(email);
    const refused = await confirm(token);
    expect([refused.status, refused.error.code]).toEqual([401, "wrong_credentials"]);
    expect(await signIn(email, "someone else's idea")).toBe(401);
    expect((await confirm(token, "someone else's idea")).status).toBe(200);
  });

  it("limits guesses at a link's password", async () => {
    const email = newEmail();
    await register(email);
    const token = await tokenFor(email);
    for (let guess = 0; guess < 5; guess += 1) expect((await confirm(token, `guess ${guess}`)).status).toBe(401);
    const limited = await confirm(token);
    expect([limited.status, limited.error.code]).toEqual([429, "too_many"]);
    server.clock.pass(15 * 60);
    expect((await confirm(token)).status).toBe(200);
  });

  it("creates one account, also in two tabs at the same time", async () => {
    const email = newEmail();
    await register(email);
    const token = await tokenFor(email);
    const both = await Promise.all([confirm(token), confirm(token)]);
    expect(both.map(({ status, body }) => [status, body])).toEqual([
      [200, { returnTo }],
      [200, { returnTo }],
    ]);
    const ids = both.map(
      async ({ headers }) => (await signedInBy(headers).call(session.profile, {})).body.userProfile.id,
    );
    const [accountId = 0, other] = await Promise.all(ids);
    expect(other).toBe(accountId);
    const created = { accountId, action: "account-created", limit: 9 } as const;
    expect(await auditRows(server.database.db, created)).toHaveLength(1);
  });

  it("answers the same again, if the answer was lost: signed in, and where to go on", async () => {
    const email = newEmail();
    await register(email);
    const token = await tokenFor(email);
    await confirm(token);
    const again = await confirm(token);
    expect([again.status, again.body, String(again.headers["set-cookie"])]).toEqual([
      200,
      { returnTo },
      expect.stringMatching(/academy_session=[\w-]{43}/),
    ]);
    const other = await confirm(token, "another password");
    expect([other.status, other.error.code, other.headers["set-cookie"]]).toEqual([409, "link_used", undefined]);
    for (let guess = 0; guess < 4; guess += 1) await confirm(token, `guess ${guess}`);
    expect([(await confirm(token)).status, await signIn(email, password)]).toEqual([429, 429]);
    server.clock.pass(24 * hour);
    expect((await confirm(token)).error.code).toBe("link_used");
  });

  it("does not answer again for an account that has another address since", async () => {
    const email = newEmail();
    await register(email);
    const token = await tokenFor(email);
    await confirm(token);
    const moved = { email: `moved-${email}` };
    await server.database.db.update(account).set(moved).where(eq(account.email, email));
    expect((await confirm(token)).error.code).toBe("link_used");
  });

  it("closes earlier links to an address when one was used", async () => {
    const email = newEmail();
    await register(email, { password: "the first password" });
    const first = await tokenFor(email);
    await register(email);
    expect((await confirm(await tokenFor(email))).status).toBe(200);
    expect((await confirm(first, "the first password")).error.code).toBe("link_used");
  });

  it("gives a link 24 hours from when its mail left", async () => {
    const [late, inTime] = [newEmail(), newEmail()];
    await register(inTime);
    const token = await tokenFor(inTime);
    server.clock.pass(24 * hour - 1);
    expect((await confirm(token)).status).toBe(200);
    await register(late);
    const other = await tokenFor(late);
    server.clock.pass(24 * hour);
    const refused = await confirm(other);
    expect([refused.status, refused.error.code]).toEqual([410, "link_expired"]);
    expect((await confirm("x".repeat(43))).error.code).toBe("link_expired");
  });

  it.each([
    [{ email: "nobody" }, "body.email", "must be an email address"],
    [{ email: "a@b@c.test" }, "body.email", "must be an email address"],
    [{ email: '"x" <y@z.test>' }, "body.email", "must be an email address"],
    [{ email: "x@z.test,y@z.test" }, "body.email", "must be an email address"],
    [{ email: `x@z.test\nBcc: y@z.test` }, "body.email", "must be an email address"],
    [{ password: "eleven char" }, "body.password", "must have at least 12 characters"],
    [{ name: "123" }, "body.name", "must contain at least one letter"],
  ])("rejects %j and names the field", async (wrong, path, message) => {
    const { status, error } = await register(newEmail(), wrong);
    expect([status, error.fields]).toEqual([400, [{ path, message }]]);
  });

  it.each(["Password1234", "123123123123", "NEW-ADDRESS@example.test"])(
    "rejects the common password %s",
    async (common) => {
      const { status, error } = await register("new-address@example.test", { password: common });
      expect([status, error.code]).toEqual([400, "common_password"]);
    },
  );

  it("sends at most five mails an hour to one address, without saying so", async () => {
    const email = newEmail();
    for (let times = 0; times < 7; times += 1) expect((await register(email)).status).toBe(204);
    expect(await mailsTo(email)).toHaveLength(5);
    server.clock.pass(hour);
    await register(email);
    expect(await mailsTo(email)).toHaveLength(6);
  });

  it("sends no more of them if they are asked for at once", async () => {
    const email = newEmail();
    await Promise.all(Array.from({ length: 30 }, () => forgot(email)));
    expect(await mailsTo(email)).toHaveLength(5);
  });

  it("is limited by who asks: a school behind one address gets in, a program does not", async () => {
    const own = await startTestServer(open);
    const from = (remoteAddress: string) =>
      own.app.inject({
        method: "POST",
        url: registration.forgotPassword.path,
        payload: { email: `pupil-${Math.random()}@example.test`, returnTo: "/academy/" },
        remoteAddress,
      });
    for (let pupil = 0; pupil < 200; pupil += 1) expect((await from("10.1.1.1")).statusCode).toBe(204);
    const limited = await from("10.1.1.1");
    expect([limited.statusCode, Number(limited.headers["retry-after"])]).toEqual([429, 3600]);
    expect((await from("10.1.1.2")).statusCode).toBe(204);
    await own.stop();
  });

  it("is refused where the site does not offer it, and no mail is sent", async () => {
    const closed = await startTestServer(open, { config: { registration: "closed" } });
    const body = { email: newEmail(), password, name: "Nia", returnTo: "/academy/" };
    const { status, error } = await closed.visitor.call(registration.register, { body });
    expect([status, error.code]).toEqual([403, "not_offered"]);
    expect(await mailbox(closed.database.db)).toEqual([]);
    await closed.stop();
  });

  it.each(["register", "confirm", "forgotPassword", "newPassword"] as const)(
    "refuses %s from another site (R17)",
    async (name) => {
      const { status, error } = await server.visitor.call(
        registration[name],
        { body: {} as never },
        { headers: { origin: "https://elsewhere.test" } },
      );
      expect([status, error.code]).toEqual([403, "origin"]);
    },
  );

  it.each([
    ["de.localhost:80", "", "Bestätige deine E-Mail-Adresse"],
    ["localhost:80", "academy_language=ko", "이메일 주소를 확인해 주세요"],
    ["localhost:80", "academy_language=xx", "Confirm your email address"],
  ])("follow host %s and cookie %j", async (host, cookie, subject) => {
    const email = newEmail();
    const body = { email, password, name: "Nia", returnTo: "/academy/" };
    await server.visitor.call(registration.register, { body }, { headers: { host, cookie } });
    const [mail] = await mailsTo(email);
    expect(mail?.subject).toBe(subject);
    expect(mail?.plain).toContain(`http://${host}/academy/confirm-email/#`);
  });
});
