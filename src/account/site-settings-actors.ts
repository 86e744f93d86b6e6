import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";

export const siteSettingsActors = (get: GetServices) => ({
  actors: callActors(get, "siteSettings", "loadSiteSettings", "saveSiteSettings"),
});
