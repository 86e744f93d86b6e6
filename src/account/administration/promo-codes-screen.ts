import { promoCodeCreationMachine } from "../../../machines/account/promo-code-creation";
import { promoCodeEndingMachine } from "../../../machines/account/promo-code-ending";
import { promoCodeListMachine } from "../../../machines/account/promo-code-list";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { promoCodeCreationActors, promoCodeEndingActors, promoCodeListActors } from "../administration-actors";
import { queryWith } from "./list-query";
import { PromoCodeListPage } from "./PromoCodeListPage";

export const screen = defineScreen({
  logic: (get) =>
    promoCodeListMachine.provide({
      actors: {
        ...promoCodeListActors(get).actors,
        // Not in the types of a list, which is the same for all of them.
        ...({
          promoCodeCreation: promoCodeCreationMachine.provide(promoCodeCreationActors(get)),
          promoCodeEnding: promoCodeEndingMachine.provide(promoCodeEndingActors(get)),
        } as object),
      },
    }),
  area: "admin",
  View: PromoCodeListPage,
  // No canonical address: search engines should not list it.
  head: (_, t) => ({ title: t("administration.sections.promoCodes") }),
});

const queryOf = queryWith("search", "state");

export const open = ({ search }: Address): Opening => ({
  view: "administration",
  texts: ["account-administration", "account-accounts", "account-promo-codes", "account-passkey-use", "account-proof"],
  key: "administration promo codes",
  input: { query: queryOf(search) },
  onSearch: (changed) => ({ type: "address.changed", query: queryOf(changed) }),
});
