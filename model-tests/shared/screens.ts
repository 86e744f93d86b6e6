import type { Screen } from "statechart-testing/drivers/screen-tests";
import { academyScreen } from "../account/academy.screen";
import { accountDataScreen } from "../account/account-data.screen";
import { accountDeletionScreen } from "../account/account-deletion.screen";
import { accountDetailsScreen } from "../account/account-details.screen";
import { accountListScreen } from "../account/account-list.screen";
import { administrationScreen } from "../account/administration.screen";
import { appearanceScreen } from "../account/appearance.screen";
import { auditLogScreen } from "../account/audit-log.screen";
import { billingScreen } from "../account/billing.screen";
import { consentScreen } from "../account/consent.screen";
import { contentImportScreen } from "../account/content-import.screen";
import { contentImportsScreen } from "../account/content-imports.screen";
import { emailChangeScreen } from "../account/email-change.screen";
import { emailConfirmationScreen } from "../account/email-confirmation.screen";
import { failedPageScreen } from "../account/failed-page.screen";
import { forgottenPasswordScreen } from "../account/forgotten-password.screen";
import { lazyBlockScreen } from "../account/lazy-block.screen";
import { localeGateScreen } from "../account/locale-gate.screen";
import { newEmailScreen } from "../account/new-email.screen";
import { newPasswordScreen } from "../account/new-password.screen";
import { noticesScreen } from "../account/notices.screen";
import { passkeySignInScreen } from "../account/passkey-sign-in.screen";
import { passkeysScreen } from "../account/passkeys.screen";
import { passwordChangeScreen } from "../account/password-change.screen";
import { passwordFieldScreen } from "../account/password-field.screen";
import { planScreen } from "../account/plan.screen";
import { profileScreen } from "../account/profile.screen";
import { promoCodeScreen } from "../account/promo-code.screen";
import { promoCodeCreationScreen } from "../account/promo-code-creation.screen";
import { promoCodeEndingScreen } from "../account/promo-code-ending.screen";
import { promoCodeListScreen } from "../account/promo-code-list.screen";
import { ratingRemovalScreen } from "../account/rating-removal.screen";
import { registrationScreen } from "../account/registration.screen";
import { reportsScreen } from "../account/reports.screen";
import { rightsChangeScreen } from "../account/rights-change.screen";
import { sessionsScreen } from "../account/sessions.screen";
import { sessionsEndingScreen } from "../account/sessions-ending.screen";
import { shortcutsScreen } from "../account/shortcuts.screen";
import { signInScreen } from "../account/sign-in.screen";
import { siteSettingsScreen } from "../account/site-settings.screen";
import { siteWorkerScreen } from "../account/site-worker.screen";
import { staffRatingsScreen } from "../account/staff-ratings.screen";
import { trialBannerScreen } from "../account/trial-banner.screen";
import { academyPlusScreen } from "../catalogue/academy-plus.screen";
import { catalogueScreen } from "../catalogue/catalogue.screen";
import { learningNowScreen } from "../catalogue/learning-now.screen";
import { popularScreen } from "../catalogue/popular.screen";
import { recommendedScreen } from "../catalogue/recommended.screen";
import { searchScreen } from "../catalogue/search.screen";
import { searchResultsScreen } from "../catalogue/search-results.screen";
import { certificateDeletionScreen } from "../certificates/certificate-deletion.screen";
import { certificateRevocationScreen } from "../certificates/certificate-revocation.screen";
import { certificatesScreen } from "../certificates/certificates.screen";
import { publicCertificateScreen } from "../certificates/public-certificate.screen";
import { staffCertificatesScreen } from "../certificates/staff-certificates.screen";
import { courseCopyScreen } from "../courses/course-copy.screen";
import { courseLandingScreen } from "../courses/course-landing.screen";
import { deliveryScreen } from "../courses/delivery.screen";
import { enrolmentScreen } from "../courses/enrolment.screen";
import { episodeScreen } from "../courses/episode.screen";
import { landingVideoScreen } from "../courses/landing-video.screen";
import { lessonScreen } from "../courses/lesson.screen";
import { myCoursesScreen } from "../courses/my-courses.screen";
import { myLearningScreen } from "../courses/my-learning.screen";
import { myNotesScreen } from "../courses/my-notes.screen";
import { narrationScreen } from "../courses/narration.screen";
import { onboardingScreen } from "../courses/onboarding.screen";
import { onboardingStepScreen } from "../courses/onboarding-step.screen";
import { playerScreen } from "../courses/player.screen";
import { promoVideoScreen } from "../courses/promo-video.screen";
import { quizScreen } from "../courses/quiz.screen";
import { ratingScreen } from "../courses/rating.screen";
import { seriesScreen } from "../courses/series.screen";
import { seriesListScreen } from "../courses/series-list.screen";
import { stepNoteScreen } from "../courses/step-note.screen";
import { editingDeskScreen } from "../engagement/editing-desk.screen";
import { feedbackScreen } from "../engagement/feedback.screen";
import { feedbackInboxScreen } from "../engagement/feedback-inbox.screen";
import { quizReportsScreen } from "../engagement/quiz-reports.screen";
import { scheduleScreen } from "../engagement/schedule.screen";
import { examScreen } from "../exams/exam.screen";
import { examListScreen } from "../exams/exam-list.screen";
import { articleScreen } from "../library/article.screen";
import { glossaryScreen } from "../library/glossary.screen";
import { webinarRegistrationScreen } from "../library/webinar-registration.screen";

/** Every machine whose view is tested, in the order in which learners encounter them. */
export const screens: readonly Screen[] = [
  signInScreen,
  registrationScreen,
  emailConfirmationScreen,
  forgottenPasswordScreen,
  newPasswordScreen,
  profileScreen,
  passwordChangeScreen,
  passwordFieldScreen,
  emailChangeScreen,
  newEmailScreen,
  passkeySignInScreen,
  passkeysScreen,
  sessionsScreen,
  accountDataScreen,
  accountDeletionScreen,
  promoCodeScreen,
  planScreen,
  academyPlusScreen,
  searchScreen,
  searchResultsScreen,
  learningNowScreen,
  popularScreen,
  recommendedScreen,
  catalogueScreen,
  glossaryScreen,
  webinarRegistrationScreen,
  articleScreen,
  courseLandingScreen,
  enrolmentScreen,
  landingVideoScreen,
  promoVideoScreen,
  ratingScreen,
  courseCopyScreen,
  lessonScreen,
  quizScreen,
  narrationScreen,
  playerScreen,
  deliveryScreen,
  stepNoteScreen,
  myLearningScreen,
  myCoursesScreen,
  myNotesScreen,
  examListScreen,
  examScreen,
  certificatesScreen,
  certificateDeletionScreen,
  certificateRevocationScreen,
  staffCertificatesScreen,
  publicCertificateScreen,
  seriesListScreen,
  seriesScreen,
  episodeScreen,
  onboardingScreen,
  onboardingStepScreen,
  editingDeskScreen,
  feedbackInboxScreen,
  quizReportsScreen,
  administrationScreen,
  accountListScreen,
  accountDetailsScreen,
  rightsChangeScreen,
  sessionsEndingScreen,
  auditLogScreen,
  promoCodeListScreen,
  promoCodeCreationScreen,
  promoCodeEndingScreen,
  staffRatingsScreen,
  ratingRemovalScreen,
  contentImportsScreen,
  contentImportScreen,
  siteSettingsScreen,
  scheduleScreen,
  feedbackScreen,
  academyScreen,
  billingScreen,
  trialBannerScreen,
  localeGateScreen,
  appearanceScreen,
  consentScreen,
  noticesScreen,
  shortcutsScreen,
  reportsScreen,
  lazyBlockScreen,
  failedPageScreen,
  siteWorkerScreen,
];
