import { z } from "zod/mini";
import { ContentIdParam, ContentLocale, Id, Instant, SearchText, Slug } from "../primitives";

/** Which ratings: all filters apply at once. */
export const RatingFilter = z.object({
  /** A part of the learner's email address or name. */
  search: z._default(SearchText, ""),
  /** By its number: of courses that were withdrawn, several may have the same name in addresses. */
  course: z.optional(ContentIdParam),
  stars: z.optional(z.enum(["1", "2", "3", "4", "5"])),
});
export type RatingFilter = z.infer<typeof RatingFilter>;

/** The language of the courses' titles; English where a course does not have it. */
export const TitleLocale = z._default(ContentLocale, "en");

/** A learner's rating of a course, as administrators see it (R9, R62). */
export const AdminRating = z.object({
  /** Another one after each time that the learner rates the course. */
  id: Id,
  learner: z.object({ id: Id, email: z.string(), name: z.string() }),
  course: z.object({ id: Id, slug: Slug, title: z.string() }),
  stars: z.int().check(z.minimum(1), z.maximum(5)),
  ratedAt: Instant,
});
export type AdminRating = z.infer<typeof AdminRating>;

/** How learners have rated a course, in numbers. */
export const RatingNumbers = z.object({
  count: z.int(),
  /** With two decimals; null without ratings. */
  average: z.nullable(z.number()),
  /** How many gave one star, two, three, four, and five. */
  byStars: z.array(z.int()).check(z.length(5)),
  /** Whether visitors see the average: from 5 ratings on (R64). */
  isShown: z.boolean(),
});
export type RatingNumbers = z.infer<typeof RatingNumbers>;

/** A course that has ratings, and how it was rated. A course that was withdrawn has its name in addresses as its title. */
export const CourseRatings = z.object({ id: Id, slug: Slug, title: z.string(), ...RatingNumbers.shape });
export type CourseRatings = z.infer<typeof CourseRatings>;

/** Which rating of the course, and whether it counts from now on. */
export const RatingRemoval = z.object({
  /** The rating that the caller has seen: if the learner has rated again since, nothing is changed. */
  id: Id,
  isRemoved: z.boolean(),
});
