import type { Permissions } from "../../contract/account/session";
import { isEditor } from "./editor";

/** Who sees a section: editors see a part of what administrators see (R62). */
export type Staff = "editors" | "administrators";

/** The names of the sections. */
export type SectionKey =
  | "accounts"
  | "audit"
  | "certificates"
  | "editing"
  | "feedback"
  | "imports"
  | "promoCodes"
  | "quizReports"
  | "ratings"
  | "settings";

/** A section of the administration: its page, and who sees it. Texts have its key: `administration.sections.*`. */
interface AdministrationSection {
  key: SectionKey;
  path: string;
  isFor: Staff;
}

/** The sections in the order of the navigation (R62). A new one needs an entry here, its texts, and its route. */
const all: readonly AdministrationSection[] = [
  { key: "accounts", path: "/academy/administration/accounts/", isFor: "administrators" },
  { key: "audit", path: "/academy/administration/audit/", isFor: "administrators" },
  { key: "certificates", path: "/academy/administration/certificates/", isFor: "administrators" },
  { key: "promoCodes", path: "/academy/administration/promo-codes/", isFor: "administrators" },
  { key: "editing", path: "/academy/editing/", isFor: "editors" },
  { key: "feedback", path: "/academy/administration/feedback/", isFor: "editors" },
  { key: "imports", path: "/academy/administration/imports/", isFor: "administrators" },
  { key: "quizReports", path: "/academy/administration/quiz-reports/", isFor: "editors" },
  { key: "ratings", path: "/academy/administration/ratings/", isFor: "administrators" },
  { key: "settings", path: "/academy/administration/settings/", isFor: "administrators" },
];

/** The sections of the administration that these people may open (R62). */
export const sectionsFor = (who: Staff): readonly AdministrationSection[] =>
  all.filter(({ isFor }) => who === "administrators" || isFor === "editors");

/** What the present account is in the administration; null for learners and visitors (R10). */
export function staffIn(present: { learner: { permissions: Permissions } | null }): Staff | null {
  if (present.learner?.permissions["academy.admin"]) return "administrators";
  return isEditor(present) ? "editors" : null;
}
