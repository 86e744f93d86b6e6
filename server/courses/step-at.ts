import { inLocale } from "../../src/api/query";
import type { ContentFacts } from "../../src/screens/document";
import type { Academy } from "../http/academy";

/** The step at a position of a lesson, for documents that request it (`src/screens/document.ts`). */
export const stepAt =
  ({ catalogue, db }: Pick<Academy, "catalogue" | "db">): ContentFacts["stepAt"] =>
  async ({ locale, slug, lesson, step }) => {
    const known = await catalogue();
    const course = known.course(slug);
    if (!course) return null;
    const { lessons } = await known.courseDocument(
      db,
      course,
      known.courseText(course, inLocale(locale).locale).language,
    );
    const found = lessons[lesson - 1]?.steps[step - 1];
    return found ? { id: found.id, image: found.type === "video" ? found.video.posterUrl : undefined } : null;
  };
