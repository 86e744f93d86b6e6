import type { Permissions } from "../../contract/account/session";

/** Whether whoever is here now edits the content or administers the site: they see drafts (R10). */
export const isEditor = ({ learner }: { learner: { permissions: Permissions } | null }): boolean =>
  learner !== null && (learner.permissions["academy.courses.edit"] || learner.permissions["academy.admin"]);
