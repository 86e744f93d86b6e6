import { fromPromise } from "xstate";
import type { GetServices } from "../api/services";

export const editingDeskActors = (get: GetServices) => ({
  actors: { loadOverview: fromPromise(async () => (await get("editing")).loadOverview()) },
});
