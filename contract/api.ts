import { admin } from "./account/admin";
import { contentImports } from "./account/content-imports";
import { passkeys } from "./account/passkeys";
import { registration } from "./account/registration";
import { session } from "./account/session";
import { sessions } from "./account/sessions";
import { siteSettings } from "./account/site-settings";
import { plus } from "./catalogue/plus";
import { search } from "./catalogue/search";
import { site } from "./catalogue/site";
import { staffCertificates } from "./certificates/administration";
import { certificates } from "./certificates/certificates";
import { courses } from "./courses/courses";
import { learning } from "./courses/learning";
import { lessons } from "./courses/lessons";
import { notes } from "./courses/notes";
import { onboarding } from "./courses/onboarding";
import { series } from "./courses/series";
import type { Endpoint } from "./endpoint";
import { editing } from "./engagement/editing";
import { engagement } from "./engagement/engagement";
import { inbox } from "./engagement/inbox";
import { reports } from "./engagement/reports";
import { exams, moduleExams } from "./exams/exams";
import { flowComments } from "./flow-comments";
import { faq } from "./library/faq";
import { glossary } from "./library/glossary";
import { templates } from "./library/templates";
import { webinars } from "./library/webinars";
import { flows } from "./telemetry";

/** Every endpoint of the API; the server refuses to start while one of them has no handler. */
export const api: readonly Endpoint[] = [
  session,
  sessions,
  passkeys,
  registration,
  courses,
  plus,
  learning,
  lessons,
  notes,
  exams,
  moduleExams,
  certificates,
  series,
  webinars,
  templates,
  glossary,
  onboarding,
  search,
  site,
  faq,
  engagement,
  flows,
  flowComments,
  editing,
  inbox,
  reports,
  staffCertificates,
  admin,
  contentImports,
  siteSettings,
].flatMap((area) => Object.values<Endpoint>(area));
