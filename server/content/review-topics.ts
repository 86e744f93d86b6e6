import type { ContentSource } from "./read";

/**
 * Checks that every topic of a published exam leads to something that teaches it, that its course can be taken, and that
 * both have the same languages.
 */
export function reviewTopics({ courses, exams }: ContentSource): void {
  for (const { slug, rules, locales } of exams) {
    if (rules.value?.status !== "published") continue;
    const english = locales.get("en");
    for (const [index, { id, lesson }] of (english?.value?.topics ?? []).entries())
      if (lesson === undefined && (rules.value.resources[id] ?? []).length === 0)
        english?.complain(
          ["topics", index],
          `leads nowhere after a failed attempt; name a lesson here, or resources for ${id} in exam.yaml`,
        );
    const course = courses.find((one) => one.slug === rules.value?.course);
    if (course?.rules.value?.status === "draft")
      rules.complain(
        ["status"],
        `is published, but its course ${course.slug} is a draft: nobody can finish its lessons; make the exam a draft too`,
      );
    for (const locale of course?.locales.keys() ?? [])
      if (!locales.has(locale))
        rules.complain([], `the exam is missing in ${locale}, which the course ${course?.slug ?? slug} has`);
    for (const locale of course ? locales.keys() : [])
      if (course && !course.locales.has(locale))
        course.rules.complain([], `the course is missing in ${locale}, which its exam ${slug} has`);
  }
}
