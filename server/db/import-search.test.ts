import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { inArray } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { importContent } from "../content/import";
import { searchDocument } from "../search/schema";
import { databases } from "../testing/databases";
import { removeLinks } from "../testing/remove-links";
import { fixtureContent, startTestServer, type TestServer } from "../testing/test-server";

describe.each(databases)("the search after an import on $name", ({ open }) => {
  let server: TestServer;
  let dir: string;
  beforeAll(async () => {
    server = await startTestServer(open);
    dir = join(mkdtempSync(join(tmpdir(), "import-search-")), "content");
    cpSync(fixtureContent, dir, { recursive: true });
    removeLinks(dir);
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dirname(dir), { recursive: true });
  });
  const edit = (file: string, from: string, to: string) => {
    const path = join(dir, file);
    writeFileSync(path, readFileSync(path, "utf8").replace(from, to));
  };
  const importIt = () => importContent(server.database.db, dir, server.clock.now());

  it("adds published content and removes what is gone", async () => {
    const found = async () => {
      const { kind, itemId, locale } = searchDocument;
      const rows = await server.database.db.select({ kind, itemId, locale }).from(searchDocument);
      return rows.map((row) => `${row.kind} ${row.itemId} ${row.locale}`).sort();
    };
    const all = await found();
    const isOfApi = (one: string) => /^(course|glossary-term|webinar) /.test(one);
    expect(all.filter(isOfApi)).toEqual([
      "course 901 de",
      "course 901 en",
      "course 902 en",
      "course 905 en",
      "course 906 en",
      "course 906 es",
      "course 906 ja",
      "glossary-term 9901 de",
      "glossary-term 9901 en",
      "glossary-term 9902 en",
      "glossary-term 9903 en",
      "glossary-term 9903 fr",
      "glossary-term 9903 ja",
      "glossary-term 9904 en",
      "glossary-term 9904 ja",
      "webinar 9501 de",
      "webinar 9501 en",
      "webinar 9502 en",
    ]);
    edit("webinars/past-webinar/webinar.yaml", "status: published", "status: draft");
    edit("courses/cafe-trade/course.yaml", "status: published", "status: draft");
    await importIt();
    // The course's lesson goes with it.
    const left = all.filter((one) => !/ (902|9501|90201) /.test(one));
    expect(left).toHaveLength(all.length - 4);
    expect(await found()).toEqual(left);
    edit("exams/open-exam/en/questions.yaml", "title: Open exam", "title: Open to all");
    edit("faq/en.yaml", "question: Can I try again?", "question: May I try again?");
    await importIt();
    const { kind, title } = searchDocument;
    const titles = await server.database.db
      .select({ title })
      .from(searchDocument)
      .where(inArray(kind, ["exam", "question"]));
    expect(titles.map((row) => row.title)).toEqual(expect.arrayContaining(["Open to all", "May I try again?"]));
    expect(await found()).toEqual(left);
  });
});
