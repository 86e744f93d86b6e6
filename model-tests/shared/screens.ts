import type { Screen } from "../drivers/screen-tests";
import { academyScreen } from "../screens/academy";
import { accountDataScreen } from "../screens/account-data";
import { accountDeletionScreen } from "../screens/account-deletion";
import { appearanceScreen } from "../screens/appearance";
import { articleScreen } from "../screens/article";
import { billingScreen } from "../screens/billing";
import { catalogueScreen } from "../screens/catalogue";
import { certificateDeletionScreen } from "../screens/certificate-deletion";
import { certificatesScreen } from "../screens/certificates";
import { consentScreen } from "../screens/consent";
import { courseLandingScreen } from "../screens/course-landing";
import { deliveryScreen } from "../screens/delivery";
import { editingDeskScreen } from "../screens/editing-desk";
import { enrolmentScreen } from "../screens/enrolment";
import { episodeScreen } from "../screens/episode";
import { episodePlayerScreen } from "../screens/episode-player";
import { examScreen } from "../screens/exam";
import { examListScreen } from "../screens/exam-list";
import { feedbackScreen } from "../screens/feedback";
import { glossaryScreen } from "../screens/glossary";
import { landingVideoScreen } from "../screens/landing-video";
import { lazyBlockScreen } from "../screens/lazy-block";
import { learningNowScreen } from "../screens/learning-now";
import { lessonScreen } from "../screens/lesson";
import { localeGateScreen } from "../screens/locale-gate";
import { myCoursesScreen } from "../screens/my-courses";
import { myLearningScreen } from "../screens/my-learning";
import { myNotesScreen } from "../screens/my-notes";
import { noticesScreen } from "../screens/notices";
import { onboardingScreen } from "../screens/onboarding";
import { onboardingStepScreen } from "../screens/onboarding-step";
import { popularScreen } from "../screens/popular";
import { profileScreen } from "../screens/profile";
import { promoCodeScreen } from "../screens/promo-code";
import { promoPlayerScreen } from "../screens/promo-player";
import { promoVideoScreen } from "../screens/promo-video";
import { publicCertificateScreen } from "../screens/public-certificate";
import { quizScreen } from "../screens/quiz";
import { ratingScreen } from "../screens/rating";
import { reportsScreen } from "../screens/reports";
import { scheduleScreen } from "../screens/schedule";
import { searchScreen } from "../screens/search";
import { searchResultsScreen } from "../screens/search-results";
import { seriesScreen } from "../screens/series";
import { seriesListScreen } from "../screens/series-list";
import { shortcutsScreen } from "../screens/shortcuts";
import { signInScreen } from "../screens/sign-in";
import { stepNoteScreen } from "../screens/step-note";
import { trialBannerScreen } from "../screens/trial-banner";
import { videoScreen } from "../screens/video";

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
