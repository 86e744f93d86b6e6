import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod/mini";
import { EmailAddress } from "../../../contract/account/registration";
import type { OpenDatabase } from "../../db/database";
import { hashOf, newToken } from "../../http/session-cookie";
import { databases } from "../../testing/databases";
import { startFakeProvider } from "../../testing/fake-provider";
import { oidcClient } from "../../testing/real-provider";
import { addAccounts, findByEmail } from "../queries/accounts";
import { auditRows } from "../queries/audit";
import { addSession, findSession } from "../queries/sessions";
import { account } from "../schema/accounts";
import { appWith, Browser, now, startPath, withRealProvider } from "./sign-in-elsewhere.testing";

describe.each(databases)("sign-in elsewhere on $name", ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  const addLocal = async (email: string) => {
    const row = { email, name: "Local", permissions: {}, paidStatus: "paid", productGroup: "guru" } as const;
    await addAccounts(database.db, [{ ...row, passwordHash: "hash", createdAt: now() }]);
    return (await findByEmail(database.db, email))?.account.id ?? 0;
  };
  const rowOf = async (id: number) => (await database.db.select().from(account).where(eq(account.id, id)))[0];

  /** An account's entries in the audit log, newest first. */
  const auditOf = async (id: number) =>
    (await auditRows(database.db, { accountId: id, limit: 10 })).map(({ action, actorId, after, address }) => ({
      action,
      actorId,
      after,
      address,
    }));

  describe("with a real provider", () => {
    const site = withRealProvider(() => database);

    it("creates an account for a new person, and finds it again", async () => {
      const { email, sub } = site.newPerson({ semrush_id: 4711 });
      const browser = new Browser(site.app);
      const response = await browser.signIn("?return=/academy/courses/%3Fquery%3Da%2520b");
      expect([response.statusCode, response.headers.location]).toEqual([302, "/academy/courses/?query=a%20b"]);
      expect(String(response.headers["set-cookie"])).toMatch(
        /academy_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
      );
      expect(browser.jar.get("academy_sign_in")).toBeUndefined();
      const found = await browser.account(database.db);
      expect(found).toMatchObject({ email, name: "Elsa Where", semrushId: 4711, paidStatus: "", specialRights: false });
      expect(Object.values(found?.permissions ?? {})).toEqual([false, false, false, false]);
      expect(await rowOf(found?.id ?? 0)).toMatchObject({
        issuer: site.provider.issuer,
        subject: sub,
        passwordHash: null,
      });

      // The subject identifies the account, not fields that may change.
      site.provider.person = { sub, email: "new-address@elsewhere.test", email_verified: true, semrush_id: 4712 };
      const again = new Browser(site.app);
      expect((await again.signIn()).headers.location).toBe("/academy/");
      expect(await again.account(database.db)).toMatchObject({ id: found?.id, email, semrushId: 4712 });
      const recorded = (await auditOf(found?.id ?? 0)).map(({ action }) => action);
      expect(recorded).toEqual(["sign-in", "sign-in", "account-created"]);
    });

    it("ends the existing session", async () => {
      const id = await addLocal("before@example.test");
      const token = newToken();
      const expiresAt = new Date(now().getTime() + 60_000);
      await addSession(database.db, { tokenHash: hashOf(token), accountId: id, createdAt: now(), expiresAt });
      const { email } = site.newPerson();
      const browser = new Browser(site.app);
      browser.jar.set("academy_session", token);
      await browser.signIn();
      expect(await browser.account(database.db)).toMatchObject({ email });
      expect(await findSession(database.db, hashOf(token), now())).toBeNull();
    });

    it("links someone to the account of their verified email address", async () => {
      const { email, sub } = site.newPerson({ semrush_id: "815" });
      site.provider.person.email = email.toUpperCase();
      const id = await addLocal(email);
      const browser = new Browser(site.app);
      await browser.signIn();
      expect(await browser.account(database.db)).toMatchObject({ id, name: "Local", semrushId: 815 });
      expect(await rowOf(id)).toMatchObject({ subject: sub, passwordHash: "hash" });
      expect(await auditOf(id)).toEqual([
        { action: "sign-in", actorId: id, after: { by: "external account" }, address: "127.0.0.0/24" },
        { action: "identity-linked", actorId: id, after: null, address: "127.0.0.0/24" },
      ]);
    });

    it.each([false, undefined])("links no account for an unverified address (%j)", async (verified) => {
      const { email } = site.newPerson({ email_verified: verified });
      const id = await addLocal(email);
      const browser = new Browser(site.app);
      const response = await browser.signIn("?return=/academy/courses/");
      expect(response.headers.location).toBe(
        "/academy/sign-in/?problem=unverified_email&returnTo=%2Facademy%2Fcourses%2F",
      );
      expect([browser.jar.get("academy_session"), (await rowOf(id))?.subject]).toEqual([undefined, null]);
    });

    it("links nobody to the account of another of the provider's identities", async () => {
      const { email } = site.newPerson();
      await new Browser(site.app).signIn();
      site.newPerson({ email });
      const browser = new Browser(site.app);
      expect((await browser.signIn()).headers.location).toBe("/academy/sign-in/?problem=email_taken");
      expect(browser.jar.get("academy_session")).toBeUndefined();
    });

    it("takes over the accounts of the previous provider", async () => {
      const { email, sub } = site.newPerson();
      const id = await addLocal(email);
      await database.db
        .update(account)
        .set({ issuer: "https://old.example", subject: "old" })
        .where(eq(account.id, id));
      const browser = new Browser(site.app);
      await browser.signIn();
      expect(await rowOf(id)).toMatchObject({ issuer: site.provider.issuer, subject: sub });
    });

    it.each(["Mu\u0308ller@elsewhere.test", "ana@exämple.test", "ana@mail.xn--p1ai", "a&b@elsewhere.test"])(
      "takes the address %s, as the registration does",
      async (given) => {
        site.newPerson({ email: given });
        const id = await addLocal(z.parse(EmailAddress, given));
        const browser = new Browser(site.app);
        await browser.signIn();
        expect((await browser.account(database.db))?.id).toBe(id);
      },
    );

    it.each([{ email: undefined }, { email: "no address" }, { email: `${"x".repeat(250)}@a.test` }])(
      "asks for an email address instead of %j",
      async (more) => {
        site.newPerson(more);
        expect((await new Browser(site.app).signIn()).headers.location).toBe("/academy/sign-in/?problem=no_email");
      },
    );

    it("creates one account when someone returns twice at once", async () => {
      site.newPerson();
      const browsers = [new Browser(site.app), new Browser(site.app)];
      const ways: string[] = [];
      for (const browser of browsers) ways.push(await browser.return(await browser.leave()));
      await Promise.all(browsers.map((browser, index) => browser.open(ways[index] ?? "")));
      const [one, other] = await Promise.all(browsers.map((browser) => browser.account(database.db)));
      expect(one?.id).toBeGreaterThan(0);
      expect(other?.id).toBe(one?.id);
    });
  });

  it("redirects back if nothing is configured", async () => {
    const app = await appWith(database.db, null);
    for (const url of [startPath, "/academy/api/auth/oidc/callback/?code=x&state=y"])
      expect((await app.inject(url)).headers.location).toBe("/academy/sign-in/?problem=not_configured");
    await app.close();
  });

  it("returns over TLS to the host of the language, behind a proxy", async () => {
    const provider = await startFakeProvider(oidcClient.clientId);
    const app = await appWith(database.db, provider.issuer, { origin: "https://www.academy.example" });
    const response = await app.inject({ url: startPath, headers: { host: "es.academy.example" } });
    expect(new URL(String(response.headers.location)).searchParams.get("redirect_uri")).toBe(
      "https://es.academy.example/academy/api/auth/oidc/callback/",
    );
    expect(response.headers["set-cookie"]).toContain("; Secure");
    await app.close();
    await provider.stop();
  });
});
