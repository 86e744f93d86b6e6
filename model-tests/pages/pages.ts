import type { PageUnderTest } from "../drivers/page-tests";
import { accountDataPage } from "./account-data";
import { accountDeletionPage } from "./account-deletion";
import { articlePage } from "./article";
import { billingPage } from "./billing";
import { cataloguePage } from "./catalogue";
import { certificateDeletionPage } from "./certificate-deletion";
import { certificatesPage } from "./certificates";
import { consentPage } from "./consent";
import { courseLandingPage } from "./course-landing";
import { enrolmentPage } from "./enrolment";
import { episodePage } from "./episode";
import { examPage } from "./exam";
import { examListPage } from "./exam-list";
import { feedbackPage } from "./feedback";
import { glossaryPage } from "./glossary";
import { learningNowPage } from "./learning-now";
import { lessonPage } from "./lesson";
import { myCoursesPage } from "./my-courses";
import { myLearningPage } from "./my-learning";
import { myNotesPage } from "./my-notes";
import { onboardingPage } from "./onboarding";
import { onboardingStepPage } from "./onboarding-step";
import { popularPage } from "./popular";
import { profilePage } from "./profile";
import { promoCodePage } from "./promo-code";
import { promoVideoPage } from "./promo-video";
import { publicCertificatePage } from "./public-certificate";
import { ratingPage } from "./rating";
import { schedulePage } from "./schedule";
import { searchPage } from "./search";
import { searchResultsPage } from "./search-results";
import { seriesPage } from "./series";
import { seriesListPage } from "./series-list";
import { signInPage } from "./sign-in";
import { trialBannerPage } from "./trial-banner";

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
