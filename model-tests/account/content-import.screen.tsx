import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import { ContentImportsPage } from "../../src/account/administration/ContentImportsPage";
import { stubActor } from "../shared/stub-actors";
import { contentImportModel, opened } from "./content-import.model";
import { checked, contentOf } from "./content-imports.testing";
import { emptyPasswordSays } from "./session-proof.testing";
import { modalOf, staffActionDoes, staffActionSees } from "./staff-action.testing";

const tests = {
  testModel: contentImportModel,
  sees: staffActionSees({
    id: "contentImport",
    dialog: "Import the content folder?",
    confirm: "Import",
    failed: "We couldn’t start the import",
    effects: [
      "Added: 1, changed: 2, removed: 3",
      "Everyone sees the new content within a few seconds.",
      "Progress and certificates stay, also those for what’s removed.",
      "You can’t undo this. To go back, restore the earlier files and import them.",
    ],
    done: "The import has started.",
  }),
  modal: modalOf("contentImport"),
  also: {
    "action.cancel": [
      { role: "button" as const, name: "Cancel" },
      { role: "button" as const, name: "Close and see what it is now" },
    ],
  },
};
const answers = staffActionDoes("Import");

/** Part of the page of imports, which opens it. */
export const contentImportPart = definePartTests({
  ...tests,
  does: answers,
  world: ["action.open", "action.close"],
});

/** On a static page that only opens it. */
export const contentImportScreen = defineScreenTests({
  ...tests,
  allowedDifferences: [emptyPasswordSays("contentImport")],
  render: (actor) => {
    const page = stubActor(
      {
        context: { content: contentOf({ job: checked }), failure: null },
        children: { contentImport: actor },
        hasTag: () => false,
        matches: () => false,
        can: () => true,
      },
      ({ type }) => {
        if (type === "import.start") actor.send({ type: "action.open", ...opened });
      },
    );
    return <ContentImportsPage actor={page as never} />;
  },
  does: { ...answers, "action.open": (user) => user.press("button", "Import the folder") },
  world: ["action.close"],
  ignores: [
    { role: "link", why: "leads to other pages" },
    { role: "button", name: "Check the folder", why: "is of the page: contentImports" },
  ],
});
