import { describe, expect, it } from "vitest";
import { api } from "../../contract/api";
import { paths } from "../paths/paths";
import { isKeepable, kindOf } from "./requests";

const kindAt = (path: string, { method = "GET", isNavigation = false } = {}) =>
  kindOf({ method, url: new URL(path, "https://academy.test"), isNavigation });

/** The calls whose answers are kept, by id. */
const kept = api
  .filter(({ method, path }) =>
    kindAt(path.replace(/\{(n|id|stepId|moduleId)\}/g, "12").replace(/\{\w+\}/g, "en"), { method }),
  )
  .map(({ id }) => id)
  .sort();

describe("what the service worker answers", () => {
  it("keeps no personal answers except those without which no lesson can be read", () => {
    const personal = api.filter(({ access, id }) => access !== "public" && kept.includes(id)).map(({ id }) => id);
    expect(personal.sort()).toEqual([
      "courses.inProgress",
      "courses.progress",
      "lessons.byNumber",
      "lessons.step",
      "lessons.structure",
    ]);
  });

  it("keeps the public answers that pages are made of, and who is here", () => {
    const open = api.filter(({ access, id }) => access === "public" && kept.includes(id)).map(({ id }) => id);
    expect(open.sort()).toEqual([
      "courses.allCategories",
      "courses.byIds",
      "courses.bySlug",
      "courses.categories",
      "courses.list",
      "courses.modules",
      "courses.popular",
      "courses.recommended",
      "courses.top",
      "courses.topCards",
      "exams.bySlug",
      "exams.list",
      "faq.list",
      "glossary.bySlug",
      "glossary.list",
      "onboarding.steps",
      "session.profile",
      "site.settings",
      "site.terms",
      "templates.bySlug",
      "templates.categories",
      "templates.list",
      "webinars.bySlug",
      "webinars.categories",
      "webinars.list",
    ]);
  });

  it("never answers a command", () => {
    expect(api.filter(({ method, id }) => method !== "GET" && kept.includes(id))).toEqual([]);
    expect(kindAt("/academy/courses/", { method: "POST", isNavigation: true })).toBeNull();
  });

  it.each([
    paths.home,
    paths.courses,
    paths.course("seo"),
    paths.lesson("seo", 1, 2),
    paths.exam("seo"),
    paths.certificate("abc"),
    paths.term("seo"),
    paths.signIn("/academy/"),
    "/academy/nothing/there/",
  ])("answers the page %s", (path) => {
    expect(kindAt(path, { isNavigation: true })).toBe("page");
  });

  it("answers a page's address as it is typed, which the server redirects", () => {
    expect(kindAt("/academy", { isNavigation: true })).toBe("page");
    expect(kindAt("/academy/courses", { isNavigation: true })).toBe("page");
    expect(kindAt("/academy/courses")).toBeNull();
  });

  it.each([
    paths.flows,
    "/academy/flows/machines/",
    paths.offline,
    paths.language("ja", "/academy/"),
    paths.certificatePdf("abc"),
    paths.certificateBadge("abc"),
    paths.webinarCalendar("seo"),
    "/academy/api/docs/",
    "/academy/private/api/v2/auth/start/",
    "/academy/media/clip.mp4",
    "/academy/files/seo/list.csv",
    "/",
    "/sign-out/",
    "/healthz",
  ])("leaves %s to the browser", (path) => {
    expect(kindAt(path)).toBeNull();
  });

  it.each(["/academy/assets/base-1234567.js", paths.drawing("layers", "#ffffff"), "/academy/icons/icon-192.png"])(
    "answers the file %s",
    (path) => {
      expect(kindAt(path)).toBe("file");
    },
  );
});

describe("what is kept", () => {
  const answer = (overrides: Partial<Record<"status" | "redirected" | "type", unknown>>, cacheControl = "no-cache") =>
    ({
      status: 200,
      redirected: false,
      type: "basic",
      headers: new Headers({ "cache-control": cacheControl }),
      ...overrides,
    }) as Response;

  it("is a complete answer of the requested address", () => {
    expect(isKeepable(answer({}), "page")).toBe(true);
    expect(isKeepable(answer({ status: 404 }), "page")).toBe(false);
    expect(isKeepable(answer({ status: 503 }), "reply")).toBe(false);
    expect(isKeepable(answer({ status: 0, type: "opaqueredirect" }), "page")).toBe(false);
    expect(isKeepable(answer({ redirected: true }), "page")).toBe(false);
  });

  it("is no page that the server wants to be forgotten; answers of the API are kept for lessons", () => {
    expect(isKeepable(answer({}, "no-store"), "page")).toBe(false);
    expect(isKeepable(answer({}, "no-store"), "reply")).toBe(true);
  });
});
