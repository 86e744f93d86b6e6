import type { FastifyInstance } from "fastify";
import { plus } from "../../../contract/catalogue/plus";
import { cardOf as courseCardOf } from "../../courses/routes/course-replies";
import { cardOf as seriesCardOf } from "../../courses/routes/series";
import { registerEndpoint } from "../../http/register-endpoint";
import { publishedItems } from "../../routes/items";
import { isPublished } from "./published-courses";

/** What academy-plus contains (R56). */
export async function plusRoutes(app: FastifyInstance): Promise<void> {
  registerEndpoint(
    app,
    plus.content,
    ({ params: { locale }, catalogue }) => ({
      courses: catalogue.courses
        .filter((course) => isPublished(course) && catalogue.courseText(course, "en").text.plan === "plus")
        .map((course) => courseCardOf(catalogue, course, locale)),
      series: publishedItems(catalogue, "series")
        .filter((item) => catalogue.itemText(item, "en").text.plan === "plus")
        .map((item) => seriesCardOf(catalogue, item, locale)),
    }),
    { cache: "kept" },
  );
}
