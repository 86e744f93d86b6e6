import { flows, type UsageCounts } from "../../contract/telemetry";
import type { Call } from "../api/call";

export const flowsService = (call: Call) => ({
  token: async () => (await call(flows.token, {})).token,
  /** Continues when the page is closed. */
  addCounts: (counts: UsageCounts) => call(flows.addCounts, { body: counts }, { keepalive: true }),
});
