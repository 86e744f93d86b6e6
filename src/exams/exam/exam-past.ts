import { blockOf } from "../../components/LazyBlock";
import { withTexts } from "../../shell/tools";

/** Earlier attempts, with their texts: learners without any do not load them. */
export const examPast = blockOf(withTexts(() => import("./ExamPast"), "exams", "exams-attempt", "courses-lesson"));
