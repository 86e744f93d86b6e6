import { site } from "../../contract/catalogue/site";
import { definePage } from "../drivers/page-tests";
import { scheduleScreen } from "../screens/schedule";

export const schedulePage = definePage({
  screen: scheduleScreen,
  path: "/academy/schedule/intro/",
  calls: { loadEventType: site.eventType },
});
