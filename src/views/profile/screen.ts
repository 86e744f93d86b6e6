import { accountDataMachine } from "../../../machines/session/account-data";
import { accountDeletionMachine } from "../../../machines/session/account-deletion";
import { accountDataActors, accountDeletionActors } from "../../actors/session";
import { defineScreen } from "../../screens/screen";
import { ProfileWithPromo } from "./ProfileWithPromo";

/** Name and sign-out are the academy's own profile machine; this screen's machine has what is done with all the data. */
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
