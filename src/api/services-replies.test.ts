// @vitest-environment happy-dom
import { afterEach, describe, expect, it } from "vitest";
import { rememberIntent } from "../device/preferences";
import { device } from "../device/storage";
import { keepAnswers } from "../exams/api/outbox";
import type { Services } from "./services";
import { place, recorder } from "./services.testing";

const { locale } = place;
const data = [{ id: 1 }];
const series = { locale, seriesSlug: "talks" };

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe("what a function makes of a reply", () => {
  it.each<[endpoint: string, call: (services: Services) => Promise<unknown>]>([
    ["courses.top", ({ courses }) => courses.loadTop({ locale })],
    ["courses.topCards", ({ courses }) => courses.loadTopCards({ locale })],
    ["courses.byIds", ({ courses }) => courses.loadByIds({ locale, ids: [3, 1] })],
    ["courses.modules", ({ courses }) => courses.loadModules(place)],
    ["courses.recommended", ({ courses }) => courses.loadRecommended(place)],
    ["courses.categories", ({ courses }) => courses.loadTopics({ locale })],
    ["courses.allCategories", ({ courses }) => courses.loadAllTopics({ locale })],
    ["notes.list", ({ notes }) => notes.loadNotes({ locale })],
    ["notes.inCourse", ({ notes }) => notes.loadCourseNotes(place)],
    ["exams.list", ({ exams }) => exams.loadExams({ locale })],
    ["exams.statuses", ({ exams }) => exams.loadStatuses({ locale })],
    ["exams.proposedLessons", ({ exams }) => exams.loadProposedLessons(place)],
    ["series.list", ({ series: service }) => service.loadSeriesList({ locale })],
    ["series.top", ({ series: service }) => service.loadTop({ locale })],
    ["series.episodes", ({ series: service }) => service.loadEpisodes(series)],
    ["webinars.categories", ({ webinars }) => webinars.loadTopics({ locale })],
    ["templates.categories", ({ templates }) => templates.loadTopics({ locale })],
    ["glossary.list", ({ glossary }) => glossary.loadTerms({ locale })],
    ["onboarding.steps", ({ onboarding }) => onboarding.loadSteps()],
    ["faq.list", ({ faq }) => faq.loadGroups({ locale })],
  ])("%s: the list alone", async (endpoint, call) => {
    const { services, made } = recorder({ [endpoint]: [{ data, total: 9 }] });
    expect(await call(services)).toBe(data);
    expect(made.map(({ id }) => id)).toEqual([endpoint]);
  });

  it("one's certificates come with the server's clock", async () => {
    const { services } = recorder({ "certificates.list": [{ data, now: "2026-03-01T10:00:00.000Z", total: 1 }] });
    expect(await services.certificates.loadCertificates()).toEqual({
      certificates: data,
      now: "2026-03-01T10:00:00.000Z",
    });
  });

  it("a rating is a number of stars", async () => {
    const { services, made } = recorder({
      "learning.rating": [{ rating: 4 }],
      "learning.rate": [{ rating: 5 }],
    });
    expect(await services.learning.loadRating(place)).toBe(4);
    expect(await services.learning.rate({ ...place, rating: 5, key: "k" })).toBe(5);
    expect(made[1]?.args).toEqual({ params: place, body: { rating: 5 } });
  });

  it("a changed name is the profile with it, a certificate comes alone", async () => {
    const { services } = recorder({
      "session.updateName": [{ userProfile: { name: "Ada" } }],
      "exams.certificate": [{ certificate: { hash: "abc" } }],
    });
    expect(await services.session.updateName({ name: "Ada", key: "k" })).toEqual({ name: "Ada" });
    expect(await services.exams.loadCertificate(place)).toEqual({ hash: "abc" });
  });

  it("an enrollment comes with whether the visitor wanted it before signing in, once", async () => {
    const progress = { enrolled: false };
    const { services } = recorder({ "courses.progress": [progress, progress] });
    rememberIntent(place.slug);
    expect(await services.courses.checkEnrolment(place)).toEqual({ progress, intended: true });
    expect(await services.courses.checkEnrolment(place)).toEqual({ progress, intended: false });
  });

  it("the progress in an exam comes with this device's answers of the open attempt", async () => {
    const entry = { questionId: "q", answer: ["a"], key: "replies.kept" };
    const attempts = [{ attempt: { id: 11 } }, { attempt: { id: 12 } }, { attempt: null }];
    const { services } = recorder({ "exams.progress": [...attempts] });
    const queues = [];
    for (const progress of attempts) {
      keepAnswers({ ...place, learnerId: 7, attemptId: 11 }, [entry]);
      const loaded = await services.exams.loadProgress({ ...place, learnerId: 7 });
      expect(loaded.progress).toBe(progress);
      queues.push(loaded.queue);
    }
    expect(queues).toEqual([[entry], [], []]);
  });
});

describe("where to sign in", () => {
  it.each([
    ["/academy/sign-in/", null],
    ["https://id.test/login", "https://id.test/login?return=%2Facademy%2Ffaq%2F"],
  ])("%s: %s", async (loginUrl, address) => {
    const { services } = recorder({ "session.loginState": [{ loginUrl }] });
    expect(await services.session.loadLoginState({ returnTo: "/academy/faq/" })).toBe(address);
  });
});

describe("the query", () => {
  const calls: [call: (services: Services) => Promise<unknown>, query: object][] = [
    [({ admin }) => admin.loadAccounts({ query: { search: "ada", before: "20" } }), { search: "ada", before: "20" }],
    [({ admin }) => admin.loadAudit({ query: { account: "7" } }), { account: "7" }],
    [({ site }) => site.loadSettings({ locale, group: "reviews", key: "home" }), { group: "reviews", key: "home" }],
    [({ courses }) => courses.loadTopics({ locale }), { type: "courses" }],
    [({ courses }) => courses.loadTopics({ locale, type: "webinars" }), { type: "webinars" }],
    [
      ({ courses }) => courses.loadPopular({ locale, page: 1, limit: 6 }),
      { page: "1", limit: "6", hideNewCourses: "false", language: "en" },
    ],
    [
      ({ courses }) => courses.loadInProgress({ locale, page: 1, limit: 3, completed: false }),
      { page: "1", limit: "3", completed: "false" },
    ],
    [({ courses }) => courses.loadProgressMap({ locale, ids: [1, 2] }), { ids: "1,2" }],
    [({ courses }) => courses.loadProgressMap({ locale }), {}],
    [({ courses }) => courses.loadByIds({ locale, ids: [3, 1] }), { ids: "3,1" }],
    [({ lessons }) => lessons.loadStructure({ ...place, moduleIndex: 0 }), { moduleIndex: "0" }],
    [({ lessons }) => lessons.loadStructure(place), {}],
    [({ lessons }) => lessons.loadLesson({ ...place, number: 1, moduleIndex: 2 }), { module: "2" }],
    [({ webinars }) => webinars.loadTopics({ locale }), { language: "en" }],
    [
      ({ webinars }) => webinars.loadPage({ locale, categories: ["seo"], time: "past", page: 1, limit: 6 }),
      { categories: "seo", time: "past", page: "1", limit: "6" },
    ],
    [
      ({ templates }) => templates.loadPage({ locale, title: "brief", categories: ["seo"], page: 1, limit: 6 }),
      { title: "brief", categories: "seo", page: "1", limit: "6" },
    ],
  ];

  it.each(calls.map(([call, query]) => ({ call, query })))("is $query", async ({ call, query }) => {
    const { services, made } = recorder({
      "courses.popular": [{ data: [] }],
      "site.settings": [{ data: [] }],
      "webinars.list": [{ data: [] }],
    });
    await call(services);
    expect(made[0]?.args).toHaveProperty("query", query);
  });
});

describe("an address of a popular card", () => {
  it("stays as it is for an item of another site", async () => {
    const hit = { application: "webinars", url: "https://live.test/w", speakers: [], extra: {} };
    const { services } = recorder({ "search.api": [{ total: 2, hits: [hit, { ...hit, application: "academy" }] }] });
    const { data: cards } = await services.search.loadPopular({ locale, page: 1, limit: 6 });
    expect(cards.map(({ url }) => url)).toEqual(["https://live.test/w", "/w/"]);
  });

  it("ends in one slash", async () => {
    const hit = { application: "academy", url: "/academy/courses/seo//", speakers: [], extra: {} };
    const { services } = recorder({ "search.api": [{ total: 1, hits: [hit] }] });
    const { data: cards } = await services.search.loadPopular({ locale, page: 1, limit: 6 });
    expect(cards.map(({ url }) => url)).toEqual(["/academy/courses/seo/"]);
  });
});

describe("whether a request outlives its page", () => {
  it("is so for notes, and for positions if they say so", async () => {
    const { services, made } = recorder();
    const step = { ...place, stepId: 5 };
    await services.notes.saveNote({ ...step, note: "", bookmarked: true, expectedUpdatedAt: null, key: "k" });
    await services.lessons.savePosition({ ...step, position: 1, watched: [] });
    await services.lessons.savePosition({ ...step, position: 1, watched: [], keepalive: true });
    expect(made.map(({ options }) => options.keepalive)).toEqual([true, false, true]);
  });
});

describe("commands that the device keeps until they arrive", () => {
  it("are sent with what they are about", async () => {
    const { services, made } = recorder();
    // Unique, like every key: the device remembers those that it has stored.
    const done = "replies.done";
    const answered = "replies.quiz";
    const whole = "replies.exam";
    const part = "replies.module";
    const step = { ...place, stepId: 5, learnerId: 7 };
    await services.lessons.completeStep({ ...step, key: done });
    await services.lessons.checkAnswer({ ...step, questionId: "q", answer: ["a"], key: answered });
    const entry = { questionId: "q", answer: ["a"], key: whole };
    keepAnswers({ ...place, learnerId: 7, attemptId: 11 }, [entry]);
    expect(await services.exams.sendAnswer({ ...place, learnerId: 7, attemptId: 11, entry })).toBe(true);
    const ofPart = { ...place, moduleId: 2, learnerId: 7, attemptId: 12, entry: { ...entry, key: part } };
    expect(await services.exams.sendAnswer(ofPart)).toBe(true);
    const params = { ...place, stepId: "5" };
    const body = { questionId: "q", answer: ["a"] };
    const order = expect.stringMatching(/^[\w-]+\.\d+$/);
    expect(made).toEqual([
      { id: "lessons.completeStep", args: { params }, options: { key: done, accountId: 7 } },
      { id: "lessons.quizNext", args: { params, body }, options: { key: answered, order, accountId: 7 } },
      {
        id: "exams.quizNext",
        args: { params: place, body: { ...body, attemptId: 11 } },
        options: { key: whole, order, accountId: 7 },
      },
      {
        id: "moduleExams.quizNext",
        args: { params: { ...place, moduleId: "2" }, body: { ...body, attemptId: 12 } },
        options: { key: part, order, accountId: 7 },
      },
    ]);
    expect(device.keys("academy.undelivered")).toEqual([]);
  });
});
