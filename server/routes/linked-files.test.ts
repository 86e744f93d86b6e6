import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminFiles } from "../../contract/account/admin-files";
import { certificatesFile } from "../../contract/certificates/administration";
import { inboxFile } from "../../contract/engagement/inbox";
import { reportsFile } from "../../contract/engagement/reports";
import { embedded } from "../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../testing/test-server";

let server: TestServer;
let learner: Caller;
beforeAll(async () => {
  server = await startTestServer(embedded.open);
  learner = await server.learner();
});
afterAll(() => server.stop());

const host = "es.academy.test";
const list = "/academy/administration/accounts/?search=ada";
/** A person follows a link; the host is the site's by default. */
const follow = (url: string, { token }: Caller, referer: string | null = `http://${host}${list}`) =>
  server.app.inject({
    url,
    headers: {
      host,
      accept: "text/html,application/xhtml+xml,*/*;q=0.8",
      ...(referer !== null && { referer }),
      ...(token !== null && { cookie: `academy_session=${token}` }),
    },
  });

const files = [
  ...Object.values(adminFiles),
  certificatesFile,
  inboxFile,
  reportsFile,
  "/academy/files/first-steps/sheet.csv",
];

describe.each(files)("the file %s", (url) => {
  it("leads a person whose session has ended to sign-in, and from there to the page with the link", async () => {
    const { statusCode, headers } = await follow(url, server.visitor);
    expect([statusCode, headers.location, headers["cache-control"]]).toEqual([
      303,
      `/academy/sign-in/?returnTo=${encodeURIComponent(list)}`,
      "no-store",
    ]);
  });

  it("leads a person who may not have it to the page with the link, which says so", async () => {
    const { statusCode, headers } = await follow(url, learner);
    expect([statusCode, headers.location]).toEqual([303, list]);
  });

  it("answers programs with the error", async () => {
    for (const [who, status, code] of [
      [server.visitor, 401, "signed_out"],
      [learner, 403, url.startsWith("/academy/files") ? "not_enrolled" : "forbidden"],
    ] as const) {
      const cookie = who.token === null ? {} : { cookie: `academy_session=${who.token}` };
      const response = await server.app.inject({ url, headers: { host, accept: "*/*", ...cookie } });
      expect([response.statusCode, response.json().error.code]).toEqual([status, code]);
    }
  });
});

describe("a link to a file", () => {
  const [url = ""] = files;

  it.each([
    ["none", null],
    ["another site", "https://evil.test/academy/administration/accounts/"],
    ["no address", "academy"],
  ])("on a page that is unknown (%s) leads to sign-in, or answers with the error", async (_, referer) => {
    expect((await follow(url, server.visitor, referer)).headers.location).toBe("/academy/sign-in/");
    expect((await follow(url, learner, referer)).statusCode).toBe(403);
  });

  it("answers any other error as the API does (R11)", async () => {
    const boss = await server.learner({ permissions: { "academy.admin": true } });
    const response = await follow(`${url}?before=x`, boss);
    expect([response.statusCode, response.json().error.code]).toEqual([400, "invalid"]);
  });
});
