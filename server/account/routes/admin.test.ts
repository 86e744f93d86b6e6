import { cpSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import { series } from "../../../contract/courses/series";
import type { ArgsOf } from "../../../contract/endpoint";
import { databases } from "../../testing/databases";
import { type Caller, fixtureContent, startTestServer, type TestServer } from "../../testing/test-server";

const rights = { "academy.admin": false, "academy.courses.edit": false, "academy.student": false, "sst.access": false };

describe.each(databases)("administration on $name", ({ open }) => {
  let server: TestServer;
  let boss: Caller;
  let contentDir: string;
  beforeAll(async () => {
    contentDir = mkdtempSync(join(tmpdir(), "academy-content-"));
    cpSync(fixtureContent, contentDir, { recursive: true });
    server = await startTestServer(open, { config: { contentDir } });
    boss = await server.learner({ name: "Ada Admin", permissions: { "academy.admin": true } });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(contentDir, { recursive: true });
  });

  it("finds accounts by email and name; % and _ are matched literally", async () => {
    const odd = await server.learner({ name: "100%_Odd" });
    const found = async (search: string) => {
      const { body } = await boss.call(admin.users, { query: { search } });
      return body.data.map(({ id }) => id);
    };
    expect(await found("100%_o")).toEqual([odd.id]);
    expect(await found("%")).toEqual([odd.id]);
    expect(await found(boss.email.toUpperCase())).toEqual([boss.id]);
    expect(await found("nobody")).toEqual([]);
    const { body } = await boss.call(admin.users, { query: { limit: "1" } });
    expect([body.data.length, body.total]).toEqual([1, 2]);
    expect(body.next).toBe(body.data[0]?.id);
    expect(JSON.stringify(body)).not.toContain("password");
  });

  it("sets rights and billing, which take effect at once", async () => {
    const learner = await server.learner();
    const params = { id: String(learner.id) };
    expect((await learner.call(series.list, { params: { locale: "en" } })).status).toBe(403);
    const { body } = await boss.call(admin.updateUser, {
      params,
      body: { permissions: { ...rights, "academy.student": true }, paidStatus: "paid", productGroup: "guru" },
    });
    expect(body).toMatchObject({ permissions: { "academy.student": true }, paidStatus: "paid", productGroup: "guru" });
    expect((await learner.call(series.list, { params: { locale: "en" } })).status).toBe(200);
    expect((await boss.call(admin.updateUser, { params, body: {} })).body).toEqual(body);
    expect((await boss.call(admin.updateUser, { params: { id: "999999" }, body: {} })).status).toBe(404);
  });

  it("keeps administrators from locking themselves out", async () => {
    // Without the right to administer, or led away from the academy at each sign-in.
    for (const permissions of [rights, { ...rights, "academy.admin": true, "sst.access": true }]) {
      const { status, error } = await boss.call(admin.updateUser, {
        params: { id: String(boss.id) },
        body: { permissions },
      });
      expect([status, error.code]).toEqual([409, "own_rights"]);
    }
  });

  it("lets administrators change everything else about themselves, and keeps what is not sent", async () => {
    const change = async (body: ArgsOf<typeof admin.updateUser>["body"]) =>
      (await boss.call(admin.updateUser, { params: { id: String(boss.id) }, body })).body;
    const permissions = { ...rights, "academy.admin": true, "academy.student": true };
    const changed = await change({ permissions, specialRights: true });
    expect(changed).toMatchObject({ permissions, specialRights: true, paidStatus: "free", productGroup: "free" });
    expect(await change({ paidStatus: "paid" })).toEqual({ ...changed, paidStatus: "paid" });
    expect(await change({ productGroup: "guru", specialRights: false })).toEqual({
      ...changed,
      paidStatus: "paid",
      productGroup: "guru",
      specialRights: false,
    });
  });

  it("imports changed content, and names what is wrong with it", async () => {
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    const run = () => editor.call(admin.importContent, {});
    writeFileSync(join(contentDir, "people.yaml"), "- id: 1\n");
    const refused = await run();
    expect([refused.status, refused.error.code]).toEqual([400, "invalid"]);
    expect(refused.error.fields?.[0]?.path).toContain("people.yaml");
    cpSync(join(fixtureContent, "people.yaml"), join(contentDir, "people.yaml"));
    writeFileSync(join(contentDir, "categories.yaml"), "- { id: new, title: { en: New } }\n", { flag: "a" });
    expect((await run()).body).toMatchObject({ changed: true });
    expect((await run()).body).toMatchObject({ changed: false });
  });
});
