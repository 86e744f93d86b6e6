// @vitest-environment happy-dom
/** What a course's page says of its ratings, to readers and to search engines. */
import { afterEach, expect, it } from "vitest";
import { CourseData } from "../../src/courses/course-landing/CourseData";
import { CourseIntro } from "../../src/courses/course-landing/CourseIntro";
import { openPage } from "../drivers/page";
import { course } from "../shared/samples";

let close = () => {};
afterEach(() => close());

async function shown(rating: typeof course.rating) {
  const rated = { ...course, rating };
  ({ close } = await openPage(
    <>
      <CourseIntro course={rated} />
      <CourseData course={rated} />
    </>,
  ));
  const [data] = [...document.querySelectorAll('script[type="application/ld+json"]')];
  return { text: document.body.textContent, data: JSON.parse(data?.textContent ?? "{}") };
}

it("shows average and number, and tells search engines (R64)", async () => {
  const { text, data } = await shown({ average: 4, count: 12 });
  expect(text).toContain("4.0 out of 5 (12 ratings)");
  expect(data.aggregateRating).toEqual({
    "@type": "AggregateRating",
    ratingValue: 4,
    ratingCount: 12,
    bestRating: 5,
    worstRating: 1,
  });
});

it("says nothing with fewer ratings than are shown", async () => {
  const { text, data } = await shown(null);
  expect(text).not.toContain("out of 5");
  expect(data).not.toHaveProperty("aggregateRating");
});
