import type { FastifyInstance } from "fastify";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import type { OpenDatabase } from "../../db/database";
import { databases } from "../../testing/databases";
import { type FakeProvider, startFakeProvider } from "../../testing/fake-provider";
import { oidcClient } from "../../testing/real-provider";
import { appWith, Browser, short, startPath } from "./sign-in-elsewhere.testing";

describe.each(databases)("sign-in elsewhere on $name", ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

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
      ["another audience", { aud: "another" }],
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

    it.each<[string, string, Record<string, unknown>]>([
      ["a foreign signature", "JWT signature verification failed", {}],
      ["no subject", 'JWT "sub" (subject) claim missing', { sub: undefined }],
      ["another audience", 'unexpected JWT "aud" (audience) claim value', { aud: "another" }],
    ])("logs what is wrong with a token with %s, and nothing that is in it", async (_, reason, claims) => {
      const warn = vi.spyOn(app.log, "warn");
      provider.signsWrongly = Object.keys(claims).length === 0;
      await refused(claims);
      expect(warn).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ problem: "rejected", reason: expect.stringContaining(reason) }),
        "peer failed",
      );
      expect(JSON.stringify(warn.mock.calls)).not.toMatch(/fake|another/);
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
});
