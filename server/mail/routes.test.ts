import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registration } from "../../contract/account/registration";
import { embedded } from "../testing/databases";
import { startTestServer, type TestServer } from "../testing/test-server";

describe("the mailbox of a demo", () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(embedded.open);
  });
  afterAll(() => server.stop());
  const get = (url: string, headers: Record<string, string> = {}) =>
    server.app.inject({ url, headers: { host: "localhost", ...headers } });

  it("says what it is, in the language of the interface", async () => {
    const { body } = await get("/academy/mailbox/");
    expect(body).toContain("This is a demo: instead of sending emails, it shows them here.");
    expect(body).toContain("No emails yet.");
    const german = await get("/academy/mailbox/", { cookie: "academy_language=de" });
    expect(german.body).toContain('<html lang="de">');
    expect(german.body).toContain("Noch keine E-Mails.");
  });

  it("shows each mail as text with its link, and as mail programs would show it", async () => {
    const body = { email: "ada@example.test", returnTo: "/academy/" };
    await server.visitor.call(registration.forgotPassword, { body });
    await server.app.academy.outbox?.deliver();
    const { body: list, headers } = await get("/academy/mailbox/");
    expect(list).toContain("<h2>No Academy account uses this email address</h2>");
    expect(list).toMatch(/<a href="http:\/\/localhost:80\/academy\/sign-in\/">/);
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["content-security-policy"]).toMatch(/^default-src 'none'; style-src 'unsafe-inline'; /);
    const [, path = ""] = /<a href="(\/academy\/mailbox\/\d+\/)">/.exec(list) ?? [];
    const mail = await get(path);
    expect([mail.statusCode, mail.headers["content-type"]]).toEqual([200, "text/html; charset=utf-8"]);
    expect(mail.body).toContain("No Academy account uses this email address</h1>");
  });

  it.each(["0", "999999", "x", "1e3", "99999999999999999999"])("has no mail %s", async (id) => {
    expect((await get(`/academy/mailbox/${id}/`)).statusCode).toBe(404);
  });

  it("exists in a demo without a mail server only", async () => {
    const real = await startTestServer(embedded.open, { config: { hasMailbox: false } });
    expect((await real.app.inject({ url: "/academy/mailbox/", headers: { host: "localhost" } })).statusCode).toBe(404);
    await real.stop();
  });
});
