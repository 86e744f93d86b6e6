import type { FastifyPluginAsync } from "fastify";
import { accountRoutes } from "../account/routes/account";
import { adminRoutes } from "../account/routes/admin";
import { sessionRoutes } from "../account/routes/session";
import { signInElsewhereRoutes } from "../account/routes/sign-in-elsewhere";
import { courseListRoutes } from "../catalogue/routes/course-lists";
import { searchRoutes } from "../catalogue/routes/search";
import { siteTextRoutes } from "../catalogue/routes/site-texts";
import { flowRoutes } from "../telemetry/routes";
import { apiDocsRoutes } from "./api-docs";
import { badgeRoutes } from "./badges";
import { certificatePdfRoutes } from "./certificate-pdf";
import { certificateRoutes } from "./certificates";
import { courseRoutes } from "./courses";
import { editingRoutes } from "./editing";
import { engagementRoutes } from "./engagement";
import { examRoutes } from "./exams";
import { faqRoutes } from "./faq";
import { glossaryRoutes } from "./glossary";
import { learningRoutes } from "./learning";
import { lessonRoutes } from "./lessons";
import { noteRoutes } from "./notes";
import { onboardingRoutes } from "./onboarding";
import { schedulingRoutes } from "./scheduling";
import { seriesRoutes } from "./series";
import { templateRoutes } from "./templates";
import { webinarCalendarRoutes } from "./webinar-calendar";
import { webinarRoutes } from "./webinars";

/** Every area of the API. */
export const areas: readonly FastifyPluginAsync[] = [
  sessionRoutes,
  signInElsewhereRoutes,
  accountRoutes,
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
  editingRoutes,
  adminRoutes,
  apiDocsRoutes,
];
