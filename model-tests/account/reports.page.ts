import { definePage } from "../shared/define-page";
import { reportsScreen } from "./reports.screen";

export const reportsPage = definePage({
  screen: reportsScreen,
  path: "/academy/courses/#counted",
  region: ["[role='dialog']"],
  calls: {},
  plays: { watchReports: "it reads what this tab has counted, and no call is made" },
});
