import {
  appendFileSync,
  copyFileSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { plus } from "../../contract/catalogue/plus";
import { courses } from "../../contract/courses/courses";
import { lessons } from "../../contract/courses/lessons";
import { series } from "../../contract/courses/series";
import { templates } from "../../contract/library/templates";
import { webinars } from "../../contract/library/webinars";
import { contentLocales } from "../../contract/primitives";
import { setTrial } from "../account/queries/accounts";
import { importContent } from "../content/import";
import { addEnrolment } from "../courses/queries/enrolments";
import { databases, embedded } from "../testing/databases";
import { importProject, projectContentDir } from "../testing/project-content";
import { type Caller, fixtureContent, startTestServer, type TestServer } from "../testing/test-server";
import { userOf } from "../testing/user-kinds";

const signedIn = ({ token }: Caller): Record<string, string> =>
  token === null ? {} : { cookie: `academy_session=${token}` };

/** The statuses of a file when all of it is requested, its headers, and ten bytes of it. */
async function ask({ app }: TestServer, who: Caller, url: string) {
  const headers = signedIn(who);
  const whole = await app.inject({ url, headers });
  const head = await app.inject({ method: "HEAD", url, headers });
  const part = await app.inject({ url, headers: { ...headers, range: "bytes=0-9" } });
  return { whole, head, part };
}

/** The fixtures with one clip for each kind of place, and one used in two of them. */
function contentWithClips(): string {
  const folder = mkdtempSync(join(tmpdir(), "file-access-"));
  cpSync(fixtureContent, folder, { recursive: true });
  const inFolder = (path: string) => join(folder, path);
  for (const name of ["step", "series", "both", "draft-page", "draft-step", "draft-series", "draft-webinar", "unnamed"])
    copyFileSync(inFolder("media/clip.mp4"), inFolder(`media/${name}.mp4`));
  for (const name of ["step.jpg", "series.jpg"]) copyFileSync(inFolder("media/clip.jpg"), inFolder(`media/${name}`));
  copyFileSync(inFolder("media/clip.en.vtt"), inFolder("media/step.de.vtt"));
  const video = (id: number, file: string, more = "") =>
    `  - { id: ${id}, type: video, title: Clip, seconds: 40, transcript: Text., video: { file: ${file}${more} } }\n`;
  for (const language of ["en", "de"]) {
    const captions = language === "de" ? ", captions: step.de.vtt" : "";
    const steps = video(9010203, "step.mp4", `, poster: step.jpg${captions}`) + video(9010204, "both.mp4");
    appendFileSync(inFolder(`courses/first-steps/${language}/lesson-2.yaml`), steps);
  }
  cpSync(inFolder("courses/first-steps/files"), inFolder("courses/not-yet/files"), { recursive: true });
  writeFileSync(inFolder("courses/first-steps/files/unnamed.csv"), "a,b\n");
  appendFileSync(
    inFolder("courses/not-yet/en/lesson-1.yaml"),
    `${video(9030102, "draft-page.mp4")}${video(9030103, "draft-step.mp4")}` +
      "  - { id: 9030104, type: download, title: File, seconds: 30, body: Take it., file: sheet.csv }\n",
  );
  const edit = (path: string, from: string, to: string) =>
    writeFileSync(inFolder(path), readFileSync(inFolder(path), "utf8").replace(from, to));
  edit(
    "series/first-series/series.yaml",
    "video: { file: clip.mp4 }",
    "video: { file: series.mp4, poster: series.jpg }",
  );
  appendFileSync(
    inFolder("series/first-series/series.yaml"),
    "  - { id: 940103, slug: three, seconds: 40, video: { file: both.mp4 } }\n",
  );
  for (const language of ["en", "de"])
    appendFileSync(
      inFolder(`series/first-series/${language}/series.yaml`),
      "  - { id: 940103, title: Three, description: More., transcript: Text. }\n",
    );
  edit("series/draft-series/series.yaml", "clip.mp4", "draft-series.mp4");
  appendFileSync(inFolder("webinars/draft-webinar/webinar.yaml"), "recording: { file: draft-webinar.mp4 }\n");
  return folder;
}

const ok = "200";
const signedOut = "401 signed_out";
const forbidden = "403 forbidden";
const notEnrolled = "403 not_enrolled";
const notFound = "404 not_found";

/** By file: visitor, learner, learner in the course, student, editor, editor in the draft course, administrator. */
const table: Record<string, string[]> = {
  // Also of a webinar, of a course's page, of a step, of a published and of a draft series.
  "media/clip.mp4": [ok, ok, ok, ok, ok, ok, ok],
  "media/clip.en.vtt": [ok, ok, ok, ok, ok, ok, ok],
  "media/clip.jpg": [ok, ok, ok, ok, ok, ok, ok],
  "files/templates/first-template/plan.csv": [ok, ok, ok, ok, ok, ok, ok],
  "files/templates/first-template/plan.de.csv": [ok, ok, ok, ok, ok, ok, ok],
  "media/step.mp4": [signedOut, notEnrolled, ok, notEnrolled, notEnrolled, notEnrolled, notEnrolled],
  "media/step.jpg": [signedOut, notEnrolled, ok, notEnrolled, notEnrolled, notEnrolled, notEnrolled],
  "media/step.de.vtt": [signedOut, notEnrolled, ok, notEnrolled, notEnrolled, notEnrolled, notEnrolled],
  "files/first-steps/sheet.csv": [signedOut, notEnrolled, ok, notEnrolled, notEnrolled, notEnrolled, notEnrolled],
  "media/series.mp4": [signedOut, forbidden, forbidden, ok, ok, ok, ok],
  "media/series.jpg": [signedOut, forbidden, forbidden, ok, ok, ok, ok],
  "media/both.mp4": [signedOut, notEnrolled, ok, ok, ok, ok, ok],
  "media/draft-page.mp4": [notFound, notFound, notFound, notFound, ok, ok, ok],
  "media/draft-webinar.mp4": [notFound, notFound, notFound, notFound, ok, ok, ok],
  "media/draft-series.mp4": [notFound, notFound, notFound, notFound, ok, ok, ok],
  "files/templates/draft-template/draft.csv": [notFound, notFound, notFound, notFound, ok, ok, ok],
  "media/draft-step.mp4": [notFound, notFound, notFound, notFound, notEnrolled, ok, notEnrolled],
  "files/not-yet/sheet.csv": [notFound, notFound, notFound, notFound, notEnrolled, ok, notEnrolled],
  // A file that no text names does not exist for anyone.
  "media/unnamed.mp4": [notFound, notFound, notFound, notFound, notFound, notFound, notFound],
  "files/first-steps/unnamed.csv": [notFound, notFound, notFound, notFound, notFound, notFound, notFound],
};

describe.each(databases)("files on $name", ({ open }) => {
  let server: TestServer;
  let folder: string;
  let users: Caller[];
  beforeAll(async () => {
    folder = contentWithClips();
    server = await startTestServer(open, { config: { contentDir: folder } });
    const { db } = server.database;
    await importContent(db, folder, server.clock.now());
    const enrolledIn = async (kind: string, courseId: number) => {
      const who = await userOf(server, kind);
      await addEnrolment(db, who.id, courseId, server.clock.now());
      return who;
    };
    users = [
      server.visitor,
      await userOf(server, "free"),
      await enrolledIn("free", 901),
      await userOf(server, "student"),
      await userOf(server, "editor"),
      await enrolledIn("editor", 903),
      await userOf(server, "admin"),
    ];
  });
  afterAll(async () => {
    await server.stop();
    rmSync(folder, { recursive: true });
  });

  it.each(Object.entries(table))(
    "are allowed and refused like the API calls that list them: %s (R10)",
    async (file, expected) => {
      const isPublic = expected[0] === ok;
      const answers: string[] = [];
      for (const who of users) {
        const { whole, head, part } = await ask(server, who, `/academy/${file}`);
        const isOpen = whole.statusCode === 200;
        answers.push(isOpen ? ok : `${whole.statusCode} ${whole.json().error.code}`);
        const control = isOpen ? (isPublic ? /^public, max-age=\d+$/ : /^private, no-cache$/) : /^no-store$/;
        for (const { headers } of [whole, head, part]) expect(headers["cache-control"]).toMatch(control);
        expect([head.statusCode, head.body]).toEqual([whole.statusCode, ""]);
        expect(part.statusCode).toBe(isOpen ? 206 : whole.statusCode);
        if (isOpen) expect(part.rawPayload).toEqual(whole.rawPayload.subarray(0, 10));
      }
      expect(answers).toEqual(expected);
    },
  );

  it("are not confirmed by their ETag to users who may not have them", async () => {
    const url = "/academy/media/step.mp4";
    const [visitor, learner, enrolled] = users as [Caller, Caller, Caller];
    const { etag } = (await ask(server, enrolled, url)).whole.headers;
    const again = async (who: Caller) =>
      (await server.app.inject({ url, headers: { ...signedIn(who), "if-none-match": String(etag) } })).statusCode;
    expect([await again(visitor), await again(learner), await again(enrolled)]).toEqual([401, 403, 304]);
  });

  it("are closed again to a learner who leaves the course", async () => {
    const who = await userOf(server, "free");
    const params = { locale: "en", slug: "first-steps" } as const;
    const status = async () => (await ask(server, who, "/academy/files/first-steps/sheet.csv")).whole.statusCode;
    await who.call(courses.enrol, { params }, { csrf: true });
    expect(await status()).toBe(200);
    await who.call(courses.removeEnrolment, { params }, { csrf: true });
    expect(await status()).toBe(403);
  });
});

/** The addresses of all files of the project's content that a text could name. */
const projectFiles = [
  ...readdirSync(join(projectContentDir, "media"))
    .filter((name) => /\.(?:mp4|webm|vtt|jpg)$/.test(name))
    .map((name) => `/academy/media/${name}`),
  ...readdirSync(join(projectContentDir, "courses"), { recursive: true, encoding: "utf8" })
    .map((path) => /^([^/]+)\/files\/([^/]+)$/.exec(path))
    .flatMap((found) => (found ? [`/academy/files/${found[1]}/${found[2]}`] : [])),
];

const filesIn = (reply: unknown): string[] =>
  JSON.stringify(reply ?? null).match(/\/academy\/(?:media|files)\/[\w./-]+/g) ?? [];

/** The access table tests that the API shows everyone what it should. */
describe("files of the project's content", { timeout: 240_000 }, () => {
  let server: TestServer;
  let slugs: { id: number; slug: string }[];
  beforeAll(async () => {
    server = await startTestServer(embedded.open, { config: { contentDir: projectContentDir } });
    await importProject(server.database.db, server.clock.now());
    slugs = (await server.app.academy.catalogue()).courses.map(({ id, slug }) => ({ id, slug }));
  }, 240_000);
  afterAll(() => server.stop());

  /** The files in everything that the API shows a user, in every language. */
  async function toldTo(who: Caller): Promise<Set<string>> {
    const told = new Set<string>();
    const hear = (reply: unknown) => {
      for (const file of filesIn(reply)) told.add(file);
    };
    for (const locale of contentLocales) {
      const query = { limit: "100" };
      for (const { slug } of (await who.call(webinars.list, { params: { locale }, query })).body.data)
        hear((await who.call(webinars.bySlug, { params: { locale, slug } })).body);
      hear((await who.call(templates.list, { params: { locale }, query })).body);
      for (const { slug } of slugs) {
        hear((await who.call(courses.bySlug, { params: { locale, slug } })).body);
        const structure = await who.call(lessons.structure, { params: { locale, slug } });
        if (structure.status !== 200) continue;
        for (const { id, type } of structure.body.lessons.flatMap(({ steps }) => steps))
          if (type === "video" || type === "download")
            hear((await who.call(lessons.step, { params: { locale, slug, stepId: String(id) } })).body);
      }
      const seen = await who.call(series.list, { params: { locale } });
      const ofPlus = (await who.call(plus.content, { params: { locale } })).body.series;
      const seriesSlugs = [...(seen.status === 200 ? seen.body.data : []), ...ofPlus].map(({ slug }) => slug);
      for (const seriesSlug of new Set(seriesSlugs)) {
        const episodes = await who.call(series.episodes, { params: { locale, seriesSlug } });
        if (episodes.status !== 200) continue;
        hear(episodes.body);
        for (const { slug: episodeSlug } of episodes.body.data)
          hear((await who.call(series.episode, { params: { locale, seriesSlug, episodeSlug } })).body);
      }
    }
    return told;
  }

  /** The statuses of a file's headers and of ten bytes of it: the table has all of it too. */
  async function statusesOf(who: Caller, url: string): Promise<number[]> {
    const headers = signedIn(who);
    const head = await server.app.inject({ method: "HEAD", url, headers });
    const part = await server.app.inject({ url, headers: { ...headers, range: "bytes=0-9" } });
    return [head.statusCode, part.statusCode];
  }

  /** No file of the project belongs to a draft alone. */
  const refusedWith = ({ id }: Caller): number => (id === 0 ? 401 : 403);

  /** @returns how many of the files a user may have */
  async function expectToldOnly(who: Caller): Promise<number> {
    const told = await toldTo(who);
    const answers: Record<string, number[]> = {};
    const expected: Record<string, number[]> = {};
    for (const url of projectFiles) {
      answers[url] = await statusesOf(who, url);
      expected[url] = told.has(url) ? [200, 206] : [refusedWith(who), refusedWith(who)];
    }
    expect(answers).toEqual(expected);
    return projectFiles.filter((url) => told.has(url)).length;
  }

  it("are those that the API shows each kind of user, and more for those who may see more (R10)", async () => {
    const enrolled = await userOf(server, "free");
    for (const { id } of slugs) await addEnrolment(server.database.db, enrolled.id, id, server.clock.now());
    const visitors = await expectToldOnly(server.visitor);
    const learners = await expectToldOnly(await userOf(server, "free"));
    const student = await userOf(server, "student");
    expect(await expectToldOnly(student)).toBe(learners);
    // The files that only series have are of academy-plus (R55).
    await setTrial(server.database.db, student.id, new Date(server.clock.now().getTime() + 24 * 60 * 60 * 1000));
    const students = await expectToldOnly(student);
    const ofTheCourses = await expectToldOnly(enrolled);
    expect(visitors).toBeGreaterThan(20);
    // The pictures of academy-plus's episodes.
    expect(learners).toBeGreaterThan(visitors);
    expect(students).toBeGreaterThan(learners);
    expect(ofTheCourses).toBeGreaterThan(students);
  });

  it.each(["editor", "admin"])("are those that the API shows an %s (R10)", async (kind) => {
    expect(await expectToldOnly(await userOf(server, kind))).toBeGreaterThan(20);
  });
});
