import type { PageUnderTest } from "../drivers/page-tests";
import { accountDataPage } from "../pages/account-data";
import { accountDeletionPage } from "../pages/account-deletion";
import { articlePage } from "../pages/article";
import { billingPage } from "../pages/billing";
import { cataloguePage } from "../pages/catalogue";
import { certificateDeletionPage } from "../pages/certificate-deletion";
import { certificatesPage } from "../pages/certificates";
import { consentPage } from "../pages/consent";
import { courseLandingPage } from "../pages/course-landing";
import { enrolmentPage } from "../pages/enrolment";
import { episodePage } from "../pages/episode";
import { examPage } from "../pages/exam";
import { examListPage } from "../pages/exam-list";
import { feedbackPage } from "../pages/feedback";
import { glossaryPage } from "../pages/glossary";
import { learningNowPage } from "../pages/learning-now";
import { lessonPage } from "../pages/lesson";
import { myCoursesPage } from "../pages/my-courses";
import { myLearningPage } from "../pages/my-learning";
import { myNotesPage } from "../pages/my-notes";
import { onboardingPage } from "../pages/onboarding";
import { onboardingStepPage } from "../pages/onboarding-step";
import { popularPage } from "../pages/popular";
import { profilePage } from "../pages/profile";
import { promoCodePage } from "../pages/promo-code";
import { promoVideoPage } from "../pages/promo-video";
import { publicCertificatePage } from "../pages/public-certificate";
import { ratingPage } from "../pages/rating";
import { schedulePage } from "../pages/schedule";
import { searchPage } from "../pages/search";
import { searchResultsPage } from "../pages/search-results";
import { seriesPage } from "../pages/series";
import { seriesListPage } from "../pages/series-list";
import { signInPage } from "../pages/sign-in";
import { trialBannerPage } from "../pages/trial-banner";

/** Every machine that is tested on its real page. */
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
  accountDataPage,
  accountDeletionPage,
];
