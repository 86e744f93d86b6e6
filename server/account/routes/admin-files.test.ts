import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import { adminFiles } from "../../../contract/account/admin-files";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";
import { addAccounts } from "../queries/accounts";
import { auditRows } from "../queries/audit";

describe.each(databases)("the files of the administration on $name", ({ open }) => {
  let server: TestServer;
  let boss: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    boss = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
  });
  afterAll(() => server.stop());

  const get = async (url: string, who: Caller) => {
    const headers = who.token === null ? {} : { cookie: `academy_session=${who.token}` };
    return server.app.inject({ url, headers });
  };
  const linesOf = (body: string) => body.replace("\uFEFF", "").trimEnd().split("\r\n");

  it("have all pages of the filtered list (R62)", async () => {
    const createdAt = server.clock.now();
    const fresh = { passwordHash: null, permissions: {}, paidStatus: "free", productGroup: "free", createdAt } as const;
    const many = Array.from({ length: 2001 }, (_, index) => ({
      ...fresh,
      email: `many-${index}@x.test`,
      name: "Many",
    }));
    await addAccounts(server.database.db, many);
    const { headers, body } = await get(`${adminFiles.accounts}?search=many-`, boss);
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "cache-control": "no-store",
      "content-disposition": `attachment; filename="accounts-${createdAt.toISOString().slice(0, 10)}.csv"`,
    });
    const [head, ...rows] = linesOf(body);
    expect(head).toBe('"id","email","name","plan","plan until","rights","registered"');
    expect(rows).toHaveLength(2001);
    expect(rows[0]).toMatch(/^\d+,"many-2000@x\.test","Many","free","","","20/);
    expect(new Set(rows).size).toBe(2001);
    const [entry] = await auditRows(server.database.db, { action: "accounts-exported", limit: 1 });
    expect(entry).toMatchObject({ actorId: boss.id, after: { search: true } });
  });

  it("are no formulas for who opens them, and keep what was typed apart", async () => {
    await server.learner({ name: '=HYPERLINK("https://x.test","Csv")' });
    await server.learner({ name: "Csv, with comma" });
    const rows = linesOf((await get(`${adminFiles.accounts}?search=csv`, boss)).body);
    expect(rows[1]).toContain(',"Csv, with comma",');
    expect(rows[2]).toContain(`,"'=HYPERLINK(""https://x.test"",""Csv"")",`);
  });

  it("have the audit log, with who did what to whom", async () => {
    const learner = await server.learner();
    await boss.call(admin.updateUser, { params: { id: String(learner.id) }, body: { paidStatus: "paid" } });
    const [head, row] = linesOf((await get(`${adminFiles.audit}?account=${learner.id}`, boss)).body);
    expect(head).toMatch(/^"id","time","action","actor",/);
    expect(row).toContain(`"account-changed",${boss.id},"${boss.email}","account","${learner.id}","${learner.email}",`);
    expect(row).toContain('"{""paidStatus"":""paid""}"');
  });

  it("are for administrators only, and say what is wrong with a filter", async () => {
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    for (const url of Object.values(adminFiles)) {
      expect((await get(url, server.visitor)).statusCode).toBe(401);
      expect((await get(url, await server.learner())).statusCode).toBe(403);
      expect((await get(url, editor)).statusCode).toBe(403);
      expect((await get(`${url}?before=x`, boss)).statusCode).toBe(400);
    }
  });
});
