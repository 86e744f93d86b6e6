import { expect, it } from "vitest";
import { toHtml, toText } from "./markdown";

it("keeps tables, lists and headings with ids, one level lower", () => {
  const html = toHtml("## What it is\n\n| A | B |\n| - | - |\n| 1 | `x` |\n\n1. one\n2. two");
  expect(html).toContain('<h3 id="text-what-it-is">What it is</h3>');
  expect(html).toContain('<div data-scroll="" tabindex="0"><table>');
  expect(html).toContain("<td><code>x</code></td>");
  expect(html).toContain("<ol>");
});

it("drops raw HTML and scripts in links", () => {
  const html = toHtml(
    '<script>alert(1)</script><img src=x onerror=alert(1)> [x](javascript:alert(1)) <b onclick="x">b</b>',
  );
  expect(html).not.toMatch(/script|onerror|onclick|<img|<b/);
});

it("guards links that leave the site", () => {
  expect(toHtml("[x](https://example.org/)")).toContain('<a href="https://example.org/" rel="noopener noreferrer">');
  expect(toHtml("[x](/academy/courses/)")).toBe('<p><a href="/academy/courses/">x</a></p>');
});

it("reads Markdown as one line of plain text", () => {
  expect(
    toText("## What *it* is\n\nOne\ntwo & [three](/x/).\n\n| A | B |\n| - | - |\n| 1 | `x` |\n\n- four\n- <b>five</b>"),
  ).toBe("What it is One two & three. A B 1 x four five");
});
