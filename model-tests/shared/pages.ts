import type { PageUnderTest } from "statechart-testing/drivers/page-tests";
import { academyPage } from "../account/academy.page";
import { accountDataPage } from "../account/account-data.page";
import { accountDeletionPage } from "../account/account-deletion.page";
import { appearancePage } from "../account/appearance.page";
import { billingPage } from "../account/billing.page";
import { consentPage } from "../account/consent.page";
import { emailConfirmationPage } from "../account/email-confirmation.page";
import { failedPagePage } from "../account/failed-page.page";
import { forgottenPasswordPage } from "../account/forgotten-password.page";
import { newPasswordPage } from "../account/new-password.page";
import { noticesPage } from "../account/notices.page";
import { passwordChangePage } from "../account/password-change.page";
import { profilePage } from "../account/profile.page";
import { promoCodePage } from "../account/promo-code.page";
import { registrationPage } from "../account/registration.page";
import { reportsPage } from "../account/reports.page";
import { shortcutsPage } from "../account/shortcuts.page";
import { signInPage } from "../account/sign-in.page";
import { trialBannerPage } from "../account/trial-banner.page";
import { cataloguePage } from "../catalogue/catalogue.page";
import { learningNowPage } from "../catalogue/learning-now.page";
import { popularPage } from "../catalogue/popular.page";
import { searchPage } from "../catalogue/search.page";
import { searchResultsPage } from "../catalogue/search-results.page";
import { certificateDeletionPage } from "../certificates/certificate-deletion.page";
import { certificatesPage } from "../certificates/certificates.page";
import { publicCertificatePage } from "../certificates/public-certificate.page";
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
import { schedulePage } from "../engagement/schedule.page";
import { examPage } from "../exams/exam.page";
import { examListPage } from "../exams/exam-list.page";
import { articlePage } from "../library/article.page";
import { glossaryPage } from "../library/glossary.page";

/** Every machine tested on its real page. */
export const pages: readonly PageUnderTest[] = [
  profilePage,
  billingPage,
  enrolmentPage,
  lessonPage,
  examPage,
  promoVideoPage,
  certificateDeletionPage,
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
  seriesListPage,
  seriesPage,
  articlePage,
  consentPage,
  examListPage,
  glossaryPage,
  learningNowPage,
  myCoursesPage,
  myLearningPage,
  myNotesPage,
  onboardingPage,
  onboardingStepPage,
  popularPage,
  schedulePage,
  searchPage,
  searchResultsPage,
  trialBannerPage,
  ratingPage,
  episodePage,
  passwordChangePage,
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
  courseCopyPage,
  failedPagePage,
];
