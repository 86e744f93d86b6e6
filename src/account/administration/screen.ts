import { administrationMachine } from "../../../machines/account/administration";
import type { Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { AdministrationPage } from "./AdministrationPage";

export const screen = defineScreen({
  logic: () => administrationMachine,
  View: AdministrationPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("administration.title") }),
});

export const open = (): Opening => ({
  view: "administration",
  texts: ["account-administration"],
  key: "administration",
  input: undefined,
});
