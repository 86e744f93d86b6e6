import { expect, it } from "vitest";
import { courseOf } from "./courses";
import type { Slide } from "./script";
import { drawSlide } from "./slide";

const slide: Slide = {
  title: "Q & A: une check-list",
  points: ["1.000 avant", "1.500 après"],
  figure: "bars",
  say: "",
  seconds: 8,
  amounts: [1000, 1500],
};

function drawn(changes: Partial<Slide> = {}): string {
  const { lesson, ...course } = courseOf("seo-basics-1", "fr");
  return drawSlide({ ...slide, ...changes }, { index: 0, count: 1, course, lesson, locale: "fr" }, 8, 1);
}

it("is marked with its language, and names the course in it", () => {
  expect(drawn()).toContain('lang="fr"');
  expect(drawn()).toContain("Les bases du SEO · 1");
});

it("shows its text as text, with hyphenated words in one piece", () => {
  expect(drawn()).toContain("Q &amp; A: une check-&NoBreak;list");
});

it("draws the amounts of its script, however its points write them", () => {
  const figure = (changes: Partial<Slide>) => drawn(changes).split('class="panel"')[1];
  expect(figure({ points: ["mille", "mille cinq cents"] })).toBe(figure({}));
  expect(figure({ amounts: [1000, 3000] })).not.toBe(figure({}));
});
