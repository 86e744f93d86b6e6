import type { LaterTexts } from "../../translation";

export { texts as common } from "./common";

export const later: LaterTexts = {
  account: () => import("./account"),
  catalogue: () => import("./catalogue"),
  "catalogue-lists": () => import("./catalogue-lists"),
  certificates: () => import("./certificates"),
  courses: () => import("./courses"),
  "courses-lesson": () => import("./courses-lesson"),
  "courses-my-learning": () => import("./courses-my-learning"),
  "courses-onboarding": () => import("./courses-onboarding"),
  "courses-series": () => import("./courses-series"),
  engagement: () => import("./engagement"),
  exams: () => import("./exams"),
  library: () => import("./library"),
};
