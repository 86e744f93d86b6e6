import { checkCourse } from "./check-course";
import { checkExam } from "./check-exam";
import { checkItems } from "./check-items";
import { checkOnce, type TakenIds, uniqueIds } from "./check-names";
import type { ContentSource } from "./read";

/**
 * Checks rules that span files; each mistake is reported where it is.
 * @param others the ids in files that were not read
 * @returns all ids, with the files that have them
 */
export function checkContent(content: ContentSource, others: TakenIds = new Map()): TakenIds {
  const { claim, taken } = uniqueIds(others);
  for (const list of [content.categories, content.people, content.templateCategories])
    checkOnce(
      list,
      (list.value ?? []).map(({ id }) => id),
      (index) => [index, "id"],
    );
  for (const course of content.courses) checkCourse(course, content, claim);
  for (const exam of content.exams) checkExam(exam, content, claim);
  checkItems(content, claim);
  return taken;
}
