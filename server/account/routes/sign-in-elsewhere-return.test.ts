import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/database";
import { databases } from "../../testing/databases";
import { oidcCallback } from "../../testing/real-provider";
import { appWith, Browser, pass, startPath, withRealProvider } from "./sign-in-elsewhere.testing";

describe.each(databases)("sign-in elsewhere on $name", ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  describe("with a real provider", () => {
    const site = withRealProvider(() => database);

    it("sends the browser there with everything that protects the return", async () => {
      const response = await site.app.inject(startPath);
      const url = new URL(String(response.headers.location));
      expect([response.statusCode, url.origin]).toEqual([302, site.provider.issuer]);
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

    it("can be completed by any process", async () => {
      const { email } = site.newPerson();
      const browser = new Browser(site.app);
      const way = await browser.return(await browser.leave());
      browser.app = await appWith(database.db, site.provider.issuer);
      await browser.open(way);
      expect(await browser.account(database.db)).toMatchObject({ email });
      await browser.app.close();
    });

    it("says that the person declined", async () => {
      site.newPerson();
      site.provider.consents = false;
      const browser = new Browser(site.app);
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
      const { email } = site.newPerson();
      const browser = new Browser(site.app);
      const way = await browser.return(await browser.leave());
      expect((await browser.open(forge(way))).headers.location).toBe("/academy/sign-in/?problem=mismatch");
      expect(browser.jar.get("academy_session")).toBeUndefined();
      // What the person has begun goes on: a link on another page cannot end it.
      await browser.open(way);
      expect(await browser.account(database.db)).toMatchObject({ email });
    });

    it("takes two tabs that sign in at once each to its page, in either order", async () => {
      site.newPerson();
      for (const order of [
        [0, 1],
        [1, 0],
      ]) {
        const browser = new Browser(site.app);
        const pages = ["/academy/courses/", "/academy/webinars/"];
        const begun = [];
        for (const page of pages) begun.push(await browser.leave(`?return=${page}`));
        for (const tab of order) {
          const { headers } = await browser.open(await browser.return(begun[tab] as URL));
          expect(headers.location).toBe(pages[tab]);
        }
        expect(browser.jar.header()).toMatch(/^academy_session=[\w-]+$/);
      }
    });

    it("keeps the three flows that a browser has begun last", async () => {
      site.newPerson();
      const browser = new Browser(site.app);
      const begun = [];
      for (let tab = 0; tab < 4; tab += 1) {
        begun.push(await browser.leave(`?return=/academy/search/?search=${tab}`));
        pass(1);
      }
      const pages = [];
      for (const url of begun) pages.push((await browser.open(await browser.return(url))).headers.location);
      const tooMany = "/academy/sign-in/?problem=mismatch&returnTo=%2Facademy%2Fsearch%2F%3Fsearch%3D3";
      expect(pages).toEqual([tooMany, ...[1, 2, 3].map((tab) => `/academy/search/?search=${tab}`)]);
    });

    it("rejects a return in another browser", async () => {
      site.newPerson();
      const [victim, attacker] = [new Browser(site.app), new Browser(site.app)];
      const way = await attacker.return(await attacker.leave());
      expect((await victim.open(way)).headers.location).toBe("/academy/sign-in/?problem=expired");
      await victim.leave();
      expect((await victim.open(way)).headers.location).toBe("/academy/sign-in/?problem=mismatch");
    });

    it("accepts a code only once", async () => {
      site.newPerson();
      const browser = new Browser(site.app);
      const way = await browser.return(await browser.leave());
      const kept = browser.jar.get("academy_sign_in") ?? "";
      expect((await browser.open(way)).headers.location).toBe("/academy/");
      expect((await browser.open(way)).headers.location).toBe("/academy/sign-in/?problem=expired");
      const thief = new Browser(site.app);
      thief.jar.set("academy_sign_in", kept);
      expect((await thief.open(way)).headers.location).toBe("/academy/sign-in/?problem=expired");
      expect(thief.jar.get("academy_session")).toBeUndefined();
    });

    it("rejects a code with another verifier or for another nonce", async () => {
      site.newPerson();
      for (const [name, problem] of [
        ["verifier", "expired"],
        ["nonce", "rejected"],
      ] as const) {
        const browser = new Browser(site.app);
        const way = await browser.return(await browser.leave());
        const kept = JSON.parse(Buffer.from(browser.jar.get("academy_sign_in") ?? "", "base64url").toString());
        const changed = { ...kept, [name]: "x".repeat(43) };
        browser.jar.set("academy_sign_in", Buffer.from(JSON.stringify(changed)).toString("base64url"));
        expect((await browser.open(way)).headers.location).toBe(`/academy/sign-in/?problem=${problem}`);
      }
    });

    it("waits ten minutes for the person to return", async () => {
      const { email } = site.newPerson();
      const [late, inTime] = [new Browser(site.app), new Browser(site.app)];
      const ways = [await late.return(await late.leave()), await inTime.return(await inTime.leave())] as const;
      pass(600_000);
      await inTime.open(ways[1]);
      expect(await inTime.account(database.db)).toMatchObject({ email });
      pass(1);
      expect((await late.open(ways[0])).headers.location).toBe("/academy/sign-in/?problem=expired");
    });

    it.each(["", "x", "e30", Buffer.from("{").toString("base64url"), "%00", "x".repeat(5000)])(
      "handles the cookie %j",
      async (value) => {
        const browser = new Browser(site.app);
        browser.jar.set("academy_sign_in", value);
        const response = await browser.open("/academy/api/auth/oidc/callback/?code=x&state=y");
        expect(response.headers.location).toBe("/academy/sign-in/?problem=expired");
      },
    );

    it.each(["//evil.example/", "https://evil.example/academy/", "/academy/\\evil", startPath, "/"])(
      "never redirects to %s",
      async (target) => {
        site.newPerson();
        const query = `?return=${encodeURIComponent(target)}`;
        expect((await new Browser(site.app).signIn(query)).headers.location).toBe("/academy/");
      },
    );

    it("validates the return page again when it comes from the cookie", async () => {
      site.newPerson();
      const browser = new Browser(site.app);
      const way = await browser.return(await browser.leave());
      const kept = JSON.parse(Buffer.from(browser.jar.get("academy_sign_in") ?? "", "base64url").toString());
      const changed = JSON.stringify({ ...kept, returnTo: "//evil.example/" });
      browser.jar.set("academy_sign_in", Buffer.from(changed).toString("base64url"));
      expect((await browser.open(way)).headers.location).toBe("/academy/");
    });

    it("does not use up a code on a HEAD request", async () => {
      site.newPerson();
      const browser = new Browser(site.app);
      const url = await browser.return(await browser.leave());
      const cookie = browser.jar.header();
      expect((await site.app.inject({ method: "HEAD", url, headers: { cookie } })).statusCode).toBe(404);
      expect((await browser.open(url)).headers.location).toBe("/academy/");
    });
  });
});
