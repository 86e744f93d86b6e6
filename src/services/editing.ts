import { editing } from "../../contract/editing";
import type { Call } from "./call";

export const editingService = (call: Call) => ({
  loadOverview: () => call(editing.overview, {}),
});
