import { checkCourse } from "./check-course";
import { checkExam } from "./check-exam";
import { checkItems } from "./check-items";
import { checkOnce, uniqueIds } from "./check-names";
import type { ContentSource } from "./read";

/** Checks rules that span files; each mistake is reported where it is. */
export function checkContent(content: ContentSource): void {
  const claim = uniqueIds();
  for (const list of [content.categories, content.people, content.templateCategories])
    checkOnce(
      list,
      (list.value ?? []).map(({ id }) => id),
      (index) => [index, "id"],
    );
  for (const course of content.courses) checkCourse(course, content, claim);
  for (const exam of content.exams) checkExam(exam, content, claim);
  checkItems(content, claim);
}
