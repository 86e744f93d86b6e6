import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { adminFiles } from "../../contract/account/admin-files";
import { certificatesFile } from "../../contract/certificates/administration";
import { inboxFile } from "../../contract/engagement/inbox";
import { reportsFile } from "../../contract/engagement/reports";
import { auditRows } from "../account/queries/audit";
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

describe("a list of the administration that leaves the site as a file", () => {
  const ofStaff = files.filter((url) => url.startsWith("/academy/private/"));

  it("is one of those that are tested here", () => {
    const routes = server.app.printRoutes({ commonPrefix: false, method: "GET" });
    const served = [...routes.matchAll(/[\w-]+\.csv(?= \()/g)].map(([name]) => name);
    expect(served.toSorted()).toEqual(ofStaff.map((url) => url.split("/").at(-1)).toSorted());
  });

  it.each(ofStaff)("is recorded, with its filter, for who gets it and for nobody else: %s (R63)", async (url) => {
    const { db } = server.database;
    const boss = await server.learner({ permissions: { "academy.admin": true } });
    const recorded = async ({ id }: Caller) => auditRows(db, { accountId: id, limit: 10 });
    expect([(await follow(url, learner)).statusCode, await recorded(learner)]).toEqual([303, []]);
    expect((await follow(url, boss)).statusCode).toBe(200);
    const name = url.split("/").at(-1)?.replace(".csv", "").replace("users", "accounts");
    expect(await recorded(boss)).toMatchObject([{ actorId: boss.id, action: `${name}-exported` }]);
    expect((await recorded(boss))[0]?.after).toBeTypeOf("object");
  });

  it.each(ofStaff)("is recorded without the names and addresses that were searched for: %s", async (url) => {
    const boss = await server.learner({ permissions: { "academy.admin": true } });
    const { id, email } = await server.learner();
    for (const name of ["search", "account"])
      expect((await follow(`${url}?${new URLSearchParams({ [name]: email })}`, boss)).statusCode).toBe(200);
    const entries = await auditRows(server.database.db, { accountId: boss.id, limit: 10 });
    expect(entries).toHaveLength(2);
    expect(JSON.stringify(entries)).not.toContain(email);
    const taken = entries.map(({ after }) => after);
    if (url === adminFiles.audit) expect(taken).toContainEqual({ account: id });
    else if (url !== reportsFile) expect(taken).toContainEqual(expect.objectContaining({ search: true }));
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
