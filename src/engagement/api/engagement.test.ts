import { expect, it } from "vitest";
import { pageOf } from "./engagement";

it.each([
  ["/academy/courses/seo-basics/", "/academy/courses/seo-basics/"],
  ["/academy/search/?search=%22a%20b%22&page=2", "/academy/search/?search=%22a%20b%22&page=2"],
  ["https://www.academy.example/academy/courses/", "/academy/courses/"],
  ["/academy/no-such-p\u00e4ge/", "/academy/"],
  ["/", "/academy/"],
  ["http://[", "/academy/"],
])("a message about %s is sent for %s", (url, page) => {
  expect(pageOf(url)).toBe(page);
});
