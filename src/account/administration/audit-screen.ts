import { auditLogMachine } from "../../../machines/account/audit-log";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { auditLogActors } from "../administration-actors";
import { AuditLogPage } from "./AuditLogPage";
import { queryWith } from "./list-query";

export const screen = defineScreen({
  logic: (get) => auditLogMachine.provide(auditLogActors(get)),
  area: "admin",
  View: AuditLogPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("administration.sections.audit") }),
});

const queryOf = queryWith("action", "account", "day");

export const open = ({ search }: Address): Opening => ({
  view: "administration",
  texts: ["account-administration", "account-audit"],
  key: "administration audit",
  input: { query: queryOf(search) },
  onSearch: (changed) => ({ type: "address.changed", query: queryOf(changed) }),
});
