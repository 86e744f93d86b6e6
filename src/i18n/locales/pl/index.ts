import type { LaterTexts } from "../../translation";

export { texts as common } from "./common";

export const later: LaterTexts = {
  account: () => import("./account"),
  certificates: () => import("./certificates"),
  exam: () => import("./exam"),
  finding: () => import("./finding"),
  lesson: () => import("./lesson"),
  library: () => import("./library"),
  series: () => import("./series"),
  tools: () => import("./tools"),
};
