import { describe, expect, it } from "vitest";
import { lastSegment, paths } from "./paths";

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

  it("includes the complete return path", () => {
    const back = "/academy/courses/?search=a&b=ü";
    expect(new URL(paths.signIn(back), "https://academy.test").searchParams.get("returnTo")).toBe(back);
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
