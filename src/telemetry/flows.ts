import { type FlowStep, flows } from "../../contract/telemetry";
import type { Call } from "../api/call";

export const flowsService = (call: Call) => ({
  /** Goes on when the page does not. */
  addSteps: (steps: FlowStep[]) => call(flows.addSteps, { body: { steps } }, { keepalive: true }),
});
