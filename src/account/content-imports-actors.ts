import { fromPromise } from "xstate";
import type { ContentImport } from "../../machines/account/content-import";
import { callActors } from "../api/call-actors";
import { proofActors } from "../api/proof-actors";
import type { GetServices } from "../api/services";
import { type Asked, subjectOf } from "./administration-actors";

export const contentImportsActors = (get: GetServices) => ({
  actors: callActors(get, "contentImports", "loadContent", "startCheck"),
});

export const contentImportActors = (get: GetServices) => ({
  actors: {
    perform: fromPromise(async ({ input }: { input: Asked<ContentImport> }) =>
      (await get("contentImports")).startImport(subjectOf(input)),
    ),
    ...proofActors(get),
  },
});
