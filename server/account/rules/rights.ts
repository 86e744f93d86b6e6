import type { Permissions } from "../../../contract/account/session";

/** The rights that make an account staff (R10). */
const ofStaff = ["academy.admin", "academy.courses.edit"] as const;

/** Whether a change gives or takes a right of staff. */
export const changesStaff = (before: Permissions, after: Permissions): boolean =>
  ofStaff.some((right) => before[right] !== after[right]);

/** Whether two accounts have the same rights. */
export const isSame = (a: Permissions, b: Permissions): boolean =>
  (Object.keys(a) as (keyof Permissions)[]).every((right) => a[right] === b[right]);

/** Whether these rights keep an administrator from administering: without that right, or led away from the academy. */
export const isLockedOut = (permissions: Permissions): boolean =>
  !permissions["academy.admin"] || permissions["sst.access"];
