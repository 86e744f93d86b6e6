import type { FastifyRequest } from "fastify";
import { describe, expect, it } from "vitest";
import { registration } from "../../contract/account/registration";
import { session } from "../../contract/account/session";
import { mailbox } from "../mail/queries/mails";
import { embedded } from "../testing/databases";
import { startTestServer } from "../testing/test-server";
import { requestedOrigin } from "./public-origin";

const requestTo = (host: string) => ({ protocol: "http", raw: { headers: { host } } }) as unknown as FastifyRequest;

describe("the origin of the page that a request is from", () => {
  it.each([
    ["www.academy.example", "https://www.academy.example", "https://www.academy.example"],
    ["es.academy.example", "https://www.academy.example", "https://es.academy.example"],
    ["www.academy.example:6666", "https://www.academy.example", "https://www.academy.example"],
    ["es.academy.example", "https://www.academy.example:8443", "https://es.academy.example:8443"],
    ["10.0.0.11:3000", "https://www.academy.example", "https://www.academy.example"],
    ["es.localhost:4000", "http://localhost:4000", "http://es.localhost:4000"],
  ])("%s of %s is %s", (host, configured, origin) => {
    expect(requestedOrigin(requestTo(host), configured)).toBe(origin);
  });

  it("is what the browser says if none is configured", () => {
    expect(requestedOrigin(requestTo("es.localhost:4000"), null)).toBe("http://es.localhost:4000");
  });
});

describe("behind a proxy that leaves the port out, or that passes any on", () => {
  it("mails lead to the configured site, and its pages may send commands", async () => {
    const server = await startTestServer(embedded.open, { config: { origin: "https://www.academy.example:8443" } });
    const { app, database } = server;
    const post = (url: string, host: string, origin: string, payload: object = {}) =>
      app.inject({ method: "POST", url, payload, headers: { host, origin } });
    const learner = await server.learner({ passwordHash: "none" });
    const forgotten = await post(
      registration.forgotPassword.path,
      "es.academy.example:6666",
      "https://es.academy.example:8443",
      { email: learner.email, returnTo: "/academy/" },
    );
    expect(forgotten.statusCode).toBe(204);
    await app.academy.outbox?.deliver();
    const [mail] = await mailbox(database.db);
    expect(mail?.plain).toContain("https://es.academy.example:8443/academy/new-password/#");
    const signOut = (origin: string) => post(session.signOut.path, "es.academy.example", origin);
    expect((await signOut("https://es.academy.example:8443")).statusCode).toBe(204);
    expect((await signOut("https://es.academy.example")).statusCode).toBe(403);
    await server.stop();
  });
});
