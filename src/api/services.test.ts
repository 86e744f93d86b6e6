import { describe, expect, it } from "vitest";
import type { Endpoint } from "../../contract/endpoint";
import type { Failure } from "../../contract/errors";
import { slugOfHit } from "../catalogue/api/search";
import type { Call, CallOptions } from "./call";
import { withCsrf } from "./csrf";
import { createServices } from "./services";

interface Made {
  id: string;
  args: object;
  options: CallOptions;
}
/** A way of calling that notes each call; `replies` answers by endpoint, a list one after the other. */
function recorder(replies: Record<string, unknown[]> = {}) {
  const made: Made[] = [];
  let tokens = 0;
  const call = async ({ id }: Endpoint, args: object, options: CallOptions = {}) => {
    made.push({ id, args, options });
    if (id === "session.csrfToken") {
      tokens += 1;
      return { token: `token${tokens}` };
    }
    const reply = replies[id]?.shift();
    if (reply && typeof reply === "object" && "status" in reply) throw reply;
    return reply ?? {};
  };
  return { call: call as Call, made, services: createServices(call as Call) };
}
const refused = (code: Failure["code"]): Failure => ({ code, status: 403 });
const place = { locale: "en", slug: "seo" };

describe("a command with a token", () => {
  it.each([
    ["leaving a course", "courses.removeEnrolment"],
    ["finishing an exam", "exams.finish"],
    ["retaking an exam", "exams.retake"],
    ["deleting a certificate", "certificates.remove"],
  ])("%s fetches it just before", async (_, id) => {
    const { services, made } = recorder();
    const run: Record<string, () => Promise<unknown>> = {
      "courses.removeEnrolment": () => services.courses.removeEnrolment({ ...place, key: "k" }),
      "exams.finish": () => services.exams.finishExam({ ...place, attemptId: 1, key: "k" }),
      "exams.retake": () => services.exams.retakeExam({ ...place, key: "k" }),
      "certificates.remove": () => services.certificates.deleteCertificate({ id: 3, key: "k" }),
    };
    await run[id]?.();
    expect(made.map((each) => each.id)).toEqual(["session.csrfToken", id]);
    expect(made[1]?.options).toEqual({ key: "k", csrf: "token1" });
  });

  it("fetches a refused token anew once, and repeats under the same key", async () => {
    const { services, made } = recorder({ "exams.finish": [refused("csrf")] });
    await services.exams.finishExam({ ...place, attemptId: 1, key: "k" });
    expect(made.map(({ id }) => id)).toEqual([
      "session.csrfToken",
      "exams.finish",
      "session.csrfToken",
      "exams.finish",
    ]);
    expect(made.filter(({ id }) => id === "exams.finish").map(({ options }) => options)).toEqual([
      { key: "k", csrf: "token1" },
      { key: "k", csrf: "token2" },
    ]);
  });

  it("gives up after the second refusal", async () => {
    const { call, made } = recorder();
    const tokens: string[] = [];
    const command = async (csrf: string) => {
      tokens.push(csrf);
      throw refused("csrf");
    };
    await expect(withCsrf(call, command)).rejects.toEqual(refused("csrf"));
    expect(tokens).toEqual(["token1", "token2"]);
    expect(made).toHaveLength(2);
  });

  it("does not repeat what is refused for another reason", async () => {
    const { services, made } = recorder({ "exams.retake": [refused("cooling_down")] });
    await expect(services.exams.retakeExam({ ...place, key: "k" })).rejects.toEqual(refused("cooling_down"));
    expect(made).toHaveLength(2);
  });
});

describe("commands without a token", () => {
  it("bear their key and nothing else", async () => {
    const { services, made } = recorder();
    // Unlike any other test's, as keys are: the device knows those of answers that other files have delivered.
    const key = "a key of its own";
    await services.courses.enrol({ ...place, key });
    await services.exams.startExam({ ...place, key });
    await services.lessons.completeStep({ ...place, learnerId: 7, stepId: 5, key });
    await services.exams.sendAnswer({
      ...place,
      learnerId: 7,
      attemptId: 1,
      entry: { questionId: "a", answer: ["x"], key },
    });
    expect(made.map(({ options }) => options)).toEqual([{ key }, { key }, { key }, { key }]);
    expect(made[3]?.args).toEqual({ params: place, body: { attemptId: 1, questionId: "a", answer: ["x"] } });
  });

  it("a position outlives the page only where it is told to", async () => {
    const { services, made } = recorder();
    const position = { ...place, stepId: 5, position: 3, watched: [] };
    await services.lessons.savePosition(position);
    await services.lessons.savePosition(position, true);
    expect(made.map(({ options }) => options.keepalive)).toEqual([false, true]);
  });
});

describe("the query of a list", () => {
  it("names only what is filtered by", async () => {
    const { services, made } = recorder();
    const list = { locale: "en", limit: 6, page: 2 };
    await services.courses.loadPage({ ...list, filters: { categories: [], duration: null, search: "" } });
    await services.courses.loadPage({
      ...list,
      filters: { categories: ["seo", "ads"], duration: "short", search: "link" },
    });
    expect(made.map(({ args }) => args)).toEqual([
      { params: { locale: "en" }, query: { page: "2", limit: "6" } },
      {
        params: { locale: "en" },
        query: { categories: "seo,ads", duration: "short", search: "link", page: "2", limit: "6" },
      },
    ]);
  });
});

describe("all courses of a language", () => {
  /** Answers as the server would that has so many courses. */
  function listOf(total: number) {
    const pages: string[] = [];
    const call = async (_: Endpoint, { query }: { query: { page: string; limit: string } }) => {
      pages.push(`${query.page} × ${query.limit}`);
      const from = (Number(query.page) - 1) * 99;
      const data = Array.from({ length: Math.max(0, Math.min(99, total - from)) }, (_, index) => ({
        id: from + index + 1,
      }));
      return { data, total };
    };
    return { pages, services: createServices(call as unknown as Call) };
  }

  it.each([
    [0, 1],
    [1, 1],
    [99, 1],
    [100, 2],
    [198, 2],
    [250, 3],
  ])("%i come in %i pages of 99, each once and in order", async (total, requests) => {
    const { services, pages } = listOf(total);
    const ids = (await services.courses.allCourses("en")).map(({ id }) => id);
    expect(ids).toEqual(Array.from({ length: total }, (_, index) => index + 1));
    expect(pages).toEqual(Array.from({ length: requests }, (_, index) => `${index + 1} × 99`));
  });
});

describe("the slug of a search hit (R31)", () => {
  it("a term that was found is named by its slug", async () => {
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

describe("what bears several names on the wire (R34)", () => {
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

  it("settings without a value are none", async () => {
    const settings = [0, false, "", null, []].map((value, index) => ({ group: "g", key: `k${index}`, value }));
    const { services } = recorder({ "site.settings": [{ data: settings, total: 5 }] });
    expect((await services.site.loadSettings({ locale: "en" })).map(({ key }) => key)).toEqual([
      "k0",
      "k1",
      "k2",
      "k4",
    ]);
  });

  it("what editors set of the home page, with nothing in the place of what they did not", async () => {
    const title = { group: "home", key: "metaTitle", value: "Academy" };
    const ada = { name: "Ada", role: "Engineer", line: "Begins with the question." };
    const experts = { group: "home", key: "topExperts", value: [ada] };
    const { services, made } = recorder({
      "site.settings": [
        { data: [title, experts], total: 2 },
        { data: [], total: 0 },
      ],
    });
    const nothing = { topExperts: [], reviews: [], bannerSettings: { isShown: false } };
    expect(await services.site.loadHome("de")).toEqual({ ...nothing, topExperts: [ada] });
    expect(await services.site.loadHome("de")).toEqual(nothing);
    expect(made[0]?.args).toEqual({ params: { locale: "de" }, query: { group: "home" } });
  });

  it.each([
    ["topExperts", [{ id: "ada", line: "As the file has it." }]],
    ["reviews", [{ name: "Rae" }]],
    ["bannerSettings", { title: "Shown or not?" }],
  ])("a home page's %s of another form is a malformed reply", async (key, value) => {
    const { services } = recorder({ "site.settings": [{ data: [{ group: "home", key, value }], total: 1 }] });
    await expect(services.site.loadHome("en")).rejects.toEqual({ code: "malformed", status: 200 });
  });
});

describe("a search's query", () => {
  it.each([
    ["short", { minDuration: "0", maxDuration: "1799" }],
    ["medium", { minDuration: "1800", maxDuration: "3599" }],
    ["long", { minDuration: "3600" }],
    [null, {}],
  ] as const)("says %s in seconds (R13)", async (duration, bounds) => {
    const { services, made } = recorder({ "search.search": [{ result: { total: 0, hits: [] } }] });
    await services.search.search({ query: "", duration });
    expect(made[0]?.args).toEqual({ query: bounds });
  });

  it("says no as clearly as yes", async () => {
    const { services, made } = recorder({ "search.search": [{ result: { total: 0, hits: [] } }] });
    await services.search.search({ query: "a, b", started: false, languages: ["de", "en"], categories: [] });
    expect(made[0]?.args).toEqual({ query: { query: "a, b", started: "false", languages: "de,en" } });
  });
});
