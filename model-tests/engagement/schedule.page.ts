import { site } from "../../contract/catalogue/site";
import { definePage } from "../shared/define-page";
import { scheduleScreen } from "./schedule.screen";

export const schedulePage = definePage({
  screen: scheduleScreen,
  path: "/academy/schedule/intro/",
  calls: { loadEventType: site.eventType },
});
