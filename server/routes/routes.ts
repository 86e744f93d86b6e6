import type { FastifyPluginAsync } from "fastify";
import { accountRoutes } from "./account";
import { adminRoutes } from "./admin";
import { apiDocsRoutes } from "./api-docs";
import { certificateRoutes } from "./certificates";
import { courseListRoutes } from "./course-lists";
import { courseRoutes } from "./courses";
import { engagementRoutes } from "./engagement";
import { examRoutes } from "./exams";
import { learningRoutes } from "./learning";
import { lessonRoutes } from "./lessons";
import { onboardingRoutes } from "./onboarding";
import { schedulingRoutes } from "./scheduling";
import { searchRoutes } from "./search";
import { seriesRoutes } from "./series";
import { sessionRoutes } from "./session";
import { signInElsewhereRoutes } from "./sign-in-elsewhere";
import { siteTextRoutes } from "./site-texts";
import { templateRoutes } from "./templates";
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
  examRoutes,
  certificateRoutes,
  seriesRoutes,
  searchRoutes,
  webinarRoutes,
  templateRoutes,
  onboardingRoutes,
  siteTextRoutes,
  schedulingRoutes,
  engagementRoutes,
  adminRoutes,
  apiDocsRoutes,
];
