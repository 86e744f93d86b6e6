import { z } from "zod/mini";
import { CourseCard } from "../courses/courses";
import { SeriesCard } from "../courses/series";
import { endpoint } from "../endpoint";
import { ContentLocale } from "../primitives";

/** What academy-plus contains: everybody sees that it exists and what it is about (R55). */
export const PlusContent = z.object({ courses: z.array(CourseCard), series: z.array(SeriesCard) });
export type PlusContent = z.infer<typeof PlusContent>;

export const plus = {
  content: endpoint({
    id: "plus.content",
    method: "GET",
    path: "/academy/public/api/v2/academy-plus/{locale}/",
    summary: "The published courses and series of academy-plus (R55, R56).",
    access: "public",
    params: z.object({ locale: ContentLocale }),
    reply: PlusContent,
  }),
};
