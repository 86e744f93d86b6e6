import { describe, expect, it } from "vitest";
import { textOf, toHtml } from "./markdown";

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

describe("links within a text", () => {
  const idsIn = (html: string) => [...html.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
  const targetsIn = (html: string) => [...html.matchAll(/href="#([^"]*)"/g)].map(([, target]) => target);

  it("lead to its headings, by their words", () => {
    const html = toHtml("[a](#two-words) [b](#über) [c](#%C3%BCber) [d](#elsewhere)\n\n## Two words\n\n### Über");
    expect(idsIn(html)).toEqual(["text-two-words", "text-über"]);
    expect(targetsIn(html)).toEqual(["text-two-words", "text-über", "text-über", "elsewhere"]);
  });

  it("lead from a footnote's number to the footnote and back, and to no other text's", () => {
    const [one, other] = ["One", "Two"].map((word) => toHtml(`${word}[^1] and again[^1].\n\n[^1]: A *note*.`));
    const ids = idsIn(one ?? "");
    expect(ids).toHaveLength(3);
    expect(targetsIn(one ?? "").every((target) => ids.includes(target))).toBe(true);
    expect(new Set(targetsIn(one ?? "")).size).toBe(3);
    expect(idsIn(other ?? "").some((id) => ids.includes(id))).toBe(false);
  });

  it("say what they are in every language", () => {
    const html = toHtml("A[^n].\n\n[^n]: Note.");
    for (const role of ["doc-noteref", "doc-endnotes", "doc-backlink"]) expect(html).toContain(`role="${role}"`);
    expect(html).not.toMatch(/Footnotes|Back to|describedby/);
  });
});

describe("HTML of Markdown as one line of plain text", () => {
  const read = (markdown: string) => textOf(toHtml(markdown));

  it("has the words without formatting", () => {
    expect(
      read("## What *it* is\n\nOne\ntwo &amp; [three](/x/).\n\n| A | B |\n| - | - |\n| 1 | `x` |\n\n- four\n- five"),
    ).toBe("What it is One two & three. A B 1 x four five");
  });

  it("has raw HTML as it was typed, as the page shows it", () => {
    expect(read("The <title> tag\n\n- <b>five</b> &amp; six")).toBe("The <title> tag <b>five</b> & six");
    expect(read("<script>\nlet a = 1 < 2;\n</script>\n\n<!-- a note -->\nsix")).toBe(
      "<script> let a = 1 < 2; </script> <!-- a note --> six",
    );
  });

  it("has HTML that is code", () => {
    expect(read("Write `<b>` so:\n\n```html\n<b>bold</b> &amp;\n```")).toBe("Write <b> so: <b>bold</b> &amp;");
  });

  it("has nothing of attributes, whatever they contain", () => {
    // The frame of a table is named by its heads.
    expect(read('[a](/x/ "b > \\"c\\" <d>")\n\n| 1 > "0" |\n| - |\n| 2 < 3 |')).toBe('a 1 > "0" 2 < 3');
  });

  it("leaves what looks like a reference as it is", () => {
    expect(read("&amp;#x3C; and `&#x26;` and 💡")).toBe("&#x3C; and &#x26; and 💡");
  });
});
