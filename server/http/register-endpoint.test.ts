import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import { api } from "../../contract/api";
import { courses } from "../../contract/courses/courses";
import { ErrorEnvelope } from "../../contract/errors";
import { databases } from "../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";

const first = { locale: "en", slug: "first-steps" } as const;

describe.each(databases)("every call on $name", ({ open }) => {
  let server: TestServer;
  let learner: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    learner = await server.learner();
  });
  afterAll(() => server.stop());

  it("is answered at every endpoint, with the envelope for errors (R11)", async () => {
    for (const endpoint of api) {
      const url = endpoint.path.replace(/\{\w+\}/g, "0");
      const response = await server.app.inject({ method: endpoint.method, url });
      expect([endpoint.id, response.statusCode < 500]).toEqual([endpoint.id, true]);
      if (endpoint.access === "signed-in") expect(response.statusCode).toBe(401);
      if (response.statusCode < 400) continue;
      const { error } = ErrorEnvelope.parse(response.json());
      expect(error.requestId).toBe(response.headers["x-request-id"]);
      expect(response.headers["cache-control"]).toBe("no-store");
    }
  });

  it("redirects the slashless form (R15)", async () => {
    const redirected = await server.app.inject("/academy/public/api/v3/courses/en?page=2");
    expect([redirected.statusCode, redirected.headers.location]).toEqual([
      308,
      "/academy/public/api/v3/courses/en/?page=2",
    ]);
    const unknown = await server.app.inject("/academy/public/api/nothing");
    expect([unknown.statusCode, unknown.json().error.code]).toEqual([404, "not_found"]);
    expect((await server.app.inject("/")).headers.location).toBe("/academy/");
  });

  it("returns 404 for other paths, and lists the methods of a known path", async () => {
    for (const url of ["/academy/private/api/v9/", "/academy/api/", "/webinars/api/v2/nothing/", "/nothing"])
      expect((await server.app.inject(url)).json().error.code).toBe("not_found");
    const wrongMethod = await server.app.inject({ method: "DELETE", url: session.profile.path });
    expect([wrongMethod.statusCode, wrongMethod.json().error.code, wrongMethod.headers.allow]).toEqual([
      405,
      "method_not_allowed",
      "GET, HEAD",
    ]);
    const allowedAt = async (url: string) =>
      (await server.app.inject({ method: "PATCH", url, payload: "{", headers: { "content-type": "x" } })).headers.allow;
    expect(await allowedAt("/academy/media/clip.en.vtt")).toBe("GET, HEAD");
    expect(await allowedAt("/sign-out/")).toBe("POST");
    expect(await allowedAt(courses.enrol.path.replace("{locale}", "en").replace("{slug}", "x"))).toBe("POST");
    expect(await allowedAt("/academy/private/api/v9/")).toBeUndefined();
  });

  it("rejects an address that cannot be decoded like any other: with its id and security headers", async () => {
    for (const url of ["/academy/public/api/v3/courses/%E0%A4%A/", "/academy/%", "/%zz?a=b"]) {
      const { statusCode, headers, body } = await server.app.inject(url);
      expect([statusCode, JSON.parse(body).error.code]).toEqual([400, "invalid"]);
      expect(headers).toMatchObject({
        "x-content-type-options": "nosniff",
        "content-security-policy": "default-src 'none';frame-ancestors 'none'",
        "x-frame-options": "DENY",
        "x-request-id": JSON.parse(body).error.requestId,
      });
    }
  });

  it("says what is wrong with a path segment that is too long", async () => {
    const { status, error } = await server.visitor.call(courses.bySlug, {
      params: { locale: "en", slug: "x".repeat(5000) },
    });
    expect([status, error.code, error.fields?.[0]?.path]).toEqual([400, "invalid", "params.slug"]);
  });

  it("accepts JSON only", async () => {
    const post = async (payload: string, type?: string) =>
      (
        await server.app.inject({
          method: "POST",
          url: session.signIn.path,
          payload,
          headers: type ? { "content-type": type } : {},
        })
      ).json().error;
    expect(await post("email=x", "application/x-www-form-urlencoded")).toMatchObject({
      code: "unsupported_media_type",
      fields: [{ path: "headers.content-type" }],
    });
    expect(await post('{"email":"x"}', "text/plain")).toMatchObject({ code: "unsupported_media_type" });
    expect(await post("{", "application/json")).toMatchObject({
      code: "invalid",
      fields: [{ path: "body", message: "is not valid JSON" }],
    });
    expect(await post('{"__proto__":{}}', "application/json")).toMatchObject({ code: "invalid" });
    expect(await post("", "application/json")).toMatchObject({
      code: "invalid",
      fields: [{ path: "body", message: "is missing" }],
    });
    expect(await post(`"${"x".repeat(70_000)}"`, "application/json")).toMatchObject({
      fields: [{ path: "body", message: "is too large" }],
    });
  });

  it("rejects invalid characters", async () => {
    for (const name of ["a\0b", "a\ud800"]) {
      const { status, error } = await learner.call(session.updateName, { body: { name } });
      expect([status, error.fields?.[0]?.path]).toEqual([400, "body.name"]);
    }
  });

  it("hides the text of a fault", async () => {
    const { db } = server.database;
    const broken = await server.learner();
    const original = db.transaction;
    db.transaction = () => Promise.reject(new Error("secret detail"));
    const response = await broken.call(courses.enrol, { params: first });
    db.transaction = () => Promise.reject(Object.assign(new Error("gone"), { code: "57P01" }));
    const away = await broken.call(courses.enrol, { params: first });
    db.transaction = original;
    expect([response.status, response.error.code, JSON.stringify(response.error).includes("secret")]).toEqual([
      500,
      "internal",
      false,
    ]);
    expect([away.status, away.error.code, away.headers["retry-after"]]).toEqual([503, "unavailable", "5"]);
  });

  it("sets security headers", async () => {
    const { headers } = await server.app.inject("/healthz");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "content-security-policy": "default-src 'none';frame-ancestors 'none'",
      "referrer-policy": "strict-origin-when-cross-origin",
      "cross-origin-resource-policy": "same-origin",
      "x-frame-options": "DENY",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
    expect((await server.app.inject("/readyz")).json()).toEqual({ status: "ready" });
  });

  it("compresses long responses", async () => {
    const response = await server.app.inject({
      url: "/academy/public/api/v3/courses/en/first-steps/",
      headers: { "accept-encoding": "br" },
    });
    expect(response.headers["content-encoding"]).toBe("br");
  });

  describe("from another site (R17)", () => {
    const enrolWith = (headers: Record<string, string>) => learner.call(courses.enrol, { params: first }, { headers });
    it.each<[Record<string, string>, number]>([
      [{}, 200],
      [{ origin: "http://localhost:80", host: "localhost:80" }, 200],
      [{ origin: "http://es.localhost:3000", host: "es.localhost:3000", "sec-fetch-site": "same-origin" }, 200],
      [{ origin: "http://evil.example", host: "localhost" }, 403],
      [{ origin: "https://localhost", host: "localhost" }, 403],
      [{ origin: "null", host: "localhost" }, 403],
      [{ "sec-fetch-site": "cross-site" }, 403],
      [{ origin: "http://other.localhost", host: "localhost", "sec-fetch-site": "same-site" }, 403],
    ])("%j is %d", async (headers, status) => {
      const answer = await enrolWith(headers);
      expect(answer.status).toBe(status);
      if (status === 403) expect(answer.error.code).toBe("origin");
    });
    it("allows links from other sites to read", async () => {
      expect((await learner.call(session.profile, {}, { headers: { "sec-fetch-site": "cross-site" } })).status).toBe(
        200,
      );
    });
  });

  describe("with an Idempotency-Key (R18)", () => {
    const rename = (name: string, key: string, caller = learner) =>
      caller.call(session.updateName, { body: { name } }, { key });

    it("returns the first answer to a repeat and does nothing again", async () => {
      const one = await rename("First", "k1");
      await rename("Second", "k2");
      const again = await rename("First", "k1");
      expect(again.body).toEqual(one.body);
      expect(again.headers["idempotency-replayed"]).toBe("true");
      expect((await learner.call(session.profile, {})).body.userProfile.name).toBe("Second");
    });
    it("rejects the key for another body, path or method", async () => {
      await rename("Same", "k3");
      const other = await rename("Other", "k3");
      expect([other.status, other.error.code]).toEqual([422, "key_reused"]);
      expect((await learner.call(courses.enrol, { params: first }, { key: "k3" })).error.code).toBe("key_reused");
    });
    it("keeps the keys of accounts separate", async () => {
      const other = await server.learner();
      await rename("Mine", "k4");
      expect((await rename("Theirs", "k4", other)).body.userProfile.name).toBe("Theirs");
    });
    it("does not store errors", async () => {
      expect(
        (await learner.call(courses.enrol, { params: { locale: "en", slug: "nowhere" } }, { key: "k5" })).status,
      ).toBe(404);
      expect((await learner.call(courses.enrol, { params: first }, { key: "k5" })).status).toBe(200);
    });
    it("repeats an answer without a body", async () => {
      const params = { ...first };
      const leave = () => learner.call(courses.removeEnrolment, { params }, { key: "k6", csrf: true });
      expect((await leave()).body).toEqual((await leave()).body);
    });
    it("runs parallel repeats once", async () => {
      const caller = await server.learner();
      const answers = await Promise.all(
        Array.from({ length: 10 }, () => caller.call(courses.enrol, { params: first }, { key: "k7" })),
      );
      expect(answers.map(({ status }) => status)).toEqual(Array(10).fill(200));
      expect(answers.filter(({ headers }) => headers["idempotency-replayed"]).length).toBe(9);
    });
    it.each([
      ["", 400],
      ["x".repeat(101), 400],
      ["schlüssel", 400],
      ["x".repeat(100), 200],
    ])("%j is %d", async (key, status) => {
      const answer = await learner.call(
        session.updateName,
        { body: { name: "Key" } },
        { headers: { "idempotency-key": key } },
      );
      expect(answer.status).toBe(status);
      if (status === 400) expect(answer.error.fields?.[0]?.path).toBe("headers.idempotency-key");
    });
  });
});
