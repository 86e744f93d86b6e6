import fc from "fast-check";
import { expect, it } from "vitest";
import { returnPath } from "./return-path";

it.each([
  "/academy/",
  "/academy/courses/?search=a%20b&duration=short",
  "/academy/courses/first-steps/lessons/lesson-1/?step=2#notes",
  "/academy/search/?query=https://x.example//y",
  "/academy/apiary/",
  "/academy/flows/quiz/?transition=quiz.asking+answer.submit",
])("%s is a valid return path", (path) => expect(returnPath(path)).toBe(path));

it("is normalized like in browsers", () =>
  expect(returnPath("/academy/a/../courses/ä/")).toBe("/academy/courses/%C3%A4/"));

it.each([
  undefined,
  ["/academy/courses/"],
  "",
  "/",
  "/academy",
  "courses/",
  "//evil.example/academy/",
  "https://evil.example/academy/",
  "/\\evil.example/academy/",
  "/academy/\\..\\..\\evil.example",
  "/academy//evil.example",
  "/academy/..//evil.example/",
  "/academy/%2e%2e/sign-out/",
  "/academy/../../sign-out/",
  "/academy/\tcourses/",
  "/academy/\u0000",
  "/academy/api/auth/oidc/start/",
  "/academy/%61pi/auth/oidc/start/",
  "/academy/./api/auth/oidc/start/",
  "/academy/private/api/v2/auth/logout/",
  "/academy/sign-in/?returnTo=/academy/",
  `/academy/${"x".repeat(1000)}`,
])("%j becomes the home page", (path) => expect(returnPath(path)).toBe("/academy/"));

it("is never another site and always ASCII, for any input", () => {
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
    fc.string({ unit: "binary" }),
    fc.array(parts, { maxLength: 10 }).map((pieces) => pieces.join("")),
  );
  fc.assert(
    fc.property(attempts, (attempt) => {
      for (const path of [attempt, `/academy/${attempt}`]) {
        expect(new URL(returnPath(path), "https://academy.test").origin).toBe("https://academy.test");
        expect(returnPath(path)).toMatch(/^[\x21-\x7e]+$/);
      }
    }),
    { numRuns: 500 },
  );
});
