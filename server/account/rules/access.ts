import type { Permissions } from "../../../contract/account/session";
import type { Access } from "../../../contract/endpoint";
import type { ErrorCode } from "../../../contract/errors";

/** Who asks: a visitor has id 0 and no permission. */
export interface Actor {
  id: number;
  permissions: Permissions;
}

/** Whoever has not signed in. */
export const visitor: Actor = {
  id: 0,
  permissions: { "academy.admin": false, "academy.courses.edit": false, "academy.student": false, "sst.access": false },
};

type Role = "visitor" | "learner" | "student" | "editor" | "admin";

/** What may be asked for. Each action names the resource it acts on. */
export type Action =
  | "course.read"
  | "course.enrol"
  | "course.study"
  | "exam.read"
  | "exam.sit"
  | "series.read"
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
  /** Of content; a draft is seen by editors only. */
  status?: "draft" | "published";
  /** Of a personal thing: whose it is. */
  ownerId?: number;
  /** Of a course that is studied: whether the actor is in it. */
  enrolled?: boolean;
  /** Of a series: the language it is asked for in. */
  locale?: string;
}

const all: readonly Role[] = ["visitor", "learner", "student", "editor", "admin"];
const signedIn: readonly Role[] = ["learner", "student", "editor", "admin"];
/** Who sees drafts (R10). */
const editors: readonly Role[] = ["editor", "admin"];

/** The matrix of R10 and R37: which role may do what at all. */
const roles: Record<Action, readonly Role[]> = {
  "course.read": all,
  "course.enrol": signedIn,
  "course.study": signedIn,
  "exam.read": all,
  "exam.sit": signedIn,
  "series.read": ["student", "editor", "admin"],
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

/** What an endpoint's access asks of whoever calls it; null for those open to all. */
const actionOf: Record<Access, Action | null> = {
  public: null,
  "signed-in": "signedIn",
  series: "series.read",
  editing: "content.import",
  administration: "users.manage",
};

/** The strongest role that an account's permissions give (R10). */
export function roleOf({ id, permissions }: Actor): Role {
  if (id === 0) return "visitor";
  if (permissions["academy.admin"]) return "admin";
  if (permissions["academy.courses.edit"]) return "editor";
  return permissions["academy.student"] ? "student" : "learner";
}

/**
 * The one access function (L25): why `actor` may not do `action` on `subject`, or null if they may. What somebody must
 * not know of is `not_found`, not `forbidden`.
 */
export function refusal(actor: Actor, action: Action, subject: Subject = {}): ErrorCode | null {
  const role = roleOf(actor);
  if (!roles[action].includes(role)) return role === "visitor" ? "signed_out" : "forbidden";
  // Students see series in English only; the languages of others are the editors' (section 4, R10).
  if (action === "series.read" && role === "student" && (subject.locale ?? "en") !== "en") return "forbidden";
  if (subject.status === "draft" && !editors.includes(role)) return "not_found";
  if (subject.ownerId !== undefined && subject.ownerId !== actor.id) return "not_found";
  if (subject.enrolled === false) return "not_enrolled";
  return null;
}

/** Whether somebody may call an endpoint of this access at all: what can be told before the request is read. */
export function refusalToCall(actor: Actor, access: Access): ErrorCode | null {
  const action = actionOf[access];
  return action === null ? null : refusal(actor, action);
}
