import { webinars } from "../../contract/library/webinars";
import { definePage } from "../shared/define-page";
import { webinarToJoin } from "./article.page";
import { webinarRegistrationScreen } from "./webinar-registration.screen";

export const webinarRegistrationPage = definePage({
  screen: webinarRegistrationScreen,
  path: "/academy/webinars/seo/",
  region: ["[data-part='registration']"],
  calls: {
    loadRegistration: webinars.registration,
    register: webinars.register,
    unregister: webinars.unregister,
  },
  answers: () => [[webinars.bySlug, webinarToJoin]],
  plays: {
    waitForWayIn: "an instant comes, and no call is made",
    waitForEnd: "an instant comes, and no call is made",
  },
});
