import { sessions } from "../../../contract/account/sessions";
import type { Call } from "../../api/call";

export const sessionsService = (call: Call) => ({
  loadSessions: async () => (await call(sessions.list, {})).sessions,
  endSession: ({ id }: { id: number }) => call(sessions.end, { params: { id: String(id) } }),
  /** Staff confirm that it is them; the answer says until when that counts. */
  confirmSession: async ({ password }: { password: string }) =>
    (await call(sessions.confirm, { body: { password } })).confirmedUntil,
  endOtherSessions: () => call(sessions.endOthers, {}),
});
