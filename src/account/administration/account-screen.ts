import { notFound } from "@tanstack/react-router";
import { accountDetailsMachine } from "../../../machines/account/account-details";
import { rightsChangeMachine } from "../../../machines/account/rights-change";
import { sessionsEndingMachine } from "../../../machines/account/sessions-ending";
import type { Address, Opening } from "../../routes/page-route";
import { defineScreen } from "../../screens/screen";
import { accountDetailsActors, rightsChangeActors, sessionsEndingActors } from "../administration-actors";
import { AccountDetailsPage } from "./AccountDetailsPage";

export const screen = defineScreen({
  logic: (get) =>
    accountDetailsMachine.provide({
      actors: {
        ...accountDetailsActors(get).actors,
        rightsChange: rightsChangeMachine.provide(rightsChangeActors(get)),
        sessionsEnding: sessionsEndingMachine.provide(sessionsEndingActors(get)),
      },
    }),
  area: "admin",
  View: AccountDetailsPage,
  // No canonical address: search engines should not list it.
  head: ({ context: { account } }, t) => ({ title: account?.name || account?.email || t("accountDetails.title") }),
});

export const open = ({ params: { id = "" } }: Address): Opening => {
  if (!/^[1-9]\d{0,14}$/.test(id)) throw notFound();
  return {
    view: "administration",
    texts: [
      ...["account-administration", "account-accounts", "account-audit", "account-sessions"],
      ...["account-passkey-use", "account-proof"],
    ] as const,
    key: `administration account ${id}`,
    input: { id: Number(id) },
  };
};
