import type { Permissions } from "../../../contract/account/session";

/** The rights of accounts, and the name of each among the texts. */
export const rightKeys = {
  "academy.admin": "admin",
  "academy.courses.edit": "editor",
  "academy.student": "student",
  "sst.access": "mainSite",
} as const satisfies Record<keyof Permissions, string>;

/** In the order in which they are shown. */
export const rights = Object.keys(rightKeys) as (keyof Permissions)[];
