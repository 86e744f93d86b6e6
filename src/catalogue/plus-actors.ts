import { callActors } from "../api/call-actors";
import type { GetServices } from "../api/services";

export const academyPlusActors = (get: GetServices) => ({
  actors: callActors(get, "plus", "loadPlus"),
});
