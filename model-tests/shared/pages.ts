import { accountDataPage } from "../account/account-data.page";
import { accountDeletionPage } from "../account/account-deletion.page";
import { billingPage } from "../account/billing.page";
import { consentPage } from "../account/consent.page";
import { profilePage } from "../account/profile.page";
import { promoCodePage } from "../account/promo-code.page";
import { signInPage } from "../account/sign-in.page";
import { trialBannerPage } from "../account/trial-banner.page";
import { cataloguePage } from "../catalogue/catalogue.page";
import { learningNowPage } from "../catalogue/learning-now.page";
import { popularPage } from "../catalogue/popular.page";
import { searchPage } from "../catalogue/search.page";
import { searchResultsPage } from "../catalogue/search-results.page";
import type { PageUnderTest } from "../drivers/page-tests";
import { articlePage } from "../pages/article";
import { certificateDeletionPage } from "../pages/certificate-deletion";
import { certificatesPage } from "../pages/certificates";
import { courseLandingPage } from "../pages/course-landing";
import { enrolmentPage } from "../pages/enrolment";
import { episodePage } from "../pages/episode";
import { examPage } from "../pages/exam";
import { examListPage } from "../pages/exam-list";
import { feedbackPage } from "../pages/feedback";
import { glossaryPage } from "../pages/glossary";
import { lessonPage } from "../pages/lesson";
import { myCoursesPage } from "../pages/my-courses";
import { myLearningPage } from "../pages/my-learning";
import { myNotesPage } from "../pages/my-notes";
import { onboardingPage } from "../pages/onboarding";
import { onboardingStepPage } from "../pages/onboarding-step";
import { promoVideoPage } from "../pages/promo-video";
import { publicCertificatePage } from "../pages/public-certificate";
import { ratingPage } from "../pages/rating";
import { schedulePage } from "../pages/schedule";
import { seriesPage } from "../pages/series";
import { seriesListPage } from "../pages/series-list";

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
