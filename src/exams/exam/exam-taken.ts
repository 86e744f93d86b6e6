import { blockOf } from "../../components/LazyBlock";
import { withTexts } from "../../shell/tools";

/** The attempt and its result, with their texts: readers of the rules do not load them. */
export const examTaken = blockOf(withTexts(() => import("./ExamTaken"), "exams", "exams-attempt", "courses-lesson"));
