import { addressesOf } from "../api/addresses";
import { catalogueDocument } from "../catalogue/catalogue/document";
import { homeDocument } from "../catalogue/home/document";
import { certificatesDocument } from "../certificates/certificates/document";
import { courseLandingDocument } from "../courses/course-landing/document";
import { lessonDocument } from "../courses/lesson/document";
import { myLearningDocument } from "../courses/my-learning/document";
import { examListDocument } from "../exams/exam-list/document";
import type { ContentFacts, Preload, ScreenDocument } from "../screens/document";
import type { OpenScreen } from "../screens/ScreenOutlet";

/** The documents of screens, by view. */
export const documents: Partial<Record<string, ScreenDocument>> = {
  home: homeDocument,
  catalogue: catalogueDocument,
  certificates: certificatesDocument,
  "course-landing": courseLandingDocument,
  "exam-list": examListDocument,
  lesson: lessonDocument,
  "my-learning": myLearningDocument,
};

/** What a document requests, by its addresses. */
export interface PreloadedAddresses extends Pick<Preload, "image" | "module"> {
  /** Who is here: what a learner's page shows depends on it. */
  profile: string;
  /** The page's other first calls, path with query. */
  calls: string[];
}

/** What a learner's document requests for a screen; without what cannot be found out now. */
export async function preloadOf(open: OpenScreen | undefined, facts: ContentFacts): Promise<PreloadedAddresses> {
  const none: Preload = { calls: [] };
  const asked = async () => (await (open && documents[open.view]?.preload?.(open.input, facts))) ?? none;
  const { calls, ...shown } = await asked().catch(() => none);
  const [profile = "", ...others] = await addressesOf([["session", "loadProfile"], ...calls]);
  return { profile, calls: others, ...shown };
}
