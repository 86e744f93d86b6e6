import { newEmailMachine } from "../../../machines/account/new-email";
import type { Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { newEmailActors } from "../registration-actors";
import { NewEmailPage } from "./NewEmailPage";

export const screen = defineScreen({
  logic: (get) => newEmailMachine.provide(newEmailActors(get)),
  View: NewEmailPage,
  head: (_, t) => ({ title: t("newEmail.title"), description: t("newEmail.intro") }),
});

export const open = (): Opening => ({
  view: "new-email",
  texts: ["account-registration", "account-email"],
  key: "confirm-new-email",
  input: {},
});
