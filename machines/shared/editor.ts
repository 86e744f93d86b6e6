import type { Permissions } from "../../contract/account/session";

/** Whether the present account edits the content or administers the site: it can see drafts (R10). */
export const isEditor = ({ learner }: { learner: { permissions: Permissions } | null }): boolean =>
  learner !== null && (learner.permissions["academy.courses.edit"] || learner.permissions["academy.admin"]);
