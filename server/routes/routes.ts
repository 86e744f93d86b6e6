import type { FastifyPluginAsync } from "fastify";
import { accountRoutes } from "../account/routes/account";
import { adminRoutes } from "../account/routes/admin";
import { adminAccountRoutes } from "../account/routes/admin-accounts";
import { adminFileRoutes } from "../account/routes/admin-files";
import { adminPromoCodeRoutes } from "../account/routes/admin-promo-codes";
import { adminRatingRoutes } from "../account/routes/admin-ratings";
import { billingRoutes } from "../account/routes/billing";
import { changeEmailRoutes } from "../account/routes/change-email";
import { changePasswordRoutes } from "../account/routes/change-password";
import { contentImportRoutes } from "../account/routes/content-imports";
import { passkeySignInRoutes } from "../account/routes/passkey-sign-in";
import { passkeysRoutes } from "../account/routes/passkeys";
import { planRoutes } from "../account/routes/plan";
import { registrationRoutes } from "../account/routes/registration";
import { sessionRoutes } from "../account/routes/session";
import { sessionsRoutes } from "../account/routes/sessions";
import { signInElsewhereRoutes } from "../account/routes/sign-in-elsewhere";
import { siteSettingsRoutes } from "../account/routes/site-settings";
import { courseListRoutes } from "../catalogue/routes/course-lists";
import { plusRoutes } from "../catalogue/routes/plus";
import { searchRoutes } from "../catalogue/routes/search";
import { siteTextRoutes } from "../catalogue/routes/site-texts";
import { staffCertificateRoutes } from "../certificates/routes/administration";
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
import { inboxRoutes } from "../engagement/routes/inbox";
import { reportRoutes } from "../engagement/routes/reports";
import { schedulingRoutes } from "../engagement/routes/scheduling";
import { examRoutes } from "../exams/routes/exams";
import { flowCommentRoutes } from "../flows/routes/comments";
import { faqRoutes } from "../library/routes/faq";
import { glossaryRoutes } from "../library/routes/glossary";
import { templateRoutes } from "../library/routes/templates";
import { webinarCalendarRoutes } from "../library/routes/webinar-calendar";
import { webinarRegistrationRoutes } from "../library/routes/webinar-registrations";
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
  changeEmailRoutes,
  changePasswordRoutes,
  sessionsRoutes,
  passkeysRoutes,
  passkeySignInRoutes,
  planRoutes,
  billingRoutes,
  mailboxRoutes,
  courseRoutes,
  courseListRoutes,
  plusRoutes,
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
  webinarRegistrationRoutes,
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
  inboxRoutes,
  reportRoutes,
  staffCertificateRoutes,
  adminRoutes,
  adminAccountRoutes,
  contentImportRoutes,
  siteSettingsRoutes,
  adminFileRoutes,
  adminPromoCodeRoutes,
  adminRatingRoutes,
  apiDocsRoutes,
];
