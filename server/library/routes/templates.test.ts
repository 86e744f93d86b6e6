import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { templates } from "../../../contract/library/templates";
import { databases } from "../../testing/databases";
import { startTestServer, type TestServer } from "../../testing/test-server";

describe.each(databases)("templates on $name", ({ open }) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(open);
  });
  afterAll(() => server.stop());
  const slugs = async (query: Record<string, string | string[]> = {}) => {
    const { body } = await server.visitor.call(templates.list, { params: { locale: "en" }, query: query as never });
    return [body.total, ...body.data.map(({ slug }) => slug)];
  };

  it("lists by kind, separated by commas or repeated (section 5)", async () => {
    expect(await slugs()).toEqual([2, "first-template", "second-template"]);
    expect(await slugs({ categories: "reporting" })).toEqual([1, "second-template"]);
    expect(await slugs({ categories: "reporting,planning" })).toEqual([2, "first-template", "second-template"]);
    expect(await slugs({ categories: ["reporting", "planning"] })).toEqual([2, "first-template", "second-template"]);
    expect(await slugs({ categories: "nothing" })).toEqual([0]);
    expect(await slugs({ limit: "1", page: "2" })).toEqual([2, "second-template"]);
  });

  it("finds by words of the title, regardless of case", async () => {
    const { body } = await server.visitor.call(templates.bySlug, { params: { locale: "en", slug: "first-template" } });
    expect(await slugs({ title: body.title.toUpperCase() })).toEqual([1, "first-template"]);
    expect(await slugs({ title: "no such title" })).toEqual([0]);
  });

  it("shows a template with its file", async () => {
    const { body } = await server.visitor.call(templates.bySlug, { params: { locale: "en", slug: "first-template" } });
    expect(body).toMatchObject({
      id: 9601,
      url: "/academy/templates/first-template/",
      categories: [{ id: "planning", title: "Planning" }],
      file: { name: "plan.csv", url: "/academy/files/templates/first-template/plan.csv" },
    });
    expect(body.file.bytes).toBeGreaterThan(0);
    expect(body.steps.length).toBeGreaterThan(0);
    const draft = { locale: "en", slug: "draft-template" } as const;
    expect((await server.visitor.call(templates.bySlug, { params: draft })).status).toBe(404);
    const editor = await server.learner({ permissions: { "academy.courses.edit": true } });
    const seen = await editor.call(templates.bySlug, { params: draft });
    expect([seen.body.status, seen.headers["cache-control"], seen.headers.etag]).toEqual([
      "draft",
      "no-store",
      undefined,
    ]);
  });

  it("lists each kind once, in the requested language", async () => {
    const { body } = await server.visitor.call(templates.categories, { params: { locale: "en" } });
    expect(body).toEqual({
      data: [
        { id: "planning", title: "Planning" },
        { id: "reporting", title: "Reporting" },
      ],
      total: 2,
    });
  });

  it("names kinds in the requested language, also where a template of theirs is in English only (R52)", async () => {
    const params = { locale: "de" } as const;
    const { body } = await server.visitor.call(templates.categories, { params });
    expect(body.data).toEqual([
      { id: "planning", title: "Planung" },
      { id: "reporting", title: "Berichte" },
    ]);
    const { body: listed } = await server.visitor.call(templates.list, { params });
    expect(listed.data.map(({ language, categories }) => [language, ...categories.map(({ title }) => title)])).toEqual([
      ["de", "Planung"],
      ["en", "Planning", "Reporting"],
    ]);
  });
});
