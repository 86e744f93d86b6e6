import { contentImports } from "../../contract/account/content-imports";
import { sessions } from "../../contract/account/sessions";
import { definePage } from "../shared/define-page";
import { contentImportPart } from "./content-import.screen";
import { contentImportsScreen } from "./content-imports.screen";
import { authenticator } from "./session-proof.testing";

export const contentImportsPage = definePage({
  screen: {
    ...contentImportsScreen,
    // The page under test opens and closes it.
    children: { contentImport: { ...contentImportPart, world: [] } },
  },
  path: "/academy/administration/imports/",
  calls: {
    loadContent: contentImports.state,
    refreshContent: contentImports.state,
    startCheck: contentImports.check,
    "contentImport: perform": contentImports.start,
    "contentImport: confirmSession": {
      call: sessions.confirm,
      replyFor: (confirmedUntil: unknown) => ({ confirmedUntil }),
    },
  },
  plays: { "contentImport: confirmByPasskey": authenticator },
});
