import { accountListMachine } from "../../../machines/account/account-list";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { accountListActors } from "../administration-actors";
import { AccountListPage } from "./AccountListPage";
import { queryWith } from "./list-query";

export const screen = defineScreen({
  logic: (get) => accountListMachine.provide(accountListActors(get)),
  area: "admin",
  View: AccountListPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("administration.sections.accounts") }),
});

const queryOf = queryWith("search", "plan", "right", "state");

export const open = ({ search }: Address): Opening => ({
  view: "administration",
  texts: ["account-administration", "account-accounts"],
  key: "administration accounts",
  input: { query: queryOf(search) },
  onSearch: (changed) => ({ type: "address.changed", query: queryOf(changed) }),
});
