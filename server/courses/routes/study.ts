import type { ContentLocale } from "../../../contract/primitives";
import type { Account } from "../../account/queries/accounts";
import type { Catalogue } from "../../content/catalogue";
import type { Database } from "../../db/database";
import { ownCourse } from "./courses";

/** A call about a course in which its caller is enrolled. */
export interface Studying {
  account: Account;
  catalogue: Catalogue;
  db: Database;
  now: Date;
  params: { locale: ContentLocale; slug: string };
}

/**
 * A course with its lessons, and what the learner has completed of it, for an enrolled learner.
 * @throws {ApiError} `not_found`, `not_enrolled`
 */
export async function study({ account, catalogue, db, now, params: { locale, slug } }: Studying) {
  const { course, done } = await ownCourse({ account, catalogue, db, now, params: { slug } });
  const { text, language } = catalogue.courseText(course, locale);
  const { lessons: all } = await catalogue.courseDocument(db, course, language);
  return { course, done, summary: text, language, lessons: all };
}
