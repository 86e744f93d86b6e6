import { describeCallActors } from "../api/actors.testing";
import { siteSettingsActors } from "./site-settings-actors";

describeCallActors("an actor of the settings of the home page", siteSettingsActors, {
  siteSettings: ["loadSiteSettings", "saveSiteSettings"],
});
