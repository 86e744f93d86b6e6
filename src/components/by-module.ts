import type { CourseModule } from "../../contract/courses/progress";

/** Lessons with their module's title; all of them without a title if the course has no modules. */
export interface ModuleGroup<Lesson> {
  id: number;
  title: string | null;
  lessons: Lesson[];
}

/** A course's lessons by module, in the modules' order. */
export const byModule = <Lesson extends { number: number }>(
  modules: readonly CourseModule[],
  lessons: readonly Lesson[],
): ModuleGroup<Lesson>[] =>
  modules.length === 0
    ? [{ id: 0, title: null, lessons: [...lessons] }]
    : modules.map(({ id, title, lessons: numbers }) => ({
        id,
        title,
        lessons: lessons.filter(({ number }) => numbers.includes(number)),
      }));
