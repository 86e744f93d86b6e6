import { eventually, pageTimeoutMs } from "statechart-testing/drivers/eventually";
import { courses } from "../../contract/courses/courses";
import { videoStep } from "../../machines/samples";
import { openLesson, stepPath } from "../courses/open-lesson";
import { definePage } from "../shared/define-page";
import { pageOf } from "../shared/samples";
import { recommendedScreen } from "./recommended.screen";

const lastStep = { ...videoStep, done: true };

export const recommendedPage = definePage({
  screen: recommendedScreen,
  path: stepPath(lastStep),
  // It is at the lesson's end, which follows the last step. The key is the same in every language, and is heard once the
  // step is there.
  opens: async (user) => {
    await eventually(() => user.expectVisible({ role: "heading", name: lastStep.title }), pageTimeoutMs);
    await user.key("n");
  },
  region: ["article[data-type]", "[data-part='recommended']"],
  calls: { loadRecommended: { call: courses.recommended, replyFor: pageOf } },
  never: { "without a course": "it follows an exam, and tests of the exam's page show it" },
  answers: () => [...openLesson(lastStep), [courses.progressMap, {}]],
});
