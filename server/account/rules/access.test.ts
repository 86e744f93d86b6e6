import { describe, expect, it } from "vitest";
import { type Action, type Actor, refusal, refusalToCall, roleOf, visitor } from "./access";

const account = (id: number, ...flags: (keyof Actor["permissions"])[]): Actor => ({
  id,
  permissions: { ...visitor.permissions, ...Object.fromEntries(flags.map((flag) => [flag, true])) },
});
const learner = account(1);
const student = account(2, "academy.student");
const editor = account(3, "academy.courses.edit");
const admin = account(4, "academy.admin");

it("derives the role from the permissions (R10)", () => {
  expect([visitor, learner, student, editor, admin].map(roleOf)).toEqual([
    "visitor",
    "learner",
    "student",
    "editor",
    "admin",
  ]);
});

it("grants a visitor nothing", () => {
  expect(visitor).toEqual({
    id: 0,
    permissions: {
      "academy.admin": false,
      "academy.courses.edit": false,
      "academy.student": false,
      "sst.access": false,
    },
  });
});

describe("refusal", () => {
  const personal: Action[] = [
    "course.enrol",
    "course.study",
    "exam.sit",
    "certificate.list",
    "certificate.delete",
    "account.edit",
    "signedIn",
  ];
  it.each(personal)("%s requires a visitor to sign in and admits everyone else", (action) => {
    expect(refusal(visitor, action)).toBe("signed_out");
    for (const actor of [learner, student, editor, admin]) expect(refusal(actor, action)).toBeNull();
  });
  it("lets everyone read published content", () => {
    for (const action of ["course.read", "exam.read"] as const)
      expect(refusal(visitor, action, { status: "published" })).toBeNull();
  });
  it("hides drafts from everyone but editors", () => {
    for (const actor of [visitor, learner, student])
      expect(refusal(actor, "course.read", { status: "draft" })).toBe("not_found");
    for (const actor of [editor, admin]) expect(refusal(actor, "course.read", { status: "draft" })).toBeNull();
  });
  it("hides what belongs to others", () => {
    expect(refusal(learner, "certificate.delete", { ownerId: 1 })).toBeNull();
    expect(refusal(learner, "certificate.delete", { ownerId: 2 })).toBe("not_found");
    expect(refusal(admin, "certificate.delete", { ownerId: 2 })).toBe("not_found");
  });
  it("lets only enrolled learners study a course", () => {
    for (const actor of [learner, editor, admin])
      expect(refusal(actor, "course.study", { enrolled: false })).toBe("not_enrolled");
  });
  it("shows series to students in English, and to editors in every language (R10)", () => {
    expect(refusal(visitor, "series.read", { locale: "en" })).toBe("signed_out");
    expect(refusal(learner, "series.read", { locale: "en" })).toBe("forbidden");
    expect(refusal(student, "series.read", { locale: "en" })).toBeNull();
    expect(refusal(student, "series.read", { locale: "es" })).toBe("forbidden");
    for (const actor of [editor, admin]) expect(refusal(actor, "series.read", { locale: "ja" })).toBeNull();
  });
  it("lets students do everything else in every language", () => {
    for (const action of ["course.read", "exam.sit", "item.read"] as const)
      expect(refusal(student, action, { locale: "es" })).toBeNull();
  });
  it("gives administrators access to other people's accounts and certificates, and also editors access to content", () => {
    for (const action of ["users.manage", "certificate.revoke"] as const)
      expect([learner, student, editor, admin].map((actor) => refusal(actor, action))).toEqual([
        "forbidden",
        "forbidden",
        "forbidden",
        null,
      ]);
    expect([visitor, student, editor, admin].map((actor) => refusal(actor, "content.import"))).toEqual([
      "signed_out",
      "forbidden",
      null,
      null,
    ]);
  });
  it("decides before a request is read who may call at all", () => {
    expect(refusalToCall(visitor, "public")).toBeNull();
    expect(refusalToCall(visitor, "signed-in")).toBe("signed_out");
    expect(refusalToCall(learner, "series")).toBe("forbidden");
    expect(refusalToCall(student, "series")).toBeNull();
    expect(refusalToCall(editor, "editing")).toBeNull();
    expect(refusalToCall(editor, "administration")).toBe("forbidden");
  });
});
