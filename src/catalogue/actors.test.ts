import { describe, expect, it } from "vitest";
import { describeCallActors, outputOf, signalsAfterStop, stubServices } from "../api/actors.testing";
import {
  catalogueActors,
  learningNowActors,
  popularActors,
  recommendedActors,
  searchActors,
  searchResultsActors,
} from "./actors";
import { academyPlusActors } from "./plus-actors";

describeCallActors("an actor of the catalogue", catalogueActors, { courses: ["loadProgressMap"] }, [
  "loadPage",
  "loadTopics",
]);
describeCallActors("an actor of academy-plus", academyPlusActors, { plus: ["loadPlus"] });
describeCallActors("an actor of what is being learned", learningNowActors, { courses: ["loadInProgress"] });

describe("a page of a shelf", () => {
  const filters = { categories: ["ads"], duration: "short", search: "link" };
  const list = { locale: "de", page: 2, limit: 12 };
  const asked = { ...list, filters };
  const reply = { data: [{ id: 1 }], total: 9 };

  it.each([
    ["courses", null, "courses.loadPage", { ...list, filters, type: "base" }],
    ["lessons", null, "courses.loadPage", { ...list, filters, type: "standAloneLesson" }],
    ["courses", "seo", "courses.loadPage", { ...list, filters: { ...filters, categories: ["seo"] }, type: "base" }],
    ["templates", null, "templates.loadPage", { ...list, title: "link", categories: ["ads"] }],
    ["templates", "seo", "templates.loadPage", { ...list, title: "link", categories: ["seo"] }],
  ])("%s, topic %s: %s", async (shelf, topic, call, input) => {
    const { get, calls } = stubServices({ [call]: reply });
    expect(await outputOf(catalogueActors(get).actors.loadPage, { ...asked, shelf, topic })).toBe(reply);
    expect(calls()).toEqual([[call, input]]);
    expect(await signalsAfterStop(catalogueActors, "loadPage", { ...asked, shelf, topic }, [call])).toEqual([true]);
  });

  it("of webinars has cards like the others", async () => {
    const image = { previewImage: "a.svg", altPreviewImage: "A" };
    const card = { id: 1, title: "Live" };
    const data = [
      { ...card, ...image, speakers: [{ name: "Mara" }, { name: "Jon" }] },
      { ...card, ...image, speakers: [] },
    ];
    const { get, calls } = stubServices({ "webinars.loadPage": { data, total: 2 } });
    const input = { ...asked, shelf: "webinars", topic: null };
    const shown = { ...card, listImage: "a.svg", altListImage: "A" };
    expect(await outputOf(catalogueActors(get).actors.loadPage, input)).toEqual({
      data: [
        { ...shown, author: "Mara" },
        { ...shown, author: "" },
      ],
      total: 2,
    });
    expect(calls()).toEqual([["webinars.loadPage", { ...list, categories: ["ads"] }]]);
    expect(await signalsAfterStop(catalogueActors, "loadPage", input, ["webinars.loadPage"])).toEqual([true]);
  });

  it("of top courses is all of them", async () => {
    const { get, calls } = stubServices({ "courses.loadTopCards": [{ id: 1 }, { id: 2 }] });
    const input = { ...asked, shelf: "top", topic: null };
    expect(await outputOf(catalogueActors(get).actors.loadPage, input)).toEqual({
      data: [{ id: 1 }, { id: 2 }],
      total: 2,
    });
    expect(calls()).toEqual([["courses.loadTopCards", list]]);
    expect(await signalsAfterStop(catalogueActors, "loadPage", input, ["courses.loadTopCards"])).toEqual([true]);
  });
});

describe("the topics of a shelf", () => {
  it.each([
    ["webinars", "webinars.loadTopics", { locale: "de" }],
    ["templates", "templates.loadTopics", { locale: "de" }],
    ["lessons", "courses.loadTopics", { locale: "de", type: "standalone" }],
    ["courses", "courses.loadTopics", { locale: "de", type: "courses" }],
  ])("%s: %s", async (shelf, call, input) => {
    const topics = [{ name: "SEO" }];
    const { get, calls } = stubServices({ [call]: topics });
    expect(await outputOf(catalogueActors(get).actors.loadTopics, { locale: "de", shelf })).toBe(topics);
    expect(calls()).toEqual([[call, input]]);
    expect(await signalsAfterStop(catalogueActors, "loadTopics", { locale: "de", shelf }, [call])).toEqual([true]);
  });
});

describe("recommended courses", () => {
  const cards = [1, 2, 3, 4, 5].map((id) => ({ id }));
  const ids = cards.map(({ id }) => id);
  const asked = { locale: "de", slug: "seo" };

  it("are the first three that the learner has not completed", async () => {
    const { get, calls } = stubServices({
      "courses.loadRecommended": cards,
      "courses.loadProgressMap": { 1: { progress: 100 }, 2: { progress: 99 } },
    });
    expect(await outputOf(recommendedActors(get).actors.loadRecommended, asked)).toEqual([
      { id: 2 },
      { id: 3 },
      { id: 4 },
    ]);
    expect(calls()).toEqual([
      ["courses.loadRecommended", asked],
      ["courses.loadProgressMap", { locale: "de", ids }],
    ]);
  });

  it("are the first ones of the list after an exam without a course", async () => {
    const { get, calls } = stubServices({
      "courses.loadPage": { data: cards, total: 9 },
      "courses.loadProgressMap": {},
    });
    const output = await outputOf(recommendedActors(get).actors.loadRecommended, { locale: "de", slug: null });
    expect(output).toEqual([{ id: 1 }, { id: 2 }, { id: 3 }]);
    expect(calls()[0]).toEqual(["courses.loadPage", { locale: "de", page: 1, limit: 6 }]);
  });

  it("are shown without the progress if that does not load, and not asked about if there are none", async () => {
    const failing = stubServices({
      "courses.loadRecommended": cards,
      "courses.loadProgressMap": new Error("offline"),
    });
    expect(await outputOf(recommendedActors(failing.get).actors.loadRecommended, asked)).toHaveLength(3);
    const nothing = stubServices({ "courses.loadRecommended": [] });
    expect(await outputOf(recommendedActors(nothing.get).actors.loadRecommended, asked)).toEqual([]);
    expect(nothing.calls()).toEqual([["courses.loadRecommended", asked]]);
  });
});

describe("a search", () => {
  const reply = { data: [], total: 0, counts: [] };

  it.each([
    ["de", ["de", "en"]],
    ["en", ["en"]],
  ])("in %s looks in %j: content that is not translated is found in English (R52)", async (locale, languages) => {
    const { get, calls } = stubServices({ "search.everything": reply });
    const suggested = { locale, query: "seo", limit: 5 };
    expect(await outputOf(searchActors(get).actors.loadSuggestions, suggested)).toBe(reply);
    const asked = { locale, words: "link", kind: "exam", limit: 10, page: 2 };
    expect(await outputOf(searchResultsActors(get).actors.loadHits, asked)).toBe(reply);
    expect(calls()).toEqual([
      ["search.everything", { query: "seo", limit: 5, languages }],
      ["search.everything", { query: "link", kind: "exam", limit: 10, page: 2, languages }],
    ]);
    expect(await signalsAfterStop(searchActors, "loadSuggestions", suggested, ["search.everything"])).toEqual([true]);
    expect(await signalsAfterStop(searchResultsActors, "loadHits", asked, ["search.everything"])).toEqual([true]);
  });
});

describe("popular courses", () => {
  it.each([
    ["coursesList", "courses.loadPopular"],
    ["searchApi", "search.loadPopular"],
  ])("from %s: %s", async (source, call) => {
    const list = { locale: "de", page: 1, limit: 6 };
    const reply = { data: [], total: 0 };
    const { get, calls } = stubServices({ [call]: reply });
    expect(await outputOf(popularActors(get).actors.loadPopular, { ...list, source })).toBe(reply);
    expect(calls()).toEqual([[call, list]]);
    expect(await signalsAfterStop(popularActors, "loadPopular", { ...list, source }, [call])).toEqual([true]);
  });
});
