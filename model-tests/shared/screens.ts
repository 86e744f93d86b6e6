import { academyScreen } from "../account/academy.screen";
import { accountDataScreen } from "../account/account-data.screen";
import { accountDeletionScreen } from "../account/account-deletion.screen";
import { appearanceScreen } from "../account/appearance.screen";
import { billingScreen } from "../account/billing.screen";
import { consentScreen } from "../account/consent.screen";
import { lazyBlockScreen } from "../account/lazy-block.screen";
import { localeGateScreen } from "../account/locale-gate.screen";
import { noticesScreen } from "../account/notices.screen";
import { profileScreen } from "../account/profile.screen";
import { promoCodeScreen } from "../account/promo-code.screen";
import { reportsScreen } from "../account/reports.screen";
import { shortcutsScreen } from "../account/shortcuts.screen";
import { signInScreen } from "../account/sign-in.screen";
import { trialBannerScreen } from "../account/trial-banner.screen";
import { catalogueScreen } from "../catalogue/catalogue.screen";
import { learningNowScreen } from "../catalogue/learning-now.screen";
import { popularScreen } from "../catalogue/popular.screen";
import { searchScreen } from "../catalogue/search.screen";
import { searchResultsScreen } from "../catalogue/search-results.screen";
import type { Screen } from "../drivers/screen-tests";
import { articleScreen } from "../screens/article";
import { certificateDeletionScreen } from "../screens/certificate-deletion";
import { certificatesScreen } from "../screens/certificates";
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
import { lessonScreen } from "../screens/lesson";
import { myCoursesScreen } from "../screens/my-courses";
import { myLearningScreen } from "../screens/my-learning";
import { myNotesScreen } from "../screens/my-notes";
import { onboardingScreen } from "../screens/onboarding";
import { onboardingStepScreen } from "../screens/onboarding-step";
import { promoPlayerScreen } from "../screens/promo-player";
import { promoVideoScreen } from "../screens/promo-video";
import { publicCertificateScreen } from "../screens/public-certificate";
import { quizScreen } from "../screens/quiz";
import { ratingScreen } from "../screens/rating";
import { scheduleScreen } from "../screens/schedule";
import { seriesScreen } from "../screens/series";
import { seriesListScreen } from "../screens/series-list";
import { stepNoteScreen } from "../screens/step-note";
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
