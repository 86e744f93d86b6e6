import { session } from "../../contract/account/session";
import { courses } from "../../contract/courses/courses";
import { profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { learningNowScreen } from "./learning-now.screen";

export const learningNowPage = definePage({
  screen: learningNowScreen,
  path: "/academy/",
  region: ["main section[aria-busy][aria-label]"],
  calls: { loadInProgress: courses.inProgress, loadMore: courses.inProgress },
  keepsLearner: true,
  answers: () => [
    [session.profile, { userProfile: profileOf(7), specialRights: false }],
    [courses.progressMap, {}],
  ],
});
