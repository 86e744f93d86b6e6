import type { Screen } from "../drivers/screen-tests";
import { accountDataScreen } from "./account-data";
import { accountDeletionScreen } from "./account-deletion";
import { catalogueScreen } from "./catalogue";
import { certificateDeletionScreen } from "./certificate-deletion";
import { certificatesScreen } from "./certificates";
import { courseLandingScreen } from "./course-landing";
import { enrolmentScreen } from "./enrolment";
import { examScreen } from "./exam";
import { lessonScreen } from "./lesson";
import { profileScreen } from "./profile";
import { publicCertificateScreen } from "./public-certificate";
import { quizScreen } from "./quiz";
import { signInScreen } from "./sign-in";
import { videoScreen } from "./video";

/** Every machine whose view is tested, in the order in which a learner meets them. */
export const screens: readonly Screen[] = [
  signInScreen,
  profileScreen,
  accountDataScreen,
  accountDeletionScreen,
  catalogueScreen,
  courseLandingScreen,
  enrolmentScreen,
  lessonScreen,
  quizScreen,
  videoScreen,
  examScreen,
  certificatesScreen,
  certificateDeletionScreen,
  publicCertificateScreen,
];
