import { contentImports } from "../../contract/account/content-imports";
import { session } from "../../contract/account/session";
import { sessions } from "../../contract/account/sessions";
import { administrator, profileOf } from "../../machines/testing";
import { definePage } from "../shared/define-page";
import { contentImportScreen } from "./content-import.screen";
import { checked, contentOf } from "./content-imports.testing";
import { authenticator } from "./session-proof.testing";

export const contentImportPage = definePage({
  screen: contentImportScreen,
  path: "/academy/administration/imports/",
  calls: {
    perform: contentImports.start,
    confirmSession: { call: sessions.confirm, replyFor: (confirmedUntil: unknown) => ({ confirmedUntil }) },
  },
  plays: { confirmByPasskey: authenticator },
  sharesSession: true,
  answers: () => [
    [session.profile, { userProfile: profileOf(10, { permissions: administrator.permissions }), specialRights: false }],
    [contentImports.state, contentOf({ job: checked })],
  ],
});
