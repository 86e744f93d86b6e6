import type { ExamSource } from "./read";
import { resourceOf } from "./resources";

/**
 * Checks the resources of an exam's topics: each topic exists, and each resource names one thing. Whether that exists
 * is checked with the links.
 */
export function checkResources({ rules, locales }: ExamSource): void {
  const topics = locales.get("en")?.value?.topics;
  for (const [topic, resources] of Object.entries(rules.value?.resources ?? {})) {
    const here = ["resources", topic];
    if (topics && !topics.some(({ id }) => id === topic)) rules.complain(here, "is not a topic of questions.yaml");
    for (const [index, resource] of resources.entries())
      if (resourceOf(resource) === null)
        rules.complain(
          [...here, index],
          "must name a course with the number of a lesson, a standalone lesson as course, a term, or a template",
        );
  }
}
