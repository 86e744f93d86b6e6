// @vitest-environment happy-dom
/** What the planned tests of the imports do not show: everything that a check or an import may come to. */
import { screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import type { ContentOutcome } from "../../contract/account/content-imports";
import { ContentFolder } from "../../src/account/administration/ContentFolder";
import { openPage } from "../drivers/page";
import { stubActor } from "../shared/stub-actors";
import { OnSite } from "../shared/with-parts";
import { jobOf } from "./content-imports.testing";

let close = () => {};
afterEach(() => close());
const open = async (outcome: ContentOutcome) => {
  const page = stubActor({
    context: { failure: null, content: null },
    children: {},
    hasTag: () => false,
    matches: () => false,
    can: () => false,
  });
  ({ close } = await openPage(
    <OnSite>
      <ContentFolder actor={page as never} hasFolder job={jobOf("check", outcome)} />
    </OnSite>,
  ));
};
const nothing = "Nothing was imported";

describe("a check or an import says what it has come to:", () => {
  it.each<[ContentOutcome, string]>([
    [{ state: "same" }, "Nothing has changed: the site already shows what’s in the folder."],
    [{ state: "missing" }, "The content folder is missing. Restore it, and check again."],
    [{ state: "outdated" }, `The folder or the site has changed since the check. ${nothing}; check again.`],
    [{ state: "failed", reason: "error" }, `Something went wrong. ${nothing}; the server’s log says why.`],
    [
      { state: "failed", reason: "time" },
      `It took longer than 5 minutes and was stopped. ${nothing}; use the command line.`,
    ],
    [{ state: "failed", reason: "stopped" }, `The server was stopped meanwhile. ${nothing}; check again.`],
  ])("%j", async (outcome, said) => {
    await open(outcome);
    expect(screen.getByRole("status").textContent).toBe(said);
  });

  it("mistakes, by file and line, and how many are not listed", async () => {
    const mistakes = [{ file: "content/people.yaml", line: 3, message: "name is missing" }];
    await open({ state: "mistakes", total: 5, mistakes });
    expect(screen.getByText("Mistakes in the folder: 5. Nothing can be imported until they’re fixed.")).toBeTruthy();
    const list = screen.getByRole("region", { name: "Mistakes by file" });
    expect(list.textContent).toBe("content/people.yaml, line 3name is missing");
    expect(screen.getByText("Not listed: 4")).toBeTruthy();
  });

  it("changes, of each kind", async () => {
    await open({
      state: "changes",
      files: "",
      version: "",
      changes: [{ kind: "course", added: 1, changed: 2, removed: 3 }],
    });
    expect(screen.getByRole("row", { name: "Courses 1 2 3" })).toBeTruthy();
  });
});
