import { createStaffAction } from "./staff-action";

/** The account that is signed out, and in how many sessions. */
export interface SessionsEnding {
  id: number;
  email: string;
  sessions: number;
}

/** Signing an account out everywhere (R62). */
export const sessionsEndingMachine = createStaffAction<SessionsEnding, { sessionsEnded: number }>({
  id: "sessionsEnding",
  description: "Signing an account out everywhere.",
  screen: "SessionsEndingDialog",
  requirements: ["R62"],
});
