import { describe, expect, it } from "vitest";
import { plainPath } from "./plain-path";

describe("a plain path", () => {
  it("is the path itself if it names content", () => {
    for (const path of ["/academy/", "/academy/courses/seo-basics/lesson-1/", "/academy/certificates/"])
      expect(plainPath(path)).toBe(path);
  });

  it("leaves out the certificate's owner, and anything that is not a content name", () => {
    expect(plainPath("/academy/certificates/0f3a9c/")).toBe("/academy/certificates/…/");
    expect(plainPath("/academy/search/Ada%20Lovelace/")).toBe("/academy/search/…/");
    expect(plainPath(`/academy/${"a".repeat(61)}/`)).toBe("/academy/…/");
    expect(plainPath("/academy/ada@academy.test")).toBe("/academy/…");
  });
});
