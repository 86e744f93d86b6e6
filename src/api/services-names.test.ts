import { describe, expect, it } from "vitest";
import { slugOfHit } from "../catalogue/api/search";
import { place, recorder } from "./services.testing";

describe("the slug of a search hit (R31)", () => {
  it("is used for a glossary term", async () => {
    const hit = { application: "glossary", url: "/academy/digital-marketing-glossary/serp/", extra: {} };
    const { services, made } = recorder({ "search.search": [{ result: { total: 1, hits: [hit] } }] });
    const { data } = await services.search.search({ query: "serp", app: "glossary" });
    expect(data).toMatchObject([{ slug: "serp", url: hit.url }]);
    expect(made[0]?.args).toEqual({ query: { query: "serp", app: "glossary" } });
  });

  it.each([
    ["/academy/courses/seo-basics/", "seo-basics"],
    ["/academy/courses/seo-basics", "seo-basics"],
    ["https://www.academy.test/academy/courses/seo-basics/", "seo-basics"],
    ["https://www.academy.test/academy/courses/seo-basics", "seo-basics"],
    ["/academy/courses/seo-basics//", "seo-basics"],
    ["/academy/courses/seo-basics/?from=search", "seo-basics"],
    ["/academy/courses/seo-basics?from=/a/b/", "seo-basics"],
    ["/academy/standalone-courses/one-brief/#start", "one-brief"],
    ["", ""],
    ["/", ""],
  ])("of %j is %j", (url, slug) => {
    expect(slugOfHit(url)).toBe(slug);
  });
});

describe("fields that have several names in the API (R34)", () => {
  it("a popular card", async () => {
    const { services } = recorder({ "courses.popular": [{ data: [{ id: 1, timeToFinish: 90 }], total: 8 }] });
    expect(await services.courses.loadPopular({ locale: "ja", page: 1, limit: 6 })).toEqual({
      data: [{ id: 1, timing: 90 }],
      total: 8,
    });
  });

  it("a webinar, in a list and on its own", async () => {
    const webinar = {
      previewImg: "a.svg",
      previewImgAltText: "A",
      previewImgBackground: "#fff",
      duration: 60,
      url: "/w/",
    };
    const mapped = { previewImage: "a.svg", altPreviewImage: "A", background: "#fff", timing: 60, url: "/w/" };
    const { services } = recorder({
      "webinars.list": [{ data: [webinar], total: 1 }],
      "webinars.bySlug": [{ ...webinar, about: "" }],
    });
    expect(await services.webinars.loadPage({ locale: "en", page: 1, limit: 12 })).toEqual({
      data: [mapped],
      total: 1,
    });
    expect(await services.webinars.loadWebinar(place)).toEqual({ ...mapped, about: "" });
  });

  it("a search hit, from either envelope (R36); a webinar keeps its own address", async () => {
    const extra = { background: "#fff", motif: "m", hasExam: true, lessonCount: 4, status: "", timeToFinish: 90 };
    const hit = { application: "academy", url: "/academy/courses/seo-basics/", extra };
    const webinar = { application: "webinars", url: "/academy/webinars/live/", extra };
    const { services } = recorder({
      "search.search": [{ result: { total: 2, hits: [hit, webinar] } }],
      "search.api": [{ total: 1, hits: [hit] }],
    });
    const shared = { background: "#fff", motif: "m", hasExam: true, lessonsCount: 4, status: "", timing: 90 };
    const course = { application: "academy", url: hit.url, slug: "seo-basics", ...shared };
    expect(await services.search.search({ query: "seo" })).toEqual({
      data: [course, { application: "webinars", url: webinar.url, slug: null, ...shared }],
      total: 2,
    });
    expect(await services.search.searchApi({ query: "seo", locale: "en" })).toEqual({ data: [course], total: 1 });
  });

  it.each([
    ["/academy/courses/seo-basics/", "/academy/courses/seo-basics/"],
    ["https://www.academy.test/academy/standalone-courses/one-brief", "/academy/standalone-courses/one-brief/"],
  ])("a popular card that the search API found at %s", async (url, path) => {
    const shown = { id: 1, title: "SEO", language: "en", listImage: "a.svg", altListImage: "A" };
    const extra = { background: "#fff", motif: "m", hasExam: true, status: "published" };
    const hit = {
      ...shown,
      application: "academy",
      url,
      content: "A long text.",
      speakers: [{ name: "Mara" }, { name: "Jon" }],
      extra: { ...extra, lessonCount: 4, timeToFinish: 90 },
    };
    const { services, made } = recorder({ "search.api": [{ total: 9, hits: [hit, { ...hit, speakers: [] }] }] });
    const card = { ...shown, ...extra, url: path, author: "Mara", lessonsCount: 4, timing: 90 };
    expect(await services.search.loadPopular({ locale: "de", page: 2, limit: 6 })).toEqual({
      data: [card, { ...card, author: "" }],
      total: 9,
    });
    expect(made[0]?.args).toEqual({ query: { language: "de", page: "2", limit: "6" } });
  });

  it("settings without a value are left out", async () => {
    const settings = [0, false, "", null, []].map((value, index) => ({ group: "g", key: `k${index}`, value }));
    const { services } = recorder({ "site.settings": [{ data: settings, total: 5 }] });
    expect((await services.site.loadSettings({ locale: "en" })).map(({ key }) => key)).toEqual([
      "k0",
      "k1",
      "k2",
      "k4",
    ]);
  });

  it("the home page's settings, with nothing in place of unset ones", async () => {
    const title = { group: "home", key: "metaTitle", value: "Academy" };
    const ada = { id: "ada", name: "Ada", role: "Engineer", line: "Begins with the question." };
    const experts = { group: "home", key: "topExperts", value: [ada] };
    const { services, made } = recorder({
      "site.settings": [
        { data: [title, experts], total: 2 },
        { data: [], total: 0 },
      ],
    });
    const nothing = { topExperts: [], reviews: [], bannerSettings: { isShown: false } };
    expect(await services.site.loadHome({ locale: "de" })).toEqual({ ...nothing, topExperts: [ada] });
    expect(await services.site.loadHome({ locale: "de" })).toEqual(nothing);
    expect(made[0]?.args).toEqual({ params: { locale: "de" }, query: { group: "home" } });
  });

  it.each([
    ["topExperts", [{ id: "ada", line: "As the file has it." }]],
    ["reviews", [{ name: "Rae" }]],
    ["bannerSettings", { title: "Shown or not?" }],
  ])("an invalid %s of the home page is a malformed reply", async (key, value) => {
    const { services } = recorder({ "site.settings": [{ data: [{ group: "home", key, value }], total: 1 }] });
    await expect(services.site.loadHome({ locale: "en" })).rejects.toEqual({ code: "malformed", status: 200 });
  });
});
