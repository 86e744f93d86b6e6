import { expect, it } from "vitest";
import { isHarmlessLink, isWebAddress } from "./links";

it.each(["", "first-steps", "/academy/courses/first-steps/", "https://cdn.example/a.png?x=1&y=ä", "HTTP://x", "a/b:c"])(
  "%j can be a link",
  (link) => expect(isHarmlessLink(link)).toBe(true),
);

it.each([
  "javascript:alert(1)",
  "JavaScript:alert(1)",
  "\u0001javascript:alert(1)",
  " javascript:alert(1)",
  "java\tscript:alert(1)",
  "data:text/html,x",
  "mailto:a@b",
  "//evil.example",
  "\\\\evil.example",
  "/\\evil.example",
])("%j cannot", (link) => expect([isHarmlessLink(link), isWebAddress(link)]).toEqual([false, false]));
