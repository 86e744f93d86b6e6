import type { Screen } from "../drivers/screen-tests";
import { academyScreen } from "./academy";
import { accountDataScreen } from "./account-data";
import { accountDeletionScreen } from "./account-deletion";
import { appearanceScreen } from "./appearance";
import { billingScreen } from "./billing";
import { catalogueScreen } from "./catalogue";
import { certificateDeletionScreen } from "./certificate-deletion";
import { certificatesScreen } from "./certificates";
import { consentScreen } from "./consent";
import { courseLandingScreen } from "./course-landing";
import { enrolmentScreen } from "./enrolment";
import { episodeScreen } from "./episode";
import { episodePlayerScreen } from "./episode-player";
import { examScreen } from "./exam";
import { feedbackScreen } from "./feedback";
import { landingVideoScreen } from "./landing-video";
import { lazyBlockScreen } from "./lazy-block";
import { learningNowScreen } from "./learning-now";
import { lessonScreen } from "./lesson";
import { localeGateScreen } from "./locale-gate";
import { onboardingScreen } from "./onboarding";
import { onboardingStepScreen } from "./onboarding-step";
import { popularScreen } from "./popular";
import { profileScreen } from "./profile";
import { promoCodeScreen } from "./promo-code";
import { promoPlayerScreen } from "./promo-player";
import { promoVideoScreen } from "./promo-video";
import { publicCertificateScreen } from "./public-certificate";
import { quizScreen } from "./quiz";
import { ratingScreen } from "./rating";
import { scheduleScreen } from "./schedule";
import { searchScreen } from "./search";
import { seriesScreen } from "./series";
import { seriesListScreen } from "./series-list";
import { signInScreen } from "./sign-in";
import { trialBannerScreen } from "./trial-banner";
import { videoScreen } from "./video";

/** Every machine whose view is tested, in the order in which a learner meets them. */
export const screens: readonly Screen[] = [
  signInScreen,
  profileScreen,
  accountDataScreen,
  accountDeletionScreen,
  promoCodeScreen,
  searchScreen,
  learningNowScreen,
  popularScreen,
  catalogueScreen,
  courseLandingScreen,
  enrolmentScreen,
  landingVideoScreen,
  promoVideoScreen,
  promoPlayerScreen,
  ratingScreen,
  lessonScreen,
  quizScreen,
  videoScreen,
  examScreen,
  certificatesScreen,
  certificateDeletionScreen,
  publicCertificateScreen,
  seriesListScreen,
  seriesScreen,
  episodeScreen,
  episodePlayerScreen,
  onboardingScreen,
  onboardingStepScreen,
  scheduleScreen,
  feedbackScreen,
  academyScreen,
  billingScreen,
  trialBannerScreen,
  localeGateScreen,
  appearanceScreen,
  consentScreen,
  lazyBlockScreen,
];
