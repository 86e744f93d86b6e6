import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";

export const planActors = (get: GetServices) => ({
  actors: callActors(get, "session", "loadPlan", "startTrial"),
});
