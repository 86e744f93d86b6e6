import { site } from "../../contract/site";
import { definePage } from "../drivers/page-tests";
import { scheduleScreen } from "../screens/schedule";

export const schedulePage = definePage({
  screen: scheduleScreen,
  path: "/academy/schedule/intro/",
  calls: { loadEventType: site.eventType },
});
