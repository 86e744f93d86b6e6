import type { Permissions } from "../../../contract/account/session";
import type { Access } from "../../../contract/endpoint";
import type { ErrorCode } from "../../../contract/errors";

/** The caller: a visitor has id 0 and no permissions. */
export interface Actor {
  id: number;
  permissions: Permissions;
}

/** A caller who has not signed in. */
export const visitor: Actor = {
  id: 0,
  permissions: { "academy.admin": false, "academy.courses.edit": false, "academy.student": false, "sst.access": false },
};

type Role = "visitor" | "learner" | "student" | "editor" | "admin";

/** What can be requested. Each action names the resource it acts on. */
export type Action =
  | "course.read"
  | "course.enrol"
  | "course.study"
  | "exam.read"
  | "exam.sit"
  | "series.read"
  | "plusSeries.read"
  | "item.read"
  | "certificate.list"
  | "certificate.delete"
  | "certificate.revoke"
  | "account.edit"
  | "users.manage"
  | "content.import"
  | "flows.see"
  | "signedIn";

interface Subject {
  /** For content; only editors see drafts. */
  status?: "draft" | "published";
  /** For personal data: its owner. */
  ownerId?: number;
  /** For a course being studied: whether the actor is enrolled. */
  enrolled?: boolean;
  /** For academy-plus content: whether the actor's plan does not include it (`needsPlan` of plan.ts). */
  needsPlan?: boolean;
  /** For a series: the requested language. */
  locale?: string;
}

const all: readonly Role[] = ["visitor", "learner", "student", "editor", "admin"];
const signedIn: readonly Role[] = ["learner", "student", "editor", "admin"];
/** Who sees drafts (R10). */
const editors: readonly Role[] = ["editor", "admin"];

/** What only editors may do in other languages. */
const inEnglish: readonly Action[] = ["series.read", "plusSeries.read"];

/** The matrix of R10 and R37: which role may do what at all. */
const roles: Record<Action, readonly Role[]> = {
  "course.read": all,
  "course.enrol": signedIn,
  "course.study": signedIn,
  "exam.read": all,
  "exam.sit": signedIn,
  "series.read": ["student", "editor", "admin"],
  // What it is about; watching it needs a plan (R55).
  "plusSeries.read": signedIn,
  "item.read": all,
  "certificate.list": signedIn,
  "certificate.delete": signedIn,
  "certificate.revoke": ["admin"],
  "account.edit": signedIn,
  "users.manage": ["admin"],
  "content.import": editors,
  "flows.see": editors,
  signedIn,
};

/** The action that an endpoint's access requires of its caller; null for endpoints open to all. */
const actionOf: Record<Access, Action | null> = {
  public: null,
  "signed-in": "signedIn",
  series: "series.read",
  editing: "content.import",
  administration: "users.manage",
};

/** The most powerful role that an account's permissions grant (R10). */
export function roleOf({ id, permissions }: Actor): Role {
  if (id === 0) return "visitor";
  if (permissions["academy.admin"]) return "admin";
  if (permissions["academy.courses.edit"]) return "editor";
  return permissions["academy.student"] ? "student" : "learner";
}

/**
 * The single access function (L25): why `actor` may not do `action` on `subject`, or null if they may. Hidden things
 * are `not_found`, not `forbidden`.
 */
export function refusal(actor: Actor, action: Action, subject: Subject = {}): ErrorCode | null {
  const role = roleOf(actor);
  if (!roles[action].includes(role)) return role === "visitor" ? "signed_out" : "forbidden";
  // Others see series in English only; series in other languages are for editors (section 4, R10).
  if (inEnglish.includes(action) && !editors.includes(role) && (subject.locale ?? "en") !== "en") return "forbidden";
  if (subject.status === "draft" && !editors.includes(role)) return "not_found";
  if (subject.ownerId !== undefined && subject.ownerId !== actor.id) return "not_found";
  // Who is in a course finishes it, also after the plan has ended (R55, record 65).
  if (subject.needsPlan && subject.enrolled !== true) return "plan_needed";
  if (subject.enrolled === false) return "not_enrolled";
  return null;
}

/** Whether someone may call an endpoint with this access at all; decided before the request is read. */
export function refusalToCall(actor: Actor, access: Access): ErrorCode | null {
  const action = actionOf[access];
  return action === null ? null : refusal(actor, action);
}
