import { type FlowStep, flows } from "../../contract/telemetry";
import type { Call } from "../api/call";

export const flowsService = (call: Call) => ({
  /** Continues when the page is closed. */
  addSteps: (steps: FlowStep[]) => call(flows.addSteps, { body: { steps } }, { keepalive: true }),
});
