import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { courses } from "../../../contract/courses/courses";
import { lessons } from "../../../contract/courses/lessons";
import { editing } from "../../../contract/engagement/editing";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("what editors see on $name", ({ open }) => {
  let server: TestServer;
  let editor: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    editor = await server.learner({ permissions: { "academy.courses.edit": true } });
  });
  afterAll(() => server.stop());

  it("lists every draft with its page, by kind", async () => {
    const { body } = await editor.call(editing.overview, {});
    expect(body.drafts).toEqual([
      { kind: "course", id: 903, slug: "not-yet", title: "Not yet", url: "/academy/courses/not-yet/" },
      expect.objectContaining({ kind: "series", url: "/academy/series/draft-series/" }),
      expect.objectContaining({ kind: "webinar", url: "/academy/webinars/draft-webinar/" }),
      expect.objectContaining({ kind: "template", url: "/academy/templates/draft-template/" }),
      expect.objectContaining({ kind: "glossaryTerm", url: "/academy/digital-marketing-glossary/draft-term/" }),
    ]);
  });

  it("lists the available languages, in the order of all languages", async () => {
    const { translations } = (await editor.call(editing.overview, {})).body;
    const languages = (slug: string) => translations.find((one) => one.slug === slug)?.languages;
    expect(languages("first-steps")).toEqual(["en", "de"]);
    expect(languages("not-yet")).toEqual(["en"]);
    expect(languages("past-webinar")).toEqual(["en", "de"]);
    expect([...new Set(translations.map(({ kind }) => kind))]).toEqual(["course", "webinar", "template"]);
    expect(translations.find(({ slug }) => slug === "stand-alone")?.url).toBe(
      "/academy/standalone-courses/stand-alone/",
    );
  });

  it("shows when the content was imported", async () => {
    const { content } = (await editor.call(editing.overview, {})).body;
    expect(content).toEqual({
      version: expect.stringMatching(/^[0-9a-f]{64}$/),
      importedAt: "2026-03-01T12:00:00.000Z",
    });
  });

  it("lets an editor go through a draft's lessons but no one else (R10)", async () => {
    const params = { locale: "en", slug: "not-yet" } as const;
    expect((await editor.call(courses.enrol, { params })).status).toBe(200);
    const { body } = await editor.call(lessons.structure, { params });
    const [step] = body.lessons[0]?.steps ?? [];
    expect(step).toMatchObject({ id: 9030101, done: false });
    const onStep = { ...params, stepId: "9030101" };
    expect((await editor.call(lessons.step, { params: onStep })).body).toMatchObject({ type: "text" });
    expect((await editor.call(lessons.completeStep, { params: onStep })).body).toMatchObject({ progress: 100 });
    const learner = await server.learner();
    expect((await learner.call(lessons.step, { params: onStep })).status).toBe(404);
  });
});
