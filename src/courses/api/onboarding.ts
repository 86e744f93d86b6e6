import { onboarding } from "../../../contract/courses/onboarding";
import type { Call } from "../../api/call";
import type { Keyed } from "../../api/query";

export const onboardingService = (call: Call) => ({
  loadSteps: async () => (await call(onboarding.steps, {})).data,
  loadProgress: () => call(onboarding.progress, {}),
  passStep: ({ id, key }: Keyed & { id: number }) => call(onboarding.pass, { params: { id: String(id) } }, { key }),
});
