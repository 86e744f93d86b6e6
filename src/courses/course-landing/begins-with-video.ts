import type { Course } from "../../../contract/courses/courses";

/** Whether a standalone lesson starts with its video. */
export const beginsWithVideo = ({ standAloneLessonInfo: info, clip }: Course): boolean =>
  Boolean(info?.videoUrl && clip);
