import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";

export const editingDeskActors = (get: GetServices) => ({ actors: callActors(get, "editing", "loadOverview") });
