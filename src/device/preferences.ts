import { tab } from "./storage";

const intentKey = "academy.intent";
/** The key under which a tab keeps the session that it is recording, across reloads. */
export const recordingKey = "academy.recording";
/** The specification's own name (section 4). */
const trialKey = "pop-shown-try-for-free";

/** Whether a visitor wanted to enroll in this course; returned once, in this tab only. */
export const rememberIntent = (slug: string): void => tab.write(intentKey, slug);
export function takeIntent(slug: string): boolean {
  const intended = tab.read(intentKey) === slug;
  if (intended) tab.remove(intentKey);
  return intended;
}

export const readTrialShown = (): boolean => tab.read(trialKey) !== null;
export const writeTrialShown = (): void => tab.write(trialKey, "1");
