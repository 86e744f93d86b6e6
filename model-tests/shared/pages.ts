import type { PageUnderTest } from "statechart-testing/drivers/page-tests";
import { academyPage } from "../account/academy.page";
import { accountDataPage } from "../account/account-data.page";
import { accountDeletionPage } from "../account/account-deletion.page";
import { accountDetailsPage } from "../account/account-details.page";
import { accountListPage } from "../account/account-list.page";
import { administrationPage } from "../account/administration.page";
import { appearancePage } from "../account/appearance.page";
import { auditLogPage } from "../account/audit-log.page";
import { billingPage } from "../account/billing.page";
import { consentPage } from "../account/consent.page";
import { contentImportPage } from "../account/content-import.page";
import { contentImportsPage } from "../account/content-imports.page";
import { emailChangePage } from "../account/email-change.page";
import { emailConfirmationPage } from "../account/email-confirmation.page";
import { failedPagePage } from "../account/failed-page.page";
import { forgottenPasswordPage } from "../account/forgotten-password.page";
import { newEmailPage } from "../account/new-email.page";
import { newPasswordPage } from "../account/new-password.page";
import { noticesPage } from "../account/notices.page";
import { passkeySignInPage } from "../account/passkey-sign-in.page";
import { passkeysPage } from "../account/passkeys.page";
import { passwordChangePage } from "../account/password-change.page";
import { planPage } from "../account/plan.page";
import { profilePage } from "../account/profile.page";
import { promoCodePage } from "../account/promo-code.page";
import { promoCodeCreationPage } from "../account/promo-code-creation.page";
import { promoCodeEndingPage } from "../account/promo-code-ending.page";
import { promoCodeListPage } from "../account/promo-code-list.page";
import { ratingRemovalPage } from "../account/rating-removal.page";
import { registrationPage } from "../account/registration.page";
import { reportsPage } from "../account/reports.page";
import { rightsChangePage } from "../account/rights-change.page";
import { sessionsPage } from "../account/sessions.page";
import { sessionsEndingPage } from "../account/sessions-ending.page";
import { shortcutsPage } from "../account/shortcuts.page";
import { signInPage } from "../account/sign-in.page";
import { siteSettingsPage } from "../account/site-settings.page";
import { staffRatingsPage } from "../account/staff-ratings.page";
import { trialBannerPage } from "../account/trial-banner.page";
import { academyPlusPage } from "../catalogue/academy-plus.page";
import { cataloguePage } from "../catalogue/catalogue.page";
import { learningNowPage } from "../catalogue/learning-now.page";
import { popularPage } from "../catalogue/popular.page";
import { recommendedPage } from "../catalogue/recommended.page";
import { searchPage } from "../catalogue/search.page";
import { searchResultsPage } from "../catalogue/search-results.page";
import { certificateDeletionPage } from "../certificates/certificate-deletion.page";
import { certificateRevocationPage } from "../certificates/certificate-revocation.page";
import { certificatesPage } from "../certificates/certificates.page";
import { publicCertificatePage } from "../certificates/public-certificate.page";
import { staffCertificatesPage } from "../certificates/staff-certificates.page";
import { courseCopyPage } from "../courses/course-copy.page";
import { courseLandingPage } from "../courses/course-landing.page";
import { deliveryPage } from "../courses/delivery.page";
import { enrolmentPage } from "../courses/enrolment.page";
import { episodePage } from "../courses/episode.page";
import { landingVideoPage } from "../courses/landing-video.page";
import { lessonPage } from "../courses/lesson.page";
import { myCoursesPage } from "../courses/my-courses.page";
import { myLearningPage } from "../courses/my-learning.page";
import { myNotesPage } from "../courses/my-notes.page";
import { narrationPage } from "../courses/narration.page";
import { onboardingPage } from "../courses/onboarding.page";
import { onboardingStepPage } from "../courses/onboarding-step.page";
import { playerPage } from "../courses/player.page";
import { promoVideoPage } from "../courses/promo-video.page";
import { quizPage } from "../courses/quiz.page";
import { ratingPage } from "../courses/rating.page";
import { seriesPage } from "../courses/series.page";
import { seriesListPage } from "../courses/series-list.page";
import { stepNotePage } from "../courses/step-note.page";
import { editingDeskPage } from "../engagement/editing-desk.page";
import { feedbackPage } from "../engagement/feedback.page";
import { feedbackInboxPage } from "../engagement/feedback-inbox.page";
import { quizReportsPage } from "../engagement/quiz-reports.page";
import { schedulePage } from "../engagement/schedule.page";
import { examPage } from "../exams/exam.page";
import { examListPage } from "../exams/exam-list.page";
import { articlePage } from "../library/article.page";
import { glossaryPage } from "../library/glossary.page";
import { webinarRegistrationPage } from "../library/webinar-registration.page";

/** Every machine tested on its real page. */
export const pages: readonly PageUnderTest[] = [
  profilePage,
  billingPage,
  enrolmentPage,
  lessonPage,
  examPage,
  promoVideoPage,
  certificateDeletionPage,
  staffCertificatesPage,
  certificateRevocationPage,
  feedbackPage,
  signInPage,
  registrationPage,
  emailConfirmationPage,
  forgottenPasswordPage,
  newPasswordPage,
  cataloguePage,
  courseLandingPage,
  certificatesPage,
  publicCertificatePage,
  promoCodePage,
  planPage,
  academyPlusPage,
  seriesListPage,
  seriesPage,
  articlePage,
  consentPage,
  examListPage,
  glossaryPage,
  webinarRegistrationPage,
  learningNowPage,
  myCoursesPage,
  myLearningPage,
  myNotesPage,
  narrationPage,
  onboardingPage,
  onboardingStepPage,
  popularPage,
  recommendedPage,
  schedulePage,
  searchPage,
  searchResultsPage,
  trialBannerPage,
  ratingPage,
  episodePage,
  passkeysPage,
  passkeySignInPage,
  passwordChangePage,
  emailChangePage,
  newEmailPage,
  sessionsPage,
  accountDataPage,
  accountDeletionPage,
  academyPage,
  appearancePage,
  noticesPage,
  reportsPage,
  shortcutsPage,
  deliveryPage,
  landingVideoPage,
  playerPage,
  quizPage,
  stepNotePage,
  editingDeskPage,
  feedbackInboxPage,
  quizReportsPage,
  administrationPage,
  accountListPage,
  accountDetailsPage,
  rightsChangePage,
  sessionsEndingPage,
  auditLogPage,
  promoCodeListPage,
  promoCodeCreationPage,
  promoCodeEndingPage,
  staffRatingsPage,
  ratingRemovalPage,
  contentImportsPage,
  contentImportPage,
  siteSettingsPage,
  courseCopyPage,
  failedPagePage,
];
