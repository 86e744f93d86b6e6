import { ratingRemovalMachine } from "../../../machines/account/rating-removal";
import { staffRatingsMachine } from "../../../machines/account/staff-ratings";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { ratingRemovalActors, staffRatingsActors } from "../administration-actors";
import { queryWith } from "./list-query";
import { StaffRatingsPage } from "./StaffRatingsPage";

export const screen = defineScreen({
  logic: (get) =>
    staffRatingsMachine.provide({
      actors: {
        ...staffRatingsActors(get).actors,
        // Not in the types of a list, which is the same for all of them.
        ...({ ratingRemoval: ratingRemovalMachine.provide(ratingRemovalActors(get)) } as object),
      },
    }),
  area: "admin",
  View: StaffRatingsPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("administration.sections.ratings") }),
});

const queryOf = queryWith("search", "course", "stars");

export const open = ({ search, locale }: Address): Opening => ({
  view: "administration",
  texts: ["account-administration", "account-accounts", "account-ratings", "account-passkey-use", "account-proof"],
  key: "administration ratings",
  input: { query: queryOf(search), locale },
  onSearch: (changed) => ({ type: "address.changed", query: queryOf(changed) }),
});
