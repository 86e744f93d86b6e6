import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { databases } from "../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";

describe.each(databases)("the root of the site on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());

  const cookieOf = ({ token }: Caller) => ({ cookie: `academy_session=${token}` });
  const root = (who?: Caller) => server.app.inject({ url: "/", headers: who ? cookieOf(who) : {} });
  /** As a form without scripts sends it. */
  const signOut = (who: Caller, origin?: string) =>
    server.app.inject({
      method: "POST",
      url: "/sign-out/",
      payload: "x=1",
      headers: {
        ...cookieOf(who),
        "content-type": "application/x-www-form-urlencoded",
        ...(origin !== undefined && { origin }),
      },
    });
  const isSignedIn = async (who: Caller) => (await who.call(session.profile, {})).body.userProfile.id === who.id;

  it("redirects visitors and learners to the academy, uncached (R53)", async () => {
    for (const who of [undefined, await server.learner()]) {
      const { statusCode, headers } = await root(who);
      expect([statusCode, headers.location, headers["cache-control"]]).toEqual([302, "/academy/", "no-store"]);
    }
  });

  it("shows accounts of the main site a page that can only sign them out, instead of a loop (R24)", async () => {
    const { statusCode, headers, body } = await root(await server.learner({ permissions: { "sst.access": true } }));
    expect([statusCode, headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(headers["content-security-policy"]).toBe("default-src 'none'; form-action 'self'; frame-ancestors 'none'");
    expect(body).toContain('<form method="post" action="/sign-out/">');
  });

  it("signs out and leads to the academy", async () => {
    const learner = await server.learner();
    const { statusCode, headers } = await signOut(learner);
    expect([statusCode, headers.location]).toEqual([303, "/academy/"]);
    expect(String(headers["set-cookie"])).toMatch(/^academy_session=;/);
    expect(await isSignedIn(learner)).toBe(false);
  });

  it("signs nobody out for another site's form", async () => {
    const learner = await server.learner();
    const { statusCode, body } = await signOut(learner, "https://elsewhere.example");
    expect([statusCode, JSON.parse(body).error.code]).toEqual([403, "origin"]);
    expect(await isSignedIn(learner)).toBe(true);
  });
});
