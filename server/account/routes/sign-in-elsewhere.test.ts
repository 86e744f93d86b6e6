import cookie from "@fastify/cookie";
import { eq } from "drizzle-orm";
import Fastify, { type FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../../config";
import type { OpenDatabase } from "../../db/database";
import { hashOf, newToken } from "../../http/session-cookie";
import { createIntegrations } from "../../integrations/integrations";
import { databases } from "../../testing/databases";
import { type FakeProvider, startFakeProvider } from "../../testing/fake-provider";
import { oidcCallback, oidcClient, type RealProvider, startRealProvider } from "../../testing/real-provider";
import { type Account, addAccounts, findByEmail } from "../queries/accounts";
import { auditRows } from "../queries/audit";
import { addSession, findSession } from "../queries/sessions";
import { account } from "../schema/accounts";
import { signInElsewhereRoutes } from "./sign-in-elsewhere";

const startPath = "/academy/api/auth/oidc/start/";
/** For tests that wait until it ends; the others get plenty of time, because a busy machine is slow. */
const short = 500;

let clock = Date.parse("2026-03-01T12:00:00.000Z");
const now = () => new Date(clock);

/** Only these routes, as a new process would serve them: no state is shared between two of them. */
async function appWith(
  db: OpenDatabase["db"],
  issuer: string | null,
  { origin, timeout = 4000 }: { origin?: string; timeout?: number } = {},
): Promise<FastifyInstance> {
  const config = readConfig(origin ? { ACADEMY_ORIGIN: origin } : {});
  const oidc = issuer === null ? null : { issuer, ...oidcClient };
  const app = Fastify({ trustProxy: origin !== undefined });
  const integrations = createIntegrations({ ...config.integrations, oidc }, { log: app.log, timeout });
  app.decorate("academy", { config, db, now, integrations } as unknown as FastifyInstance["academy"]);
  await app.register(cookie);
  await app.register(signInElsewhereRoutes);
  return app;
}

/** The cookies of one browser at one site. */
class Jar {
  private readonly cookies = new Map<string, string>();
  take(lines: readonly string[]): void {
    for (const line of lines) {
      const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(line) ?? [];
      if (/expires=Thu, 01 Jan 1970/i.test(line)) this.cookies.delete(name);
      else this.cookies.set(name, value);
    }
  }
  get = (name: string) => this.cookies.get(name);
  set = (name: string, value: string) => this.cookies.set(name, value);
  header = () => [...this.cookies].map(([name, value]) => `${name}=${value}`).join("; ");
}

class Browser {
  readonly jar = new Jar();
  private readonly abroad = new Jar();
  constructor(public app: FastifyInstance) {}

  async open(url: string, headers: Record<string, string> = {}) {
    const response = await this.app.inject({ url, headers: { cookie: this.jar.header(), ...headers } });
    this.jar.take([response.headers["set-cookie"] ?? []].flat());
    return response;
  }
  /** Goes to the provider. */
  async leave(query = "") {
    const { headers } = await this.open(startPath + query);
    return new URL(String(headers.location), "http://localhost");
  }
  /** Follows the provider's pages until they lead back. */
  async return(from: URL): Promise<string> {
    let url = from;
    for (let step = 0; step < 12; step += 1) {
      const response = await fetch(url, { redirect: "manual", headers: { cookie: this.abroad.header() } });
      this.abroad.take(response.headers.getSetCookie());
      const location = response.headers.get("location");
      if (location === null)
        throw new Error(`The provider did not redirect from ${url.pathname}: ${await response.text()}`);
      url = new URL(location, url);
      if (url.href.startsWith(oidcCallback)) return url.pathname + url.search;
    }
    throw new Error("The provider did not redirect.");
  }
  /** The whole flow. */
  async signIn(query = "") {
    return this.open(await this.return(await this.leave(query)));
  }
  account = async (db: OpenDatabase["db"]): Promise<Account | null> =>
    findSession(db, hashOf(this.jar.get("academy_session") ?? ""), now());
}

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
    let provider: RealProvider;
    let app: FastifyInstance;
    beforeAll(async () => {
      provider = await startRealProvider();
    });
    beforeEach(async () => {
      app = await appWith(database.db, provider.issuer);
      provider.consents = true;
      provider.delay = 0;
    });
    afterEach(() => app.close());
    afterAll(() => provider.stop());

    let people = 0;
    const newPerson = (more: object = {}) => {
      people += 1;
      const email = `person-${people}@elsewhere.test`;
      provider.person = { sub: `sub-${people}`, email, email_verified: true, name: "Elsa Where", ...more };
      return { email, sub: provider.person.sub };
    };

    it("sends the browser there with everything that protects the return", async () => {
      const response = await app.inject(startPath);
      const url = new URL(String(response.headers.location));
      expect([response.statusCode, url.origin]).toEqual([302, provider.issuer]);
      expect(Object.fromEntries(url.searchParams)).toMatchObject({
        client_id: "academy",
        redirect_uri: oidcCallback,
        response_type: "code",
        scope: "openid email profile",
        code_challenge_method: "S256",
        code_challenge: expect.stringMatching(/^[\w-]{43}$/),
        state: expect.stringMatching(/^[\w-]{43}$/),
        nonce: expect.stringMatching(/^[\w-]{43}$/),
      });
      expect(response.headers["set-cookie"]).toMatch(
        /^academy_sign_in=[\w-]+; Max-Age=600; Path=\/academy\/api\/auth\/oidc\/; HttpOnly; SameSite=Lax$/,
      );
      expect(response.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    });

    it("creates an account for a new person, and finds it again", async () => {
      const { email, sub } = newPerson({ semrush_id: 4711 });
      const browser = new Browser(app);
      const response = await browser.signIn("?return=/academy/courses/%3Fquery%3Da%2520b");
      expect([response.statusCode, response.headers.location]).toEqual([302, "/academy/courses/?query=a%20b"]);
      expect(String(response.headers["set-cookie"])).toMatch(
        /academy_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax/,
      );
      expect(browser.jar.get("academy_sign_in")).toBeUndefined();
      const found = await browser.account(database.db);
      expect(found).toMatchObject({ email, name: "Elsa Where", semrushId: 4711, paidStatus: "", specialRights: false });
      expect(Object.values(found?.permissions ?? {})).toEqual([false, false, false, false]);
      expect(await rowOf(found?.id ?? 0)).toMatchObject({ issuer: provider.issuer, subject: sub, passwordHash: null });

      // The subject identifies the account, not fields that may change.
      provider.person = { sub, email: "new-address@elsewhere.test", email_verified: true, semrush_id: 4712 };
      const again = new Browser(app);
      expect((await again.signIn()).headers.location).toBe("/academy/");
      expect(await again.account(database.db)).toMatchObject({ id: found?.id, email, semrushId: 4712 });
      const recorded = (await auditOf(found?.id ?? 0)).map(({ action }) => action);
      expect(recorded).toEqual(["sign-in", "sign-in", "account-created"]);
    });

    it("can be completed by any process", async () => {
      const { email } = newPerson();
      const browser = new Browser(app);
      const way = await browser.return(await browser.leave());
      browser.app = await appWith(database.db, provider.issuer);
      await browser.open(way);
      expect(await browser.account(database.db)).toMatchObject({ email });
      await browser.app.close();
    });

    it("ends the existing session", async () => {
      const id = await addLocal(`before-${people}@example.test`);
      const token = newToken();
      const expiresAt = new Date(clock + 60_000);
      await addSession(database.db, { tokenHash: hashOf(token), accountId: id, createdAt: now(), expiresAt });
      const { email } = newPerson();
      const browser = new Browser(app);
      browser.jar.set("academy_session", token);
      await browser.signIn();
      expect(await browser.account(database.db)).toMatchObject({ email });
      expect(await findSession(database.db, hashOf(token), now())).toBeNull();
    });

    it("links somebody to the account of their verified email address", async () => {
      const { email, sub } = newPerson({ semrush_id: "815" });
      provider.person.email = email.toUpperCase();
      const id = await addLocal(email);
      const browser = new Browser(app);
      await browser.signIn();
      expect(await browser.account(database.db)).toMatchObject({ id, name: "Local", semrushId: 815 });
      expect(await rowOf(id)).toMatchObject({ subject: sub, passwordHash: "hash" });
      expect(await auditOf(id)).toEqual([
        { action: "sign-in", actorId: id, after: { by: "external account" }, address: "127.0.0.0/24" },
        { action: "identity-linked", actorId: id, after: null, address: "127.0.0.0/24" },
      ]);
    });

    it.each([false, undefined])("links no account for an unverified address (%j)", async (verified) => {
      const { email } = newPerson({ email_verified: verified });
      const id = await addLocal(email);
      const browser = new Browser(app);
      const response = await browser.signIn("?return=/academy/courses/");
      expect(response.headers.location).toBe(
        "/academy/sign-in/?problem=unverified_email&returnTo=%2Facademy%2Fcourses%2F",
      );
      expect([browser.jar.get("academy_session"), (await rowOf(id))?.subject]).toEqual([undefined, null]);
    });

    it("links nobody to the account of another of the provider's identities", async () => {
      const { email } = newPerson();
      await new Browser(app).signIn();
      newPerson({ email });
      const browser = new Browser(app);
      expect((await browser.signIn()).headers.location).toBe("/academy/sign-in/?problem=email_taken");
      expect(browser.jar.get("academy_session")).toBeUndefined();
    });

    it("takes over the accounts of the previous provider", async () => {
      const { email, sub } = newPerson();
      const id = await addLocal(email);
      await database.db
        .update(account)
        .set({ issuer: "https://old.example", subject: "old" })
        .where(eq(account.id, id));
      const browser = new Browser(app);
      await browser.signIn();
      expect(await rowOf(id)).toMatchObject({ issuer: provider.issuer, subject: sub });
    });

    it.each([{ email: undefined }, { email: "no address" }, { email: `${"x".repeat(250)}@a.test` }])(
      "asks for an email address instead of %j",
      async (more) => {
        newPerson(more);
        expect((await new Browser(app).signIn()).headers.location).toBe("/academy/sign-in/?problem=no_email");
      },
    );

    it("creates one account when somebody returns twice at once", async () => {
      newPerson();
      const browsers = [new Browser(app), new Browser(app)];
      const ways: string[] = [];
      for (const browser of browsers) ways.push(await browser.return(await browser.leave()));
      await Promise.all(browsers.map((browser, index) => browser.open(ways[index] ?? "")));
      const [one, other] = await Promise.all(browsers.map((browser) => browser.account(database.db)));
      expect(one?.id).toBeGreaterThan(0);
      expect(other?.id).toBe(one?.id);
    });

    it("says that the person declined", async () => {
      newPerson();
      provider.consents = false;
      const browser = new Browser(app);
      const response = await browser.signIn("?return=/academy/courses/");
      expect(response.headers.location).toBe("/academy/sign-in/?problem=denied&returnTo=%2Facademy%2Fcourses%2F");
      expect([browser.jar.get("academy_sign_in"), browser.jar.get("academy_session")]).toEqual([undefined, undefined]);
    });

    it.each([
      ["another state", (way: string) => way.replace(/state=[^&]+/, "state=forged")],
      ["no state", (way: string) => way.replace(/&?state=[^&]+/, "")],
      ["no parameters", () => "/academy/api/auth/oidc/callback/"],
      ["a forged refusal", () => "/academy/api/auth/oidc/callback/?error=access_denied"],
    ])("rejects %s", async (_, forge) => {
      newPerson();
      const browser = new Browser(app);
      const way = await browser.return(await browser.leave());
      expect((await browser.open(forge(way))).headers.location).toBe("/academy/sign-in/?problem=mismatch");
      expect(browser.jar.get("academy_session")).toBeUndefined();
      // And the flow has ended.
      expect((await browser.open(way)).headers.location).toBe("/academy/sign-in/?problem=expired");
    });

    it("rejects a return in another browser", async () => {
      newPerson();
      const [victim, attacker] = [new Browser(app), new Browser(app)];
      const way = await attacker.return(await attacker.leave());
      expect((await victim.open(way)).headers.location).toBe("/academy/sign-in/?problem=expired");
      await victim.leave();
      expect((await victim.open(way)).headers.location).toBe("/academy/sign-in/?problem=mismatch");
    });

    it("accepts a code only once", async () => {
      newPerson();
      const browser = new Browser(app);
      const way = await browser.return(await browser.leave());
      const kept = browser.jar.get("academy_sign_in") ?? "";
      expect((await browser.open(way)).headers.location).toBe("/academy/");
      expect((await browser.open(way)).headers.location).toBe("/academy/sign-in/?problem=expired");
      const thief = new Browser(app);
      thief.jar.set("academy_sign_in", kept);
      expect((await thief.open(way)).headers.location).toBe("/academy/sign-in/?problem=expired");
      expect(thief.jar.get("academy_session")).toBeUndefined();
    });

    it("rejects a code with another verifier or for another nonce", async () => {
      newPerson();
      for (const [name, problem] of [
        ["verifier", "expired"],
        ["nonce", "rejected"],
      ] as const) {
        const browser = new Browser(app);
        const way = await browser.return(await browser.leave());
        const kept = JSON.parse(Buffer.from(browser.jar.get("academy_sign_in") ?? "", "base64url").toString());
        const changed = { ...kept, [name]: "x".repeat(43) };
        browser.jar.set("academy_sign_in", Buffer.from(JSON.stringify(changed)).toString("base64url"));
        expect((await browser.open(way)).headers.location).toBe(`/academy/sign-in/?problem=${problem}`);
      }
    });

    it("waits ten minutes for the person to return", async () => {
      const { email } = newPerson();
      const [late, inTime] = [new Browser(app), new Browser(app)];
      const ways = [await late.return(await late.leave()), await inTime.return(await inTime.leave())] as const;
      clock += 600_000;
      await inTime.open(ways[1]);
      expect(await inTime.account(database.db)).toMatchObject({ email });
      clock += 1;
      expect((await late.open(ways[0])).headers.location).toBe("/academy/sign-in/?problem=expired");
    });

    it.each(["", "x", "e30", Buffer.from("{").toString("base64url"), "%00", "x".repeat(5000)])(
      "handles the cookie %j",
      async (value) => {
        const browser = new Browser(app);
        browser.jar.set("academy_sign_in", value);
        const response = await browser.open("/academy/api/auth/oidc/callback/?code=x&state=y");
        expect(response.headers.location).toBe("/academy/sign-in/?problem=expired");
      },
    );

    it.each(["//evil.example/", "https://evil.example/academy/", "/academy/\\evil", startPath, "/"])(
      "never redirects to %s",
      async (target) => {
        newPerson();
        const query = `?return=${encodeURIComponent(target)}`;
        expect((await new Browser(app).signIn(query)).headers.location).toBe("/academy/");
      },
    );

    it("validates the return page again when it comes from the cookie", async () => {
      newPerson();
      const browser = new Browser(app);
      const way = await browser.return(await browser.leave());
      const kept = JSON.parse(Buffer.from(browser.jar.get("academy_sign_in") ?? "", "base64url").toString());
      const changed = JSON.stringify({ ...kept, returnTo: "//evil.example/" });
      browser.jar.set("academy_sign_in", Buffer.from(changed).toString("base64url"));
      expect((await browser.open(way)).headers.location).toBe("/academy/");
    });

    it("does not use up a code on a HEAD request", async () => {
      newPerson();
      const browser = new Browser(app);
      const url = await browser.return(await browser.leave());
      const cookie = browser.jar.header();
      expect((await app.inject({ method: "HEAD", url, headers: { cookie } })).statusCode).toBe(404);
      expect((await browser.open(url)).headers.location).toBe("/academy/");
    });

    it("says that the provider is unavailable, and goes on when it is back", async () => {
      const { email } = newPerson();
      const browser = new Browser(app);
      const way = await browser.return(await browser.leave());
      await provider.stop();
      // The provider's metadata is already known here; people can still be sent there.
      expect((await new Browser(app).leave()).origin).toBe(provider.issuer);
      expect((await browser.open(way)).headers.location).toBe("/academy/sign-in/?problem=unavailable");
      const fresh = await appWith(database.db, provider.issuer);
      const started = await fresh.inject(`${startPath}?return=/academy/courses/`);
      expect([started.statusCode, started.headers.location, started.headers["set-cookie"]]).toEqual([
        302,
        "/academy/sign-in/?problem=unavailable&returnTo=%2Facademy%2Fcourses%2F",
        undefined,
      ]);
      await provider.start();
      const again = new Browser(fresh);
      await again.signIn();
      expect(await again.account(database.db)).toMatchObject({ email });
      await fresh.close();
    });

    it("does not wait for a slow provider", async () => {
      newPerson();
      const browser = new Browser(app);
      const way = await browser.return(await browser.leave());
      provider.delay = 8000;
      const begun = performance.now();
      for (const url of [startPath, way]) {
        browser.app = await appWith(database.db, provider.issuer, { timeout: short });
        expect((await browser.open(url)).headers.location).toBe("/academy/sign-in/?problem=unavailable");
        await browser.app.close();
      }
      expect(performance.now() - begun).toBeLessThan(provider.delay);
    });
  });

  describe("with a provider that cannot be trusted", () => {
    let provider: FakeProvider;
    let app: FastifyInstance;
    beforeEach(async () => {
      provider = await startFakeProvider(oidcClient.clientId);
      app = await appWith(database.db, provider.issuer);
    });
    afterEach(async () => {
      await app.close();
      await provider.stop();
    });

    /** As if the provider had redirected the browser back. */
    const comeBack = async (claims: Record<string, unknown> = {}) => {
      const browser = new Browser(app);
      const { searchParams } = await browser.leave();
      const nonce = searchParams.get("nonce");
      provider.claims = { sub: "fake", nonce, email: "fake@elsewhere.test", email_verified: true, ...claims };
      const query = new URLSearchParams({ code: "code", state: searchParams.get("state") ?? "" });
      const response = await browser.open(`/academy/api/auth/oidc/callback/?${query}`);
      return { browser, problem: /problem=(\w+)/.exec(String(response.headers.location))?.[1] ?? null };
    };
    const refused = async (claims?: Record<string, unknown>) => {
      const { browser, problem } = await comeBack(claims);
      expect(browser.jar.get("academy_session")).toBeUndefined();
      return problem;
    };

    it("accepts a valid token, and authenticates the way the provider requires", async () => {
      const { browser, problem } = await comeBack({ name: `\u0000 ${"𠮷".repeat(120)}`, semrush_id: -5 });
      expect(problem).toBeNull();
      expect(await browser.account(database.db)).toMatchObject({ name: "𠮷".repeat(100), semrushId: 0 });
      const { form, authorization } = provider.lastGrant ?? {};
      expect([form?.get("client_secret"), authorization]).toEqual([oidcClient.clientSecret, undefined]);
      expect(form?.get("code_verifier")).toMatch(/^[\w-]{43}$/);
    });

    it.each<[string, Record<string, unknown>]>([
      ["another nonce", { nonce: "another" }],
      ["no nonce", { nonce: undefined }],
      ["another issuer", { iss: "https://evil.example" }],
      ["an expired time", { exp: 1 }],
      ["no subject", { sub: undefined }],
      ["an empty subject", { sub: "" }],
      ["a subject that cannot be stored", { sub: "a\u0000b" }],
      ["a subject that is not text", { sub: 7 }],
    ])("rejects a token with %s", async (_, claims) => {
      expect(await refused(claims)).toBe("rejected");
    });

    it.each(["garbage", "a.b.c", "", "eyJhbGciOiJub25lIn0.eyJzdWIiOiJmYWtlIn0."])(
      "rejects the token %j",
      async (token) => {
        provider.idToken = token;
        expect(await refused()).toBe("rejected");
      },
    );

    it("rejects a token with a foreign signature", async () => {
      provider.signsWrongly = true;
      expect(await refused()).toBe("rejected");
    });

    it("rejects an address that only looks verified", async () => {
      for (const email_verified of ["yes", 1, null, "false"])
        expect(await refused({ sub: "other", email: "other@elsewhere.test", email_verified })).toBe("unverified_email");
    });

    it.each<[string, string, (response: import("node:http").ServerResponse) => void]>([
      ["500", "unavailable", (response) => response.writeHead(500).end("{}")],
      ["hangs up", "unavailable", (response) => response.destroy()],
      ["redirects", "rejected", (response) => response.writeHead(302, { location: "/jwks" }).end()],
      [
        "sends something other than JSON",
        "rejected",
        (response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"),
      ],
      [
        "sends half of its JSON",
        "rejected",
        (response) => response.writeHead(200, { "content-type": "application/json" }).end('{"a'),
      ],
      [
        "sends too much",
        "unavailable",
        (response) => response.writeHead(200, { "content-type": "application/json" }).end("x".repeat(2_000_000)),
      ],
      [
        "drips",
        "unavailable",
        (response) => {
          response.writeHead(200, { "content-type": "application/json" }).write("{");
          const timer = setInterval(() => response.write(" "), 5);
          response.once("close", () => clearInterval(timer));
        },
      ],
    ])("says what went wrong when it %s", async (_, problem, answer) => {
      await app.close();
      app = await appWith(database.db, provider.issuer, { timeout: short });
      for (const path of ["/token", "/jwks"]) {
        provider.answers = new Map([[path, answer]]);
        expect(await refused()).toBe(problem);
      }
      await app.close();
      provider.answers = new Map([["/.well-known/openid-configuration", answer]]);
      app = await appWith(database.db, provider.issuer, { timeout: short });
      expect((await app.inject(startPath)).headers.location).toBe(`/academy/sign-in/?problem=${problem}`);
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

  it("redirects back while the database is unavailable", async () => {
    const provider = await startFakeProvider(oidcClient.clientId);
    const away = { transaction: () => Promise.reject(new Error("gone")) } as unknown as OpenDatabase["db"];
    const app = await appWith(away, provider.issuer);
    const browser = new Browser(app);
    const { searchParams } = await browser.leave();
    provider.claims = { sub: "x", nonce: searchParams.get("nonce") };
    const response = await browser.open(`/academy/api/auth/oidc/callback/?code=c&state=${searchParams.get("state")}`);
    expect(response.headers.location).toBe("/academy/sign-in/?problem=unavailable");
    await app.close();
    await provider.stop();
  });
});
