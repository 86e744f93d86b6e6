import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { rightPassword, signInsAt, times } from "../account/routes/sign-in-limits.testing";
import { embedded } from "../testing/databases";
import { failingDatabase } from "../testing/failing-database";
import { startTestServer, type TestServer } from "../testing/test-server";
import { createSite } from "./site";

const site = createSite({
  assets: () => ({ entry: "", preloads: () => [], textFiles: () => ({}), development: "" }),
  load: () => import("../../src/entry.server"),
  keeps: true,
});
const signInPage = "/academy/sign-in/";
const own = "http://localhost:80";

interface Sent {
  url?: string;
  from?: string;
  headers?: Record<string, string>;
  cookies?: Record<string, string>;
  /** Null for none. */
  origin?: string | null;
}

describe("the form of the sign-in page, without scripts", () => {
  let server: TestServer;
  let isAway = false;
  beforeAll(async () => {
    const open = async () => {
      const opened = await embedded.open({ filled: true });
      return { ...opened, db: failingDatabase(opened.db, () => isAway) };
    };
    server = await startTestServer(open, { site });
  });
  afterAll(() => server.stop());
  const { freshAddress, newEmail, signIn, statusOf } = signInsAt(() => server);

  const send = async (
    fields: Record<string, string> | string,
    { url = signInPage, from = freshAddress(), headers = {}, cookies = {}, origin = own }: Sent = {},
  ) => {
    const answer = await server.app.inject({
      method: "POST",
      url,
      payload: new URLSearchParams(fields).toString(),
      remoteAddress: from,
      cookies,
      headers: { "content-type": "application/x-www-form-urlencoded", ...(origin !== null && { origin }), ...headers },
    });
    const cookieOf = (name: string, path = "/") =>
      answer.cookies.find((one) => one.name === name && one.path === path)?.value;
    return {
      status: answer.statusCode,
      headers: answer.headers,
      body: answer.body,
      token: cookieOf("academy_session"),
      device: cookieOf("academy_device", signInPage),
      email: /<input[^>]*name="email"[^>]*value="([^"]*)"/.exec(answer.body)?.[1],
      alert: /autofocus=""><div role="alert".*?<strong[^>]*>(.*?)<\/strong>/.exec(answer.body)?.[1],
    };
  };
  const whoHas = async (token = "") => {
    const { body } = await server.app.inject({ url: session.profile.path, cookies: { academy_session: token } });
    return JSON.parse(body).userProfile.email;
  };

  it("is in the first HTML: a form with named fields that password managers know", async () => {
    const { body, headers } = await server.app.inject(`${signInPage}?returnTo=/academy/faq/&problem=denied`);
    const [form = ""] = /<form [^>]*method="post".*?<\/form>/.exec(body) ?? [];
    expect(form).toContain(` action="${signInPage}?returnTo=%2Facademy%2Ffaq%2F"`);
    expect(form).toMatch(/<input(?=[^>]*name="email")[^>]*type="email"[^>]*autoComplete="username webauthn"/);
    expect(form).toMatch(/<input(?=[^>]*name="password")[^>]*type="password"[^>]*autoComplete="current-password"/);
    expect(form).toContain('type="submit"');
    expect(headers["content-security-policy"]).toContain("form-action 'self'");
  });

  it("signs in with the same cookie as the call, and leads to the page that was wanted", async () => {
    const email = await newEmail();
    const wanted = "/academy/courses/first-steps/?x=1#lessons";
    const url = `${signInPage}?returnTo=${encodeURIComponent(wanted)}`;
    const { status, headers, token } = await send({ email: email.toUpperCase(), password: "right" }, { url });
    expect([status, headers.location, headers["cache-control"]]).toEqual([303, wanted, "no-store"]);
    expect(String(headers["set-cookie"])).toMatch(
      /academy_session=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax/,
    );
    expect(await whoHas(token)).toBe(email);
  });

  it("replaces the session that it came with", async () => {
    const learner = await server.learner({ passwordHash: rightPassword });
    const { token } = await send(
      { email: learner.email, password: "right" },
      { cookies: { academy_session: learner.token ?? "" } },
    );
    expect(await whoHas(token)).toBe(learner.email);
    expect(await whoHas(learner.token ?? "")).toBe("");
  });

  it.each([
    "",
    "?returnTo=//evil.example/",
    "?returnTo=https://evil.example/academy/",
    "?returnTo=/academy/%5cevil.example",
    "?returnTo=/academy/sign-in/",
    "?returnTo=/academy/&returnTo=//evil.example",
  ])("leads to the main page for an address with %j", async (query) => {
    const { status, headers } = await send({ email: await newEmail(), password: "right" }, { url: signInPage + query });
    expect([status, headers.location]).toEqual([303, "/academy/"]);
  });

  it("says that the password is wrong, and keeps the e-mail but no password", async () => {
    const email = await newEmail();
    const refused = await send({ email, password: "secret-guess" }, { url: `${signInPage}?returnTo=/academy/faq/` });
    expect(refused).toMatchObject({ status: 401, alert: "Wrong email or password", email, token: undefined });
    expect(refused.headers).toMatchObject({ "content-type": "text/html; charset=utf-8", "cache-control": "no-store" });
    expect(refused.headers["content-security-policy"]).toContain("form-action 'self'");
    expect(refused.body).not.toMatch(/secret-guess|stand-in/);
    // The next visitor does not get that page.
    expect((await server.app.inject(`${signInPage}?returnTo=/academy/faq/`)).body).not.toContain(email);
  });

  it("answers in the page's language, on the hosts of all languages", async () => {
    const fields = { email: "nobody@example.test", password: "x" };
    const german = await send(fields, { cookies: { academy_language: "de" } });
    expect([german.status, german.alert]).toEqual([401, "E-Mail oder Passwort stimmt nicht"]);
    const spanish = { headers: { host: "es.localhost" }, origin: "http://es.localhost" };
    expect((await send(fields, spanish)).body).toContain('<html lang="es"');
    expect(await send({ email: await newEmail(), password: "right" }, spanish)).toMatchObject({ status: 303 });
  });

  it("escapes the e-mail", async () => {
    const email = '"><script>alert(1)</script>@example.test';
    const { status, body } = await send({ email, password: "x" });
    expect(status).toBe(401);
    expect(body).not.toContain("<script>alert");
  });

  it("shares its limit with the call", async () => {
    const [email, from] = [await newEmail(), freshAddress()];
    for (const _ of times(3)) expect((await send({ email, password: "wrong" }, { from })).status).toBe(401);
    for (const _ of times(2)) expect(await statusOf(email, "wrong", { from })).toBe(401);
    const limited = await send({ email, password: "right" }, { from });
    expect(limited).toMatchObject({ status: 429, alert: "Too many failed attempts", email, token: undefined });
    expect(Number(limited.headers["retry-after"])).toBeGreaterThan(60);
    expect(limited.body).toMatch(/15 min/);
    expect(limited.body).not.toContain("stand-in");
    expect(await statusOf(email, "right", { from })).toBe(429);
  });

  it("knows a browser that has signed in before, with the form or with the call", async () => {
    const email = await newEmail();
    const first = await send({ email, password: "right" });
    const from = freshAddress();
    for (const _ of times(5)) await send({ email, password: "wrong" }, { from });
    expect((await send({ email, password: "right" }, { from })).status).toBe(429);
    const known = await send({ email, password: "right" }, { from, cookies: { academy_device: first.device ?? "" } });
    expect(known.status).toBe(303);
    expect((await signIn(email, "right", { from, device: known.device ?? "" })).status).toBe(204);
  });

  it("says that it could not sign in while the database is away", async () => {
    const email = await newEmail();
    isAway = true;
    const failed = await send({ email, password: "right" }).finally(() => {
      isAway = false;
    });
    expect(failed).toMatchObject({ status: 503, alert: "We couldn’t sign you in", email, token: undefined });
    expect(failed.headers["retry-after"]).toBe("5");
    expect(failed.body).not.toContain("stand-in");
  });

  it.each([
    ["of another site", { origin: "https://elsewhere.example" }],
    ["of another site that hides it", { origin: "null" }],
    ["that says nothing of where it comes from", { origin: null }],
    ["that the browser calls cross-site", { headers: { "sec-fetch-site": "cross-site" } }],
  ])("signs nobody in for a form %s", async (_, sent: Sent) => {
    const email = await newEmail();
    const refused = await send({ email, password: "right" }, sent);
    expect(refused).toMatchObject({ status: 403, alert: "We couldn’t sign you in", token: undefined, email: "" });
    expect(refused.body).not.toContain(email);
  });

  it.each([
    ["without an e-mail", { email: "", password: "x" }, {}, 400, "Wrong email or password"],
    ["without a field", "x=1", {}, 400, "Wrong email or password"],
    ["with an invalid character", { email: "a\0@example.test", password: "x" }, {}, 400, "Wrong email or password"],
    [
      "that is too large",
      { email: "a@example.test", password: "x".repeat(70_000) },
      {},
      400,
      "Wrong email or password",
    ],
    ["of another type", "{}", { headers: { "content-type": "application/json" } }, 415, "We couldn’t sign you in"],
  ])("answers a form %s with the page", async (_, fields, sent: Sent, status, alert) => {
    expect(await send(fields, sent)).toMatchObject({ status, alert, token: undefined });
  });
});
