import { checkCourse } from "./check-course";
import { checkExam } from "./check-exam";
import { checkItems } from "./check-items";
import { type CheckedLinks, checkLinks } from "./check-links";
import { checkOnce, type TakenIds, uniqueIds } from "./check-names";
import { checkTables } from "./check-tables";
import type { Steps } from "./in-turns";
import type { ContentSource } from "./read";
import type { Problem } from "./source";
import type { UnitFacts } from "./unit-facts";

/** What the check has found out about content, for later imports that do not read it again. */
export interface CheckedContent extends CheckedLinks {
  /** All ids, with the files that have them. */
  taken: TakenIds;
}

/**
 * Checks rules that span files, in steps; each mistake is reported where it is.
 * @param problems those of single files; the content adds its own
 * @param kept what is known of folders that were not read
 */
export function* checkSteps(
  content: ContentSource,
  problems: readonly Problem[],
  kept: readonly UnitFacts[] = [],
): Steps<CheckedContent> {
  const { claim, taken } = uniqueIds(new Map(kept.flatMap(({ ids }) => ids)));
  for (const list of [content.categories, content.people, content.templateCategories])
    checkOnce(
      list,
      (list.value ?? []).map(({ id }) => id),
      (index) => [index, "id"],
    );
  for (const course of content.courses) {
    checkCourse(course, content, claim);
    yield;
  }
  for (const exam of content.exams) {
    checkExam(exam, content, claim);
    yield;
  }
  checkItems(content, claim);
  yield;
  yield* checkTables(content);
  return { taken, ...(yield* checkLinks(content, kept, problems)) };
}
