import type { PageUnderTest } from "../drivers/page-tests";
import { billingPage } from "./billing";
import { certificateDeletionPage } from "./certificate-deletion";
import { enrolmentPage } from "./enrolment";
import { examPage } from "./exam";
import { feedbackPage } from "./feedback";
import { lessonPage } from "./lesson";
import { profilePage } from "./profile";
import { promoVideoPage } from "./promo-video";

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
];
