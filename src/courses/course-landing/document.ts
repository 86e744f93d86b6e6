import type { courseLandingMachine } from "../../../machines/courses/course-landing";
import { defineDocument } from "../../screens/document";

export const courseLandingDocument = defineDocument<typeof courseLandingMachine>({
  preload: ({ locale, slug }) => ({ calls: [["courses", "checkEnrolment", { locale, slug }]] }),
});
