import { editing } from "../../../contract/engagement/editing";
import type { Call } from "../../api/call";

export const editingService = (call: Call) => ({
  loadOverview: () => call(editing.overview, {}),
});
