import type { FastifyPluginAsync } from "fastify";
import { accountRoutes } from "../account/routes/account";
import { adminRoutes } from "../account/routes/admin";
import { changePasswordRoutes } from "../account/routes/change-password";
import { registrationRoutes } from "../account/routes/registration";
import { sessionRoutes } from "../account/routes/session";
import { signInElsewhereRoutes } from "../account/routes/sign-in-elsewhere";
import { courseListRoutes } from "../catalogue/routes/course-lists";
import { searchRoutes } from "../catalogue/routes/search";
import { siteTextRoutes } from "../catalogue/routes/site-texts";
import { badgeRoutes } from "../certificates/routes/badges";
import { certificatePdfRoutes } from "../certificates/routes/certificate-pdf";
import { certificateRoutes } from "../certificates/routes/certificates";
import { courseRoutes } from "../courses/routes/courses";
import { learningRoutes } from "../courses/routes/learning";
import { lessonRoutes } from "../courses/routes/lessons";
import { noteRoutes } from "../courses/routes/notes";
import { onboardingRoutes } from "../courses/routes/onboarding";
import { seriesRoutes } from "../courses/routes/series";
import { editingRoutes } from "../engagement/routes/editing";
import { engagementRoutes } from "../engagement/routes/engagement";
import { schedulingRoutes } from "../engagement/routes/scheduling";
import { examRoutes } from "../exams/routes/exams";
import { flowCommentRoutes } from "../flows/routes/comments";
import { faqRoutes } from "../library/routes/faq";
import { glossaryRoutes } from "../library/routes/glossary";
import { templateRoutes } from "../library/routes/templates";
import { webinarCalendarRoutes } from "../library/routes/webinar-calendar";
import { webinarRoutes } from "../library/routes/webinars";
import { mailboxRoutes } from "../mail/routes";
import { flowRoutes } from "../telemetry/routes";
import { apiDocsRoutes } from "./api-docs";

/** Every area of the API. */
export const areas: readonly FastifyPluginAsync[] = [
  sessionRoutes,
  signInElsewhereRoutes,
  accountRoutes,
  registrationRoutes,
  changePasswordRoutes,
  mailboxRoutes,
  courseRoutes,
  courseListRoutes,
  learningRoutes,
  lessonRoutes,
  noteRoutes,
  examRoutes,
  certificateRoutes,
  certificatePdfRoutes,
  badgeRoutes,
  seriesRoutes,
  searchRoutes,
  webinarRoutes,
  webinarCalendarRoutes,
  templateRoutes,
  glossaryRoutes,
  onboardingRoutes,
  siteTextRoutes,
  faqRoutes,
  schedulingRoutes,
  engagementRoutes,
  flowRoutes,
  flowCommentRoutes,
  editingRoutes,
  adminRoutes,
  apiDocsRoutes,
];
