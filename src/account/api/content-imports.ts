import { type CheckedFolder, contentImports } from "../../../contract/account/content-imports";
import type { Call } from "../../api/call";

export const contentImportsService = (call: Call) => ({
  loadContent: ({ query }: { query: Readonly<Record<string, string>> }) => call(contentImports.state, { query }),
  startCheck: () => call(contentImports.check, {}),
  startImport: ({ files, version }: CheckedFolder) => call(contentImports.start, { body: { files, version } }),
});
