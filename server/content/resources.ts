import type { z } from "zod/mini";
import { paths } from "../../src/paths/paths";
import type { ResourceInFile } from "./schemas";

type Written = z.infer<typeof ResourceInFile>;

/** Something to study for a topic of an exam. */
export type TopicResource =
  | { kind: "lesson"; course: string; lesson: number }
  | { kind: "standAloneLesson"; course: string }
  | { kind: "term"; slug: string }
  | { kind: "template"; slug: string };

/** A resource as it is written in exam.yaml; null if it names none, or more than one. */
export function resourceOf({ course, lesson, term, template }: Written): TopicResource | null {
  if ([course, term, template].filter((named) => named !== undefined).length !== 1) return null;
  if (course !== undefined)
    return lesson === undefined ? { kind: "standAloneLesson", course } : { kind: "lesson", course, lesson };
  if (lesson !== undefined) return null;
  if (term !== undefined) return { kind: "term", slug: term };
  return { kind: "template", slug: template ?? "" };
}

/** The page of a resource; null if it names none. */
export function resourceAddress(written: Written): string | null {
  const resource = resourceOf(written);
  switch (resource?.kind) {
    case undefined:
      return null;
    case "lesson":
      return paths.lesson(resource.course, resource.lesson);
    case "standAloneLesson":
      return paths.standaloneCourse(resource.course);
    case "term":
      return paths.term(resource.slug);
    case "template":
      return paths.template(resource.slug);
  }
}
