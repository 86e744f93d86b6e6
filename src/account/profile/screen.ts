import { accountDataMachine } from "../../../machines/account/account-data";
import { accountDeletionMachine } from "../../../machines/account/account-deletion";
import { defineScreen } from "../../screens/screen";
import { accountDataActors, accountDeletionActors } from "../actors";
import { ProfileWithPromo } from "./ProfileWithPromo";

/** Name and sign-out belong to the academy's profile machine; this screen's machine handles export and deletion. */
export const screen = defineScreen({
  logic: (get) => {
    const { actors, actions } = accountDataActors(get);
    return accountDataMachine.provide({
      actors: { ...actors, accountDeletion: accountDeletionMachine.provide(accountDeletionActors(get)) },
      actions,
    });
  },
  View: ProfileWithPromo,
  head: (snapshot, t) => ({ title: t(snapshot.matches("deleted") ? "profile.deleted" : "profile.title") }),
});
