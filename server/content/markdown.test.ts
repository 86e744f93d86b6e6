import { describe, expect, it } from "vitest";
import { toHtml, toText } from "./markdown";

it("keeps tables, lists and headings with ids, one level lower", () => {
  const html = toHtml("## What it is\n\n| A | B |\n| - | - |\n| 1 | `x` |\n\n1. one\n2. two");
  expect(html).toContain('<h3 id="text-what-it-is">What it is</h3>');
  expect(html).toContain('<div data-scroll="" tabindex="0" role="group" aria-label="A, B"><table>');
  expect(html).toContain("<td><code>x</code></td>");
  expect(html).toContain("<ol>");
});

it("names what scrolls by itself, since the Tab key stops there", () => {
  expect(toHtml("```\n\nlet a = 1;\nlet b = 2;\n```")).toContain(
    '<pre tabindex="0" role="group" aria-label="let a = 1;">',
  );
});

it("shows raw HTML as typed, and drops scripts in links", () => {
  expect(toHtml("<script>alert(1)</script>\n<img src=x onerror=alert(1)>")).toBe(
    "<p>&#x3C;script>alert(1)&#x3C;/script></p>\n<p>&#x3C;img src=x onerror=alert(1)></p>",
  );
  expect(toHtml('The <title> and *the <b onclick="x">b</b>*, [x](javascript:alert(1))')).toBe(
    '<p>The &#x3C;title> and <em>the &#x3C;b onclick="x">b&#x3C;/b></em>, <a>x</a></p>',
  );
  expect(toHtml("- <b>a</b>\n\n> <div>\n\n<!-- a note -->")).not.toMatch(/<(b>|div|!)/);
});

it("guards links that leave the site", () => {
  expect(toHtml("[x](https://example.org/)")).toContain('<a href="https://example.org/" rel="noopener noreferrer">');
  expect(toHtml("[x](/academy/courses/)")).toBe('<p><a href="/academy/courses/">x</a></p>');
});

describe("Markdown as one line of plain text", () => {
  it("has the words without formatting", () => {
    expect(
      toText("## What *it* is\n\nOne\ntwo &amp; [three](/x/).\n\n| A | B |\n| - | - |\n| 1 | `x` |\n\n- four\n- five"),
    ).toBe("What it is One two & three. A B 1 x four five");
  });

  it("has no raw HTML", () => {
    expect(toText("A <b>bold</b> &amp; more\n\n<div>\n<p>One</p><p>*two*</p>\n</div>")).toBe("A bold & more One two");
    expect(toText("- <b>five</b>\n\n<script>\nlet a = 1;\n</script>\n\n<!-- a note -->\nsix")).toBe("five six");
  });

  it("keeps raw HTML on request, as the page does", () => {
    expect(toText("The <title> tag\n\n- <b>five</b> &amp; six", { keep: true })).toBe(
      "The <title> tag <b>five</b> & six",
    );
  });

  it("keeps HTML that is code", () => {
    expect(toText("Write `<b>` so:\n\n```html\n<b>bold</b> &amp;\n```")).toBe("Write <b> so: <b>bold</b> &amp;");
  });
});
