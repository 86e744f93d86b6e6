import { expect, it } from "vitest";
import { actorOf, describeCallActors, outputOf, signalsAfterStop, stubServices } from "../api/actors.testing";
import { contentImportActors, contentImportsActors } from "./content-imports-actors";

describeCallActors("an actor of the content’s imports", contentImportsActors, {
  contentImports: ["loadContent", "startCheck"],
});
describeCallActors("an actor of an import", contentImportActors, { sessions: ["confirmSession"] }, [
  "perform",
  "confirmByPasskey",
]);

it("starts the import of what was checked, and goes on when its dialog is gone", async () => {
  const subject = { files: "f", version: "v", changes: [] };
  const job = { kind: "import", outcome: null };
  const { get, calls } = stubServices({ "contentImports.startImport": job });
  const perform = actorOf(contentImportActors(get).actors, "perform");
  expect(await outputOf(perform, { subject, key: "key" })).toBe(job);
  expect(calls()).toEqual([["contentImports.startImport", subject]]);
  const call = "contentImports.startImport";
  expect(await signalsAfterStop(contentImportActors, "perform", { subject, key: "key" }, [call])).toEqual([undefined]);
});
