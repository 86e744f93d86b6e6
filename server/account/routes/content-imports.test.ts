import { appendFileSync, cpSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { admin } from "../../../contract/account/admin";
import { type CheckedFolder, contentImports } from "../../../contract/account/content-imports";
import { createContentJobs } from "../../content/jobs";
import { databases } from "../../testing/databases";
import { type Caller, fixtureContent, startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("the imports of content on $name", ({ open }) => {
  let server: TestServer;
  let boss: Caller;
  let dir: string;
  beforeAll(async () => {
    dir = join(mkdtempSync(join(tmpdir(), "academy-imports-")), "content");
    cpSync(fixtureContent, dir, { recursive: true });
    server = await startTestServer(open, { config: { contentDir: dir } });
  });
  beforeEach(async () => {
    boss = await server.learner({ name: "Ada", permissions: { "academy.admin": true } });
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dirname(dir), { recursive: true });
  });

  const settled = () => server.app.academy.contentJobs.settled();
  const state = async (query: Record<string, string> = {}) => (await boss.call(contentImports.state, { query })).body;
  /** What a check or an import comes to. */
  const outcome = async () => {
    await settled();
    return (await state()).job?.outcome ?? null;
  };
  const check = async () => {
    expect((await boss.call(contentImports.check, {})).status).toBe(200);
    return outcome();
  };
  const checkedFolder = async (): Promise<CheckedFolder> => {
    const found = await check();
    if (found?.state !== "changes") throw new Error(`The check has found no changes: ${found?.state}.`);
    return { files: found.files, version: found.version };
  };
  let topics = 0;
  /** A change of the folder. */
  const addTopic = () => {
    topics += 1;
    appendFileSync(join(dir, "categories.yaml"), `- { id: new-${topics}, title: { en: New ${topics} } }\n`);
  };

  it("begin with what the site shows, by kind and language (R62)", async () => {
    const { version, importedAt, counts, hasFolder } = await state();
    expect([version, importedAt, hasFolder]).toEqual([
      expect.stringMatching(/^[\da-f]{64}$/),
      expect.any(String),
      true,
    ]);
    const of = (kind: string) => {
      const one = counts.find((count) => count.kind === kind);
      return one && [one.total, one.drafts, one.locales.filter(({ count }) => count > 0).map(({ locale }) => locale)];
    };
    expect(counts.map(({ kind, total }) => [kind, total])).toMatchObject([
      ["course", 5],
      ["lesson", expect.any(Number)],
      ["exam", 4],
      ["series", 2],
      ["webinar", 3],
      ["template", 3],
      ["glossary-term", 5],
      ["faq", expect.any(Number)],
      ["other", expect.any(Number)],
    ]);
    expect(of("course")).toEqual([5, 1, ["en", "es", "de", "ja"]]);
  });

  it("are checked first: nothing changes, and what would is counted", async () => {
    expect(await check()).toEqual({ state: "same" });
    const { version } = await state();
    addTopic();
    const found = await check();
    expect(found).toMatchObject({
      state: "changes",
      version,
      changes: [{ kind: "other", added: 0, changed: 1, removed: 0 }],
    });
    expect((await state()).version).toBe(version);
  });

  it("are recorded with who began them, and how much was added, changed, and removed (R63)", async () => {
    addTopic();
    const before = (await state()).imports.data.length;
    const body = await checkedFolder();
    const started = await boss.call(contentImports.start, { body });
    expect(started.body).toMatchObject({ kind: "import", outcome: null });
    expect(await outcome()).toMatchObject({ state: "imported", changes: [{ kind: "other", changed: 1 }] });
    const { version, imports } = await state();
    expect(version).not.toBe(body.version);
    expect(imports.data).toHaveLength(before + 1);
    expect(imports.data[0]).toMatchObject({
      actor: { id: boss.id },
      before: { version: body.version },
      after: { version, added: 0, changed: 1, removed: 0 },
    });
    expect(imports.data.at(-1)?.actor).toBeNull();
    const { imports: first } = await state({ limit: "1" });
    const { imports: second } = await state({ limit: "1", before: String(first.next) });
    expect([first.data[0]?.id, second.data[0]?.id]).toEqual(imports.data.slice(0, 2).map(({ id }) => id));
  });

  it("name the mistakes of the folder by file and line, and import nothing", async () => {
    const file = join(dir, "people.yaml");
    const { version } = await state();
    writeFileSync(file, "- id: 1\n");
    expect(await check()).toMatchObject({
      state: "mistakes",
      total: expect.any(Number),
      mistakes: expect.arrayContaining([{ file: "content/people.yaml", line: 1, message: expect.any(String) }]),
    });
    cpSync(join(fixtureContent, "people.yaml"), file);
    expect((await state()).version).toBe(version);
  });

  it("say that the folder is missing", async () => {
    renameSync(dir, `${dir}-away`);
    expect([(await state()).hasFolder, await check()]).toEqual([false, { state: "missing" }]);
    renameSync(`${dir}-away`, dir);
    expect((await state()).hasFolder).toBe(true);
  });

  it("import only what was checked", async () => {
    addTopic();
    const body = await checkedFolder();
    addTopic();
    expect((await boss.call(contentImports.start, { body })).status).toBe(200);
    expect(await outcome()).toEqual({ state: "outdated" });
    const { version } = await state();
    expect(version).toBe(body.version);
    const again = await checkedFolder();
    await boss.call(admin.importContent, {});
    // A check of the content before says nothing about this one.
    expect(await outcome()).toEqual({ state: "outdated" });
    const late = await boss.call(contentImports.start, { body: again });
    expect([late.status, late.error.code]).toEqual([409, "conflict"]);
  });

  it("run one at a time: of two administrators, one is told that another one is running", async () => {
    addTopic();
    const body = await checkedFolder();
    const other = await server.learner({ permissions: { "academy.admin": true } });
    const before = (await state()).imports.data.length;
    const answers = await Promise.all([boss, other].map((one) => one.call(contentImports.start, { body })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(refused?.error.code).toBe("conflict");
    expect(await outcome()).toMatchObject({ state: "imported" });
    expect((await state()).imports.data).toHaveLength(before + 1);
  });

  it("need a confirmation of the last 15 minutes; a check does not (R60)", async () => {
    await server.database.db.execute(sql`update session set confirmed_at = null where account_id = ${boss.id}`);
    const body = { files: "0".repeat(64), version: (await state()).version };
    const refused = await boss.call(contentImports.start, { body });
    expect([refused.status, refused.error.code]).toEqual([403, "confirmation_needed"]);
    expect(await check()).toEqual({ state: "same" });
  });

  it("are over when their process has ended without a word, or has taken too long", async () => {
    const { db } = server.database;
    await db.execute(sql`update content_job set ended_at = null, outcome = null`);
    expect((await boss.call(contentImports.check, {})).status).toBe(409);
    await db.execute(sql`update content_job set alive_at = now() - interval '31 seconds'`);
    expect((await state()).job).toMatchObject({
      endedAt: expect.any(String),
      outcome: { state: "failed", reason: "stopped" },
    });
    expect(await check()).toEqual({ state: "same" });

    addTopic();
    const options = { db, maintenance: db, dir, log: { error: () => undefined }, now: server.clock.now };
    const slow = createContentJobs({ ...options, limitMs: 0 });
    await slow.check();
    await slow.settled();
    expect((await state()).job?.outcome).toEqual({ state: "failed", reason: "time" });
    const stopped = createContentJobs(options);
    await stopped.check();
    await stopped.stop();
    expect((await state()).job?.outcome).toEqual({ state: "failed", reason: "stopped" });
  });
});
