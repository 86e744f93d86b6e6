import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";

export const reportActors = (get: GetServices) => ({ actors: callActors(get, "reports", "loadReports") });
