import { accountDataMachine } from "../../../machines/account/account-data";
import { accountDeletionMachine } from "../../../machines/account/account-deletion";
import type { Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { accountDataActors, accountDeletionActors } from "../actors";
import { ProfileWithParts } from "./ProfileWithParts";

/** Name and sign-out belong to the academy's profile machine; this screen's machine handles export and deletion. */
export const screen = defineScreen({
  logic: (get) => {
    const { actors, actions } = accountDataActors(get);
    return accountDataMachine.provide({
      actors: { ...actors, accountDeletion: accountDeletionMachine.provide(accountDeletionActors(get)) },
      actions,
    });
  },
  View: ProfileWithParts,
  head: (snapshot, t) => ({ title: t(snapshot.matches("deleted") ? "profile.deleted" : "profile.title") }),
});

export const open = (): Opening => ({
  view: "profile",
  texts: ["account", "account-sessions", "account-passkeys", "account-passkey-use"],
  key: "profile",
  input: {},
});
