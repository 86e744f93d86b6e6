import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { series } from "../../../contract/courses/series";
import { databases } from "../../testing/databases";
import { type Caller, startTestServer, type TestServer } from "../../testing/test-server";

const inSeries = { locale: "en", seriesSlug: "first-series" } as const;
const one = { ...inSeries, episodeSlug: "one" } as const;
const two = { ...inSeries, episodeSlug: "two" } as const;

describe.each(databases)("series on $name", ({ open }) => {
  let server: TestServer;
  let student: Caller;
  let editor: Caller;
  beforeAll(async () => {
    server = await startTestServer(open);
    student = await server.learner({ permissions: { "academy.student": true } });
    editor = await server.learner({ permissions: { "academy.courses.edit": true } });
  });
  afterAll(() => server.stop());

  it("lists what is published, and what the editors feature", async () => {
    const { body } = await student.call(series.list, { params: { locale: "en" } });
    expect(body).toMatchObject({
      total: 1,
      data: [{ id: 9401, slug: "first-series", url: "/academy/series/first-series/", episodesCount: 2, timing: 90 }],
    });
    expect((await student.call(series.top, { params: { locale: "en" } })).body).toEqual(body);
  });

  it("is hidden from learners, and from students in other languages (R10)", async () => {
    const learner = await server.learner();
    expect((await learner.call(series.bySlug, { params: inSeries })).error.code).toBe("forbidden");
    expect((await student.call(series.bySlug, { params: { ...inSeries, locale: "de" } })).error.code).toBe("forbidden");
    const german = await editor.call(series.bySlug, { params: { ...inSeries, locale: "de" } });
    expect(german.body).toMatchObject({ title: "Erste Reihe", language: "de" });
    expect(german.headers["cache-control"]).toBe("no-store");
  });

  it("hides the lists of other languages from students too (R10)", async () => {
    for (const list of [series.list, series.top]) {
      const german = { params: { locale: "de" } } as const;
      const refused = await student.call(list, german);
      expect([refused.status, refused.error.code]).toEqual([403, "forbidden"]);
      expect((await editor.call(list, german)).body.data.map(({ title }) => title)).toEqual(["Erste Reihe"]);
    }
  });

  it("shows a series with its host and its episodes in order", async () => {
    const { body } = await student.call(series.bySlug, { params: inSeries });
    expect(body.host).toMatchObject({ id: "ann-author", name: "Ann Author" });
    expect(body.episodes.map(({ number, slug, url }) => [number, slug, url])).toEqual([
      [1, "one", "/academy/series/first-series/one/"],
      [2, "two", "/academy/series/first-series/two/"],
    ]);
    const { body: list } = await student.call(series.episodes, { params: inSeries });
    expect(list).toEqual({ data: body.episodes, total: 2 });
  });

  it("shows an episode with its video and the next episode", async () => {
    const { body } = await student.call(series.episode, { params: one });
    expect(body).toMatchObject({
      number: 1,
      next: "two",
      series: { slug: "first-series", url: "/academy/series/first-series/" },
      video: { url: "/academy/media/clip.mp4", captionsUrl: "/academy/media/clip.en.vtt", captionsLanguage: "en" },
    });
    expect((await student.call(series.episode, { params: two })).body).toMatchObject({
      next: null,
      video: { captionsUrl: null },
    });
    expect((await student.call(series.episode, { params: { ...one, episodeSlug: "three" } })).status).toBe(404);
  });

  it("marks episodes as watched, each once", async () => {
    const viewer = await server.learner({ permissions: { "academy.student": true } });
    const progress = async () => (await viewer.call(series.progress, { params: inSeries })).body;
    expect(await progress()).toEqual({ progress: 0, watched: [], episodesCount: 2, resume: "one" });
    const first = (await viewer.call(series.watch, { params: one }, { key: "a" })).body;
    expect(first).toMatchObject({ progress: 50, resume: "two", watched: [{ episodeId: 940101, slug: "one" }] });
    server.clock.pass(60);
    expect((await viewer.call(series.watch, { params: one }, { key: "b" })).body).toEqual(first);
    expect((await viewer.call(series.watch, { params: two })).body).toMatchObject({ progress: 100, resume: null });
    expect((await student.call(series.progress, { params: inSeries })).body.progress).toBe(0);
  });

  it("shows a draft to editors only", async () => {
    const draft = { locale: "en", seriesSlug: "draft-series" } as const;
    expect((await student.call(series.bySlug, { params: draft })).status).toBe(404);
    expect((await editor.call(series.bySlug, { params: draft })).status).toBe(200);
  });
});
