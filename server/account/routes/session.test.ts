import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../../contract/account/session";
import { certificates } from "../../../contract/certificates/certificates";
import { databases, embedded } from "../../testing/databases";
import { Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { hashPassword } from "../password";

describe.each(databases)("sign-in on $name", ({ open }) => {
  let server: TestServer;
  let passwordHash: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    passwordHash = await hashPassword("right");
  });
  afterAll(() => server.stop());

  /** Signs in from its own address, so that tests do not slow each other down. */
  let addresses = 0;
  const signIn = (email: string, password: string, { cookie, from }: { cookie?: string; from?: string } = {}) => {
    addresses += 1;
    return server.app.inject({
      method: "POST",
      url: session.signIn.path,
      payload: { email, password },
      remoteAddress: from ?? `10.0.0.${addresses}`,
      ...(cookie && { headers: { cookie } }),
    });
  };
  const cookieOf = (response: Awaited<ReturnType<typeof signIn>>) =>
    [response.headers["set-cookie"] ?? ""].flat()[0] ?? "";
  const callerWith = (cookie: string) =>
    new Caller(server.app, 0, "", /academy_session=([\w-]+)/.exec(cookie)?.[1] ?? null);

  it("shows a visitor a profile with id 0 (R16)", async () => {
    const { status, body, headers } = await server.visitor.call(session.profile, {});
    expect([status, body.userProfile.id, body.specialRights]).toEqual([200, 0, false]);
    expect(headers["cache-control"]).toBe("no-store");
  });

  it("is id 0, empty texts and no permission for a visitor, and a learner's own data for a learner (section 3)", async () => {
    const none = {
      "academy.admin": false,
      "academy.courses.edit": false,
      "academy.student": false,
      "sst.access": false,
    };
    const { body: visitor } = await server.visitor.call(session.profile, {});
    expect(visitor.userProfile).toMatchObject({ id: 0, semrushId: 0, email: "", name: "", permissions: none });
    for (const flag of Object.keys(none)) {
      const permissions = { ...none, [flag]: true };
      const learner = await server.learner({ name: "Ada Learner", permissions });
      const { body } = await learner.call(session.profile, {});
      expect(body.userProfile).toMatchObject({
        id: learner.id,
        email: learner.email,
        name: "Ada Learner",
        permissions,
      });
    }
    const { body: plain } = await (await server.learner()).call(session.profile, {});
    expect(plain.userProfile).toMatchObject({ semrushId: 0, permissions: none });
  });

  it("says who is signed in, and where to sign in (R16)", async () => {
    const loginUrl = "/academy/sign-in/";
    expect((await server.visitor.call(session.loginState, {})).body).toEqual({ loggedIn: false, loginUrl });
    expect((await (await server.learner()).call(session.loginState, {})).body).toEqual({ loggedIn: true, loginUrl });
  });

  it("signs in with a cookie that scripts and other sites cannot read", async () => {
    const { email, id } = await server.learner({ passwordHash });
    const response = await signIn(` ${email.toUpperCase()} `, "right");
    expect([response.statusCode, response.body]).toEqual([204, ""]);
    const cookie = cookieOf(response);
    expect(cookie).toMatch(/^academy_session=[\w-]{43}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/);
    const profile = await callerWith(cookie).call(session.profile, {});
    expect(profile.body.userProfile).toMatchObject({ id, email, name: "Lea Learner" });
  });

  it("creates a new session at each sign-in and ends the old one", async () => {
    const { email } = await server.learner({ passwordHash });
    const first = cookieOf(await signIn(email, "right"));
    const second = cookieOf(await signIn(email, "right", { cookie: first.split(";")[0] ?? "" }));
    expect(second).not.toBe(first);
    expect((await callerWith(first).call(session.profile, {})).body.userProfile.id).toBe(0);
    expect((await callerWith(second).call(session.profile, {})).body.userProfile.id).toBeGreaterThan(0);
  });

  it("answers the same for a wrong password and for an unknown email", async () => {
    const { email } = await server.learner({ passwordHash });
    const wrong = await signIn(email, "wrong");
    const nobody = await signIn("nobody@example.test", "wrong");
    for (const response of [wrong, nobody]) expect(response.statusCode).toBe(401);
    const { requestId: _, ...one } = wrong.json().error;
    const { requestId: __, ...other } = nobody.json().error;
    expect(one).toEqual(other);
    expect(one.code).toBe("wrong_credentials");
    expect(cookieOf(wrong)).toBe("");
  });

  it("rejects every password for an account that has none", async () => {
    const { email } = await server.learner();
    expect((await signIn(email, "nobody has this password")).statusCode).toBe(401);
  });

  it("names each invalid field", async () => {
    const response = await signIn("", "");
    expect(response.statusCode).toBe(400);
    expect(response.json().error.fields.map(({ path }: { path: string }) => path)).toEqual([
      "body.email",
      "body.password",
    ]);
  });

  it("ends the session at sign-out, which also works without a session", async () => {
    const learner = await server.learner();
    const { status, headers } = await learner.call(session.signOut, {});
    expect(status).toBe(204);
    expect(String(headers["set-cookie"])).toMatch(/academy_session=;.*Path=\/.*Expires=Thu, 01 Jan 1970/);
    expect((await learner.call(session.billing, {})).status).toBe(401);
    expect((await server.visitor.call(session.signOut, {})).status).toBe(204);
  });

  it("forgets an expired session", async () => {
    const { email } = await server.learner({ passwordHash });
    const caller = callerWith(cookieOf(await signIn(email, "right")));
    // Used often enough (R60).
    for (const days of [10, 10]) {
      server.clock.pass(days * 86_400);
      expect((await caller.call(session.billing, {})).status).toBe(200);
    }
    server.clock.pass(10 * 86_400 - 1);
    expect((await caller.call(session.billing, {})).status).toBe(200);
    server.clock.pass(1);
    expect((await caller.call(session.billing, {})).status).toBe(401);
  });

  it("returns the account's billing, also with the profile", async () => {
    const learner = await server.learner();
    const billing = { paidStatus: "free", productGroup: "free", trafficType: "" };
    expect((await learner.call(session.billing, {})).body).toEqual(billing);
    expect((await learner.call(session.profile, {})).body.billing).toEqual(billing);
    expect((await server.visitor.call(session.profile, {})).body).not.toHaveProperty("billing");
  });

  it("gives each session its CSRF token (R17)", async () => {
    const [one, other] = [await server.learner(), await server.learner()];
    const tokens = [one, one, other].map(async (caller) => (await caller.call(session.csrfToken, {})).body.token);
    const [first, again, others] = await Promise.all(tokens);
    expect(first).toBe(again);
    expect(first).not.toBe(others);
    const refused = await one.call(
      certificates.remove,
      { params: { id: "1" } },
      { headers: { "x-csrf-token": others ?? "" } },
    );
    expect([refused.status, refused.error.code]).toEqual([403, "csrf"]);
  });

  it("renames", async () => {
    const learner = await server.learner({ name: "" });
    const { status, body } = await learner.call(session.updateName, { body: { name: "  Zoë 🦊 " } });
    expect([status, body.userProfile.name]).toEqual([200, "Zoë 🦊"]);
    expect((await learner.call(session.profile, {})).body.userProfile.name).toBe("Zoë 🦊");
    for (const name of ["", "   ", "x".repeat(101)]) {
      const refused = await learner.call(session.updateName, { body: { name } });
      expect([refused.status, refused.error.fields?.[0]?.path]).toEqual([400, "body.name"]);
    }
    expect((await learner.call(session.updateName, { body: { name: `${"🦊".repeat(99)}Z` } })).status).toBe(200);
  });

  it.each([
    ["Ada\nCertified by the Ministry", "must not contain line breaks, control characters or invisible characters"],
    ["Ada\u202elimE", "must not contain line breaks, control characters or invisible characters"],
    ["\u3164", "must not contain line breaks, control characters or invisible characters"],
    ["12345", "must contain at least one letter"],
  ])("rejects a name like %j", async (name, message) => {
    const learner = await server.learner();
    const { status, error } = await learner.call(session.updateName, { body: { name } });
    expect([status, error.fields]).toEqual([400, [{ path: "body.name", message }]]);
  });

  it("shows a name that predates the name rules without the characters that are not allowed", async () => {
    const learner = await server.learner({ name: "Ada\u202e\nLovelace" });
    expect((await learner.call(session.profile, {})).body.userProfile.name).toBe("Ada Lovelace");
  });
});

describe("the cookie behind TLS", () => {
  it("is sent over TLS only", async () => {
    const server = await startTestServer(embedded.open, {
      config: { origin: "https://academy.example" },
    });
    const { email } = await server.learner({ passwordHash: await hashPassword("right") });
    const response = await server.app.inject({
      method: "POST",
      url: session.signIn.path,
      payload: { email, password: "right" },
      headers: { origin: "https://academy.example" },
    });
    const cookies = [response.headers["set-cookie"]].flat();
    // The session, and the browser for the call and for the form.
    expect(cookies).toHaveLength(3);
    for (const cookie of cookies) expect(cookie).toContain("; Secure");
    expect(response.headers["strict-transport-security"]).toContain("max-age=31536000");
    await server.stop();
  });
});
