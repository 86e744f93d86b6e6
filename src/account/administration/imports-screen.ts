import { contentImportMachine } from "../../../machines/account/content-import";
import { contentImportsMachine } from "../../../machines/account/content-imports";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { contentImportActors, contentImportsActors } from "../content-imports-actors";
import { ContentImportsPage } from "./ContentImportsPage";
import { queryWith } from "./list-query";

export const screen = defineScreen({
  logic: (get) =>
    contentImportsMachine.provide({
      actors: {
        ...contentImportsActors(get).actors,
        contentImport: contentImportMachine.provide(contentImportActors(get)),
      },
    }),
  area: "contentImports",
  View: ContentImportsPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("administration.sections.imports") }),
});

const queryOf = queryWith();

export const open = ({ search }: Address): Opening => ({
  view: "administration",
  texts: [
    ...["account-administration", "account-accounts", "account-audit", "account-imports"],
    ...["account-passkey-use", "account-proof"],
  ] as const,
  key: "administration imports",
  input: { query: queryOf(search) },
  onSearch: (changed) => ({ type: "address.changed", query: queryOf(changed) }),
});
