import type { Screen } from "../drivers/screen-tests";
import { academyScreen } from "./academy";
import { accountDataScreen } from "./account-data";
import { accountDeletionScreen } from "./account-deletion";
import { appearanceScreen } from "./appearance";
import { articleScreen } from "./article";
import { billingScreen } from "./billing";
import { catalogueScreen } from "./catalogue";
import { certificateDeletionScreen } from "./certificate-deletion";
import { certificatesScreen } from "./certificates";
import { consentScreen } from "./consent";
import { courseLandingScreen } from "./course-landing";
import { deliveryScreen } from "./delivery";
import { editingDeskScreen } from "./editing-desk";
import { enrolmentScreen } from "./enrolment";
import { episodeScreen } from "./episode";
import { episodePlayerScreen } from "./episode-player";
import { examScreen } from "./exam";
import { examListScreen } from "./exam-list";
import { feedbackScreen } from "./feedback";
import { glossaryScreen } from "./glossary";
import { landingVideoScreen } from "./landing-video";
import { lazyBlockScreen } from "./lazy-block";
import { learningNowScreen } from "./learning-now";
import { lessonScreen } from "./lesson";
import { localeGateScreen } from "./locale-gate";
import { myCoursesScreen } from "./my-courses";
import { myLearningScreen } from "./my-learning";
import { myNotesScreen } from "./my-notes";
import { noticesScreen } from "./notices";
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
import { reportsScreen } from "./reports";
import { scheduleScreen } from "./schedule";
import { searchScreen } from "./search";
import { searchResultsScreen } from "./search-results";
import { seriesScreen } from "./series";
import { seriesListScreen } from "./series-list";
import { shortcutsScreen } from "./shortcuts";
import { signInScreen } from "./sign-in";
import { stepNoteScreen } from "./step-note";
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
  searchResultsScreen,
  learningNowScreen,
  popularScreen,
  catalogueScreen,
  glossaryScreen,
  articleScreen,
  courseLandingScreen,
  enrolmentScreen,
  landingVideoScreen,
  promoVideoScreen,
  promoPlayerScreen,
  ratingScreen,
  lessonScreen,
  quizScreen,
  videoScreen,
  deliveryScreen,
  stepNoteScreen,
  myLearningScreen,
  myCoursesScreen,
  myNotesScreen,
  examListScreen,
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
  editingDeskScreen,
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
];
