import type { Course } from "../../../contract/courses/courses";

/** Whether a lesson that stands alone begins with its video. */
export const beginsWithVideo = ({ standAloneLessonInfo: info }: Course): boolean => Boolean(info?.videoUrl);
