import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { OpenDatabase } from "../../db/database";
import { databases } from "../../testing/databases";
import { startFakeProvider } from "../../testing/fake-provider";
import { oidcClient } from "../../testing/real-provider";
import { appWith, Browser, short, startPath, withRealProvider } from "./sign-in-elsewhere.testing";

describe.each(databases)("sign-in elsewhere on $name", ({ open }) => {
  let database: OpenDatabase;
  beforeAll(async () => {
    database = await open();
  });
  afterAll(() => database.close());

  describe("with a real provider", () => {
    const site = withRealProvider(() => database);

    it("says that the provider is unavailable, and goes on when it is back", async () => {
      const { email } = site.newPerson();
      const browser = new Browser(site.app);
      const way = await browser.return(await browser.leave());
      await site.provider.stop();
      // The provider's metadata is already known here; people can still be sent there.
      expect((await new Browser(site.app).leave()).origin).toBe(site.provider.issuer);
      expect((await browser.open(way)).headers.location).toBe("/academy/sign-in/?problem=unavailable");
      const fresh = await appWith(database.db, site.provider.issuer);
      const started = await fresh.inject(`${startPath}?return=/academy/courses/`);
      expect([started.statusCode, started.headers.location, started.headers["set-cookie"]]).toEqual([
        302,
        "/academy/sign-in/?problem=unavailable&returnTo=%2Facademy%2Fcourses%2F",
        undefined,
      ]);
      await site.provider.start();
      const again = new Browser(fresh);
      await again.signIn();
      expect(await again.account(database.db)).toMatchObject({ email });
      await fresh.close();
    });

    it("does not wait for a slow provider", async () => {
      site.newPerson();
      const browser = new Browser(site.app);
      const way = await browser.return(await browser.leave());
      site.provider.delay = 8000;
      const begun = performance.now();
      for (const url of [startPath, way]) {
        browser.app = await appWith(database.db, site.provider.issuer, { timeout: short });
        expect((await browser.open(url)).headers.location).toBe("/academy/sign-in/?problem=unavailable");
        await browser.app.close();
      }
      expect(performance.now() - begun).toBeLessThan(site.provider.delay);
    });
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
