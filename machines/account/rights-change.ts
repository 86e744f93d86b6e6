import type { AdminUser } from "../../contract/account/admin";
import type { Permissions } from "../../contract/account/session";
import { createStaffAction } from "./staff-action";

export type Right = keyof Permissions;

/**
 * The rights of their own that administrators do not change: they would be without the right to administer, or led away
 * from the academy. Only another administrator can undo that.
 */
export const isKeptForOthers = (right: Right): boolean => right === "academy.admin" || right === "sst.access";

/** A right that an account is given or loses. */
export interface RightsChange {
  id: number;
  email: string;
  right: Right;
  /** The rights that the administrator has seen, and those that the account is to have. */
  was: Permissions;
  permissions: Permissions;
  /** How many sessions end with it. */
  sessions: number;
  /** How many administrators there are now. */
  administrators: number;
}

/** The change of one right of an account, from what is seen of it. */
export const changeOf = (
  { id, email, permissions, otherSessions, administrators }: Seen,
  right: Right,
): RightsChange => ({
  id,
  email,
  right,
  was: permissions,
  permissions: { ...permissions, [right]: !permissions[right] },
  // The server ends the sessions of an account that becomes staff, or no longer is.
  sessions: right === "academy.admin" || right === "academy.courses.edit" ? otherSessions : 0,
  administrators,
});

interface Seen {
  id: number;
  email: string;
  permissions: Permissions;
  otherSessions: number;
  administrators: number;
}

/** Giving an account a right, or taking it away (R62). */
export const rightsChangeMachine = createStaffAction<RightsChange, AdminUser & { sessionsEnded: number }>({
  id: "rightsChange",
  description: "Giving an account a right, or taking it away.",
  screen: "RightsDialog",
  requirements: ["R62"],
  undoOf: (change) => ({
    ...change,
    was: change.permissions,
    permissions: change.was,
    administrators:
      change.administrators + Number(change.permissions["academy.admin"]) - Number(change.was["academy.admin"]),
  }),
});
