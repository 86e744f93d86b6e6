import { expect, it } from "vitest";
import { editor, learner, signedIn, signedOut } from "../testing";
import { isEditor } from "./editor";

it("knows who sees drafts: editors and administrators (R10)", () => {
  expect(isEditor(signedOut)).toBe(false);
  expect(isEditor(signedIn)).toBe(false);
  expect(isEditor({ learner: editor })).toBe(true);
  expect(isEditor({ learner: { ...learner, permissions: { ...learner.permissions, "academy.admin": true } } })).toBe(
    true,
  );
});
