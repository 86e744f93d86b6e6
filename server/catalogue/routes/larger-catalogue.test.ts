import { appendFileSync, cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { webinars } from "../../../contract/library/webinars";
import { importContent } from "../../content/import";
import { addEnrolment } from "../../courses/queries/enrolments";
import { databases } from "../../testing/databases";
import { fixtureContent, startTestServer, type TestServer } from "../../testing/test-server";

const en = { locale: "en" } as const;

/** Replaces texts in every file of a folder of content. */
function replaceIn(folder: string, changes: readonly (readonly [from: string, to: string])[]): void {
  for (const name of readdirSync(folder, { recursive: true, encoding: "utf8" })) {
    if (!name.endsWith(".yaml")) continue;
    const path = join(folder, name);
    const text = readFileSync(path, "utf8");
    writeFileSync(
      path,
      changes.reduce((all, [from, to]) => all.replaceAll(from, to), text),
    );
  }
}

describe("a catalogue with more than fits into its short lists", () => {
  let server: TestServer;
  let dir: string;
  beforeAll(async () => {
    const [{ open }] = databases as [(typeof databases)[number]];
    server = await startTestServer(open);
    dir = join(mkdtempSync(join(tmpdir(), "academy-catalogue-")), "content");
    cpSync(fixtureContent, dir, { recursive: true });
    // Eight more courses, 931 to 938; those with even numbers have a topic in common with the first steps, 934 has two.
    replaceIn(join(dir, "courses/first-steps"), [["categories: [basics]", "categories: [basics, analytics]"]]);
    for (const number of [1, 2, 3, 4, 5, 6, 7, 8]) {
      const folder = join(dir, `courses/copy-${number}`);
      cpSync(join(dir, "courses/cafe-trade"), folder, { recursive: true });
      const topics = number === 4 ? "analytics, basics" : number % 2 === 0 ? "basics" : "cafe";
      replaceIn(folder, [
        ["902", `93${number}`],
        ["categories: [cafe]", `categories: [${topics}]`],
        ["position: 1", `position: ${10 + number}`],
        ["top: true", ""],
        ["The café trade", `The café trade, part ${number}`],
      ]);
    }
    appendFileSync(join(dir, "courses/not-yet/course.yaml"), "top: true\n");
    // Neither their ids nor their positions are in the order of their starts.
    const starts = {
      9511: "2026-03-20",
      9512: "2026-05-10",
      9513: "2026-03-05",
      9514: "2026-01-15",
      9515: "2026-02-15",
    };
    for (const [id, day] of Object.entries(starts)) {
      const folder = join(dir, `webinars/copy-${id}`);
      cpSync(join(dir, "webinars/next-webinar"), folder, { recursive: true });
      replaceIn(folder, [
        ["id: 9502", `id: ${id}`],
        ["startsAt: 2026-04-01", `startsAt: ${day}`],
        ["top: true", ""],
        ["The next webinar", `Webinar ${id}`],
      ]);
    }
    await importContent(server.database.db, dir, server.clock.now());
  });
  afterAll(async () => {
    await server.stop();
    rmSync(dirname(dir), { recursive: true });
  });
  const ids = ({ data }: { data: { id: number }[] }) => data.map(({ id }) => id);

  it("recommends six courses: the most topics in common first, then by position (R66)", async () => {
    const { body } = await server.visitor.call(courses.recommended, { params: { ...en, slug: "first-steps" } });
    expect(ids(body)).toEqual([934, 906, 932, 936, 938, 902]);
  });

  it("has the two next webinars among the top cards, the sooner one first, and no featured draft", async () => {
    const { body } = await server.visitor.call(courses.topCards, { params: en });
    expect(ids(body)).toEqual([902, 9513, 9511]);
  });

  it("lists webinars by their start: the next first, then the last one that is over", async () => {
    const list = async (time?: "upcoming" | "past") =>
      ids(
        (await server.visitor.call(webinars.list, { params: en, query: { ...(time && { time }), limit: "20" } })).body,
      );
    const [upcoming, past] = [
      [9513, 9511, 9502, 9512],
      [9515, 9501, 9514],
    ];
    expect(await list("upcoming")).toEqual(upcoming);
    expect(await list("past")).toEqual(past);
    expect(await list()).toEqual([...upcoming, ...past]);
  });

  it("takes a webinar for over at the instant of its end", async () => {
    const upcoming = async () =>
      ids((await server.visitor.call(webinars.list, { params: en, query: { time: "upcoming" } })).body);
    const before = server.clock.now().toISOString();
    server.clock.set("2026-03-05T15:59:59.999Z");
    expect(await upcoming()).toContain(9513);
    server.clock.pass(0.001);
    expect(await upcoming()).not.toContain(9513);
    server.clock.set(before);
  });

  it("finds words within a type and a duration", async () => {
    const found = async (query: Record<string, string>) =>
      ids((await server.visitor.call(courses.list, { params: en, query: { ...query, limit: "20" } })).body);
    expect(await found({ search: "trade part", duration: "long" })).toHaveLength(8);
    expect(await found({ search: "trade part", duration: "short" })).toEqual([]);
    expect(await found({ search: "steps", duration: "short" })).toEqual([901]);
    const basics = await found({ search: "trade part", categories: "basics" });
    expect(basics.sort()).toEqual([932, 934, 936, 938]);
    expect(await found({ search: "trade part", type: "standAloneLesson" })).toEqual([]);
  });

  it("leaves courses that were withdrawn out of a learner's own lists, not an editor's (R10)", async () => {
    const learner = await server.learner();
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    for (const { id } of [learner, editor])
      for (const courseId of [903, 931]) await addEnrolment(server.database.db, id, courseId, server.clock.now());
    const own = async (caller: typeof learner) => [
      ids((await caller.call(courses.inProgress, { params: en })).body).sort(),
      Object.keys((await caller.call(courses.progressMap, { params: en })).body),
    ];
    expect(await own(learner)).toEqual([[931], ["931"]]);
    expect(await own(editor)).toEqual([
      [903, 931],
      ["903", "931"],
    ]);
    const one = await editor.call(courses.progressMap, { params: en, query: { ids: "931,999" } });
    expect(one.body).toEqual({ "931": { progress: 0 } });
  });
});
