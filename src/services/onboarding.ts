import { onboarding } from "../../contract/onboarding";
import type { Call } from "./call";
import type { Keyed } from "./query";

export const onboardingService = (call: Call) => ({
  loadSteps: async () => (await call(onboarding.steps, {})).data,
  loadProgress: () => call(onboarding.progress, {}),
  passStep: ({ id, key }: Keyed & { id: number }) => call(onboarding.pass, { params: { id: String(id) } }, { key }),
});
