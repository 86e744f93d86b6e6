import { admin } from "./admin";
import { certificates } from "./certificates";
import { courses } from "./courses";
import type { Endpoint } from "./endpoint";
import { engagement } from "./engagement";
import { exams, moduleExams } from "./exams";
import { learning } from "./learning";
import { lessons } from "./lessons";
import { onboarding } from "./onboarding";
import { search } from "./search";
import { series } from "./series";
import { session } from "./session";
import { site } from "./site";
import { templates } from "./templates";
import { webinars } from "./webinars";

/** Every endpoint of the API; the server refuses to start while one of them has no handler. */
export const api: readonly Endpoint[] = [
  session,
  courses,
  learning,
  lessons,
  exams,
  moduleExams,
  certificates,
  series,
  webinars,
  templates,
  onboarding,
  search,
  site,
  engagement,
  admin,
].flatMap((area) => Object.values<Endpoint>(area));
