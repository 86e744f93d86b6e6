import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { session } from "../../contract/account/session";
import type { Failure } from "../../contract/errors";
import { hashPassword } from "../../server/account/password";
import { addAccounts } from "../../server/account/queries/accounts";
import { putPromoCode } from "../../server/account/queries/promo-codes";
import { embedded } from "../../server/testing/databases";
import { startTestServer, type TestServer } from "../../server/testing/test-server";
import { createHttp, httpCall } from "../../src/api/http";
import { createServices } from "../../src/api/services";

/** The services as the browser runs them, over HTTP, against the real server. */
const locale = "en";
const course = { locale, slug: "first-steps" };
const password = "a long enough password";

let server: TestServer;
let origin: string;
let passwordHash: string;
let accounts = 0;

beforeAll(async () => {
  server = await startTestServer(embedded.open);
  await server.app.listen({ port: 0, host: "127.0.0.1" });
  origin = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  passwordHash = await hashPassword(password);
});
afterAll(() => server?.stop());

/** A browser: it keeps its cookie and sends its origin. */
function browser() {
  let cookie = "";
  const sent: { method: string; path: string; headers: Record<string, unknown> }[] = [];
  const http = createHttp();
  http.defaults.baseURL = origin;
  http.interceptors.request.use((config) => {
    config.headers.set("Origin", origin);
    if (cookie) config.headers.set("Cookie", cookie);
    sent.push({ method: config.method ?? "", path: config.url ?? "", headers: config.headers.toJSON() });
    return config;
  });
  http.interceptors.response.use((response) => {
    const [set] = [response.headers["set-cookie"]].flat();
    if (set) cookie = set.split(";")[0] ?? "";
    return response;
  });
  return { http, sent, services: createServices(httpCall(http)) };
}

/** A browser signed in to an account of its own. */
async function learner() {
  accounts += 1;
  const email = `services-${accounts}@example.test`;
  const row = { email, name: "Sam Service", permissions: {}, paidStatus: "free", productGroup: "free" } as const;
  await addAccounts(server.database.db, [{ ...row, passwordHash, createdAt: server.clock.now() }]);
  const opened = browser();
  await opened.services.session.signIn({ email, password });
  return { ...opened, email };
}
const failureOf = (call: Promise<unknown>): Promise<Failure> =>
  call.then(
    () => {
      throw new Error("The call did not fail.");
    },
    (failure: Failure) => failure,
  );

describe("a visitor", () => {
  it("has an empty profile and no billing", async () => {
    const visitor = browser().services;
    const { userProfile, specialRights } = await visitor.session.loadProfile();
    expect([userProfile.id, specialRights]).toEqual([0, false]);
    expect(await visitor.session.loadLoginState({ returnTo: "/academy/" })).toBeNull();
    expect(await failureOf(visitor.session.loadBilling())).toEqual({ code: "signed_out", status: 401 });
  });

  it("reads every list and every page of the catalog in the contract's format", async () => {
    const { courses, exams, webinars, templates, glossary, onboarding, search, site, faq } = browser().services;
    const list = { locale, page: 1, limit: 12 };
    const found = await courses.loadPage({ ...list, filters: { categories: [], duration: null, search: "" } });
    expect(found.total).toBe(found.data.length);
    expect(found.data.map(({ url }) => url)).toContain("/academy/courses/first-steps/");
    expect((await courses.allCourses({ locale })).map(({ id }) => id)).toEqual(found.data.map(({ id }) => id));
    const ids = found.data.map(({ id }) => id).reverse();
    expect((await courses.loadByIds({ locale, ids: [...ids, 999_999] })).map(({ id }) => id)).toEqual(ids);
    expect((await courses.loadPopular({ locale, page: 1, limit: 6 })).data[0]?.timing).toBeGreaterThan(0);
    const { slug, lessons } = await courses.loadCourse(course);
    expect(slug).toBe(course.slug);
    expect((await courses.loadModules(course)).flatMap((module) => module.lessons)).toHaveLength(lessons.length);
    await Promise.all([
      courses.loadTop({ locale }),
      courses.loadTopCards({ locale }),
      courses.loadRecommended(course),
      courses.loadTopics({ locale }),
      courses.loadTopics({ locale, type: "webinars" }),
      courses.loadAllTopics({ locale }),
      exams.loadExam({ locale, slug: "first-exam" }),
      exams.loadExams({ locale }),
      webinars.loadTopics({ locale }),
      templates.loadTopics({ locale }),
      onboarding.loadSteps(),
      site.loadSettings({ locale }),
      site.loadHome({ locale }),
      site.loadTerms({ locale }),
      faq.loadGroups({ locale }),
    ]);
    const [webinar] = (await webinars.loadPage({ ...list, time: "past" })).data;
    expect(webinar?.previewImage).toBe(
      (await webinars.loadWebinar({ locale, slug: webinar?.slug ?? "" })).previewImage,
    );
    const [template] = (await templates.loadPage({ ...list, title: "", categories: [] })).data;
    expect((await templates.loadTemplate({ locale, slug: template?.slug ?? "" })).id).toBe(template?.id);
    const [term] = await glossary.loadTerms({ locale });
    expect((await glossary.loadTerm({ locale, slug: term?.slug ?? "" })).term).toBe(term?.term);
    for (const hits of [
      await search.search({ query: "first steps", duration: null }),
      await search.searchApi({ query: "first steps", locale }),
    ]) {
      expect(hits.data.map((hit) => hit.slug)).toContain(course.slug);
    }
  });

  it("finds what the filters select", async () => {
    const { courses } = browser().services;
    const none = { categories: ["no-such-topic"], duration: null, search: "" };
    expect((await courses.loadPage({ locale, page: 1, limit: 12, filters: none })).total).toBe(0);
    const filters = { categories: [], duration: null, search: "first" };
    expect((await courses.loadPage({ locale, page: 1, limit: 12, filters })).total).toBeGreaterThan(0);
  });
});

describe("signing in", () => {
  it("gives access to personal data; signing out ends it", async () => {
    const { services, email } = await learner();
    expect((await services.session.loadProfile()).userProfile.email).toBe(email);
    expect((await services.session.loadBilling()).paidStatus).toBe("free");
    expect((await services.session.updateName({ name: "Sam S.", key: "name" })).name).toBe("Sam S.");
    await services.session.signOut();
    expect((await services.session.loadProfile()).userProfile.id).toBe(0);
  });

  it("is refused with a wrong password", async () => {
    const { email } = await learner();
    const failure = await failureOf(browser().services.session.signIn({ email, password: "wrong" }));
    expect(failure).toEqual({ code: "wrong_credentials", status: 401 });
  });
});

describe("a learner's commands", () => {
  let at: Awaited<ReturnType<typeof learner>>;
  beforeEach(async () => {
    at = await learner();
  });

  it("enrolls once, however often the same command is sent", async () => {
    const { courses } = at.services;
    const first = await courses.enrol({ ...course, key: "enrol" });
    expect(first).toMatchObject({ enrolled: true, progress: 0 });
    expect(await courses.enrol({ ...course, key: "enrol" })).toEqual(first);
    const { data, total } = await courses.loadInProgress({ locale, page: 1, limit: 6, completed: false });
    expect([total, data[0]?.url]).toEqual([1, "/academy/courses/first-steps/"]);
    expect(Object.values(await courses.loadProgressMap({ locale }))).toEqual([{ progress: 0 }]);
  });

  it("marks a step as done, which reading it does not (R7)", async () => {
    const { courses, lessons, learning } = at.services;
    expect(await failureOf(lessons.loadStructure(course))).toEqual({ code: "not_enrolled", status: 403 });
    await courses.enrol({ ...course, key: "enrol" });
    const { lessons: all } = await lessons.loadStructure(course);
    const step = all.flatMap(({ steps }) => steps).find(({ type }) => type === "text");
    const place = { ...course, stepId: step?.id ?? 0 };
    expect((await lessons.loadStep(place)).done).toBe(false);
    expect((await lessons.loadLesson({ ...course, number: 1 })).id).toBe((await lessons.loadCurrentLesson(course)).id);
    const { id: learnerId } = (await at.services.session.loadProfile()).userProfile;
    expect((await lessons.completeStep({ ...place, learnerId, key: "step" })).stepsDone).toBe(1);
    expect((await lessons.loadStep(place)).done).toBe(true);
    expect((await learning.loadDashboard(course)).progress.stepsDone).toBe(1);
    expect(await learning.rate({ ...course, rating: 4, key: "rate" })).toBe(4);
    expect(await learning.loadRating(course)).toBe(4);
  });

  it("keeps a note on a step and does not overwrite what another device has written", async () => {
    const { courses, lessons, notes } = at.services;
    await courses.enrol({ ...course, key: "enrol" });
    const { lessons: all } = await lessons.loadStructure(course);
    const on = { ...course, stepId: all[0]?.steps[0]?.id ?? 0, bookmarked: true };
    const kept = await notes.saveNote({ ...on, note: "Mine.", expectedUpdatedAt: null, key: "note" });
    expect(await notes.loadCourseNotes(course)).toMatchObject([kept]);
    expect(await notes.loadNotes({ locale })).toEqual(await notes.loadCourseNotes(course));
    const unseen = notes.saveNote({ ...on, note: "Other.", expectedUpdatedAt: null, key: "other" });
    expect(await failureOf(unseen)).toEqual({ code: "conflict", status: 409 });
    const seen = { ...on, note: "", bookmarked: false, expectedUpdatedAt: kept.updatedAt, key: "seen" };
    expect((await notes.saveNote(seen)).updatedAt).toBeNull();
    expect(await notes.loadNotes({ locale })).toEqual([]);
  });

  it("redeems a promo code with a 204, and explains a refusal (R38)", async () => {
    await putPromoCode(
      server.database.db,
      { code: "SERVICES", expiresAt: null, usesLeft: null, plusDays: 30 },
      server.clock.now(),
    );
    expect(await at.services.session.applyPromo({ promo: "services", key: "promo" })).toBeUndefined();
    expect((await at.services.session.loadProfile()).userProfile.promo).toBe("SERVICES");
    const failure = await failureOf(at.services.session.applyPromo({ promo: "nobody has it", key: "other" }));
    expect(failure).toEqual({ code: "promo_unknown", status: 400 });
  });

  it("names the invalid field of a refused command", async () => {
    const { code, status, fields } = await failureOf(at.services.session.updateName({ name: "  ", key: "name" }));
    expect([code, status, fields?.length]).toEqual(["invalid", 400, 1]);
  });

  it("fetches a new token after a refusal and sends the command again under its key (R17)", async () => {
    const { courses } = at.services;
    await courses.enrol({ ...course, key: "enrol" });
    let tokens = 0;
    at.http.interceptors.response.use((response) => {
      if (response.config.url !== session.csrfToken.path) return response;
      tokens += 1;
      return tokens === 1 ? { ...response, data: { token: "someone else's" } } : response;
    });
    expect((await courses.removeEnrolment({ ...course, key: "leave" })).enrolled).toBe(false);
    expect(tokens).toBe(2);
    const commands = at.sent.filter(({ path }) => path.endsWith("/enroll/remove/"));
    expect(commands.map(({ headers }) => headers["Idempotency-Key"])).toEqual(["leave", "leave"]);
    expect(new Set(commands.map(({ headers }) => headers["x-csrf-token"])).size).toBe(2);
  });

  it("gives up if the second token is refused too", async () => {
    const { courses } = at.services;
    await courses.enrol({ ...course, key: "enrol" });
    at.http.interceptors.response.use((response) =>
      response.config.url === session.csrfToken.path ? { ...response, data: { token: "wrong" } } : response,
    );
    const failure = await failureOf(courses.removeEnrolment({ ...course, key: "leave" }));
    expect(failure).toEqual({ code: "csrf", status: 403 });
    expect((await courses.checkEnrolment(course)).progress.enrolled).toBe(true);
  });
});

describe("personal data", () => {
  it("is exported, then deleted for good, and signing in fails (L24)", async () => {
    const { services, email } = await learner();
    await services.courses.enrol({ ...course, key: "enrol" });
    const { account, records } = await services.session.exportData();
    expect(account.email).toBe(email);
    expect(records.enrolments).toHaveLength(1);
    const { id } = (await services.session.loadProfile()).userProfile;
    const wrong = services.session.deleteAccount({ confirmation: "wrong", learnerId: id });
    expect(await failureOf(wrong)).toEqual({ code: "wrong_confirmation", status: 403 });
    await services.session.deleteAccount({ confirmation: password, learnerId: id });
    expect((await services.session.loadProfile()).userProfile.id).toBe(0);
    const failure = await failureOf(services.session.signIn({ email, password }));
    expect(failure).toEqual({ code: "wrong_credentials", status: 401 });
  });
});
