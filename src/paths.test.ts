import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lastSegment, paths, safeReturn } from "./paths";

describe("every page's address", () => {
  it("ends in a slash before its query", () => {
    const all = [
      paths.home,
      paths.courses,
      paths.course("seo"),
      paths.lesson("seo", 1),
      paths.lesson("seo", 1, 2),
      paths.exam("seo"),
      paths.myCertificates,
      paths.certificate("hash"),
      paths.signIn(),
      paths.signIn("/academy/courses/?search=a b"),
      paths.profile,
      paths.allSeries,
      paths.series("audits"),
      paths.episode("audits", "first"),
      paths.onboarding,
      paths.schedule("intro-call"),
    ];
    for (const path of all) expect(path.split("?")[0]).toMatch(/^\/academy\/(.*\/)?$/);
  });

  it("carries where to come back to, whole", () => {
    const back = "/academy/courses/?search=a&b=ü";
    expect(new URL(paths.signIn(back), "https://academy.test").searchParams.get("returnTo")).toBe(back);
  });
});

describe("where signing in leads back to", () => {
  it.each(["/academy/", "/academy/courses/seo/", "/academy/courses/?search=a%20b&duration=short", "/academy/a/#b"])(
    "%s, a page of this site",
    (path) => {
      expect(safeReturn(path)).toBe(path);
    },
  );

  it.each([
    "https://evil.test/academy/",
    "//evil.test/academy/",
    "/\\evil.test",
    "/academy/\\evil.test",
    "\\academy/",
    "/academy//evil.test",
    "/academy/?next=//evil.test",
    "javascript:alert(1)//academy/",
    " /academy/",
    "academy/",
    "/academy",
    "/academyevil/",
    "/other/",
    "/",
    "",
    "/academy/sign-in/",
    "/academy/sign-in/?returnTo=/academy/",
    undefined,
    null,
    7,
    ["/academy/"],
    { path: "/academy/" },
  ])("home, instead of %j", (path) => {
    expect(safeReturn(path)).toBe(paths.home);
  });

  it("never another site, whatever is asked for", () => {
    const parts = fc.constantFrom(
      "/",
      "//",
      "\\",
      "academy",
      "evil.test",
      "..",
      "@",
      ":",
      "https:",
      "?",
      "#",
      "%2f",
      "\t",
      "\n",
    );
    const attempts = fc.oneof(
      fc.string(),
      fc.array(parts, { maxLength: 10 }).map((pieces) => pieces.join("")),
    );
    fc.assert(
      fc.property(attempts, (attempt) => {
        for (const path of [attempt, `/academy/${attempt}`]) {
          expect(new URL(safeReturn(path), "https://academy.test").origin).toBe("https://academy.test");
        }
      }),
      { numRuns: 500 },
    );
  });
});

describe("a course's slug", () => {
  it.each([
    ["/academy/courses/seo/", "seo"],
    ["/academy/courses/seo", "seo"],
    ["https://www.academy.test/academy/courses/seo/", "seo"],
    ["/academy/courses/seo/?from=home", "seo"],
    ["/academy/courses/seo//", "seo"],
    ["seo", "seo"],
    ["/", ""],
    ["", ""],
  ])("of %j is %j", (url, slug) => {
    expect(lastSegment(url)).toBe(slug);
  });
});
