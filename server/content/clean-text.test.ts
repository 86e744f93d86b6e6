import { describe, expect, it } from "vitest";
import { cleanText } from "./clean-text";

describe("the text cleaner", () => {
  it.each([
    ["A <b>bold</b> &amp; more", "A bold & more"],
    ["Caf&eacute; &#8211; &#x41;&nbsp;b", "Café – A b"],
    ["<p>One</p><p>two<br>three</p>\n\n<ul><li>four</li></ul>", "One two three four"],
    ["un<em>believ</em>able", "unbelievable"],
    ['<a href="/x?a=1&amp;b=2" title="a > b">link</a>', "link"],
    ["before<!-- a <b>note</b> -->after", "beforeafter"],
    ["a<script>alert('<p>')</script>b<STYLE>p { }</STYLE >c", "a b c"],
    ["<div\n\nclass=x>split</div>", "split"],
  ])("replaces entities and strips markup: %s", (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  it.each([
    ["A <b>bold</b> &amp; more", "A <b>bold</b> & more"],
    ["<p>One</p>  <p>two</p>", "<p>One</p> <p>two</p>"],
  ])("keeps markup on request: %s", (text, clean) => {
    expect(cleanText(text, { keep: true })).toBe(clean);
  });

  it.each([
    "1 < 2 and 3 > 2",
    "# 1 of 5 * 3 * 2, snake_case and *stars*",
    "1. first",
    "- [x](y) `code`",
    "> said",
    "C:\\new",
    "---",
  ])("leaves a text without either unchanged: %s", (text) => {
    expect(cleanText(text)).toBe(text);
  });

  it("shows an escaped tag as text, once", () => {
    expect(cleanText("the &lt;title&gt; tag, &amp;lt;")).toBe("the <title> tag, &lt;");
  });

  it("reads indented and empty texts", () => {
    expect(cleanText("      deep <i>in</i>")).toBe("deep in");
    expect(cleanText(" \n ")).toBe("");
    expect(cleanText("<p></p>")).toBe("");
  });
});
