import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Hands } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { academyMachine } from "../../machines/account/academy";
import type { profileMachine } from "../../machines/account/profile";
import { AccountArea } from "../../src/shell/AccountArea";
import { OfflineNotice } from "../../src/shell/OfflineNotice";
import { PageArea } from "../../src/shell/PageArea";
import { notFoundForm } from "../shared/not-found";
import { WithAcademy } from "../shared/stub-actors";
import { academyFlow } from "./academy.model";
import { billingPart } from "./billing.screen";
import { leaving, localeGatePart, notFound, page } from "./locale-gate.screen";
import { profileFlow } from "./profile.model";

type Snapshot = SnapshotFrom<typeof academyMachine>;
const offline = "You are offline.";
const signIn = { role: "link", name: "Sign in" };
const ask = "Sign-in status unknown. Ask again";

const nobody = (hands: Hands) => hands.lack(signIn, { role: "button", name: ask });
const known = async (hands: Hands, { context: { profile } }: SnapshotFrom<typeof profileMachine>) => {
  await hands.see({ role: "link", name: `Profile: ${profile?.name}` });
  await hands.lack(signIn);
};

/** The profile in the header of every page; changing it happens on a separate page. */
const profilePart = definePartTests({
  flow: profileFlow,
  does: { "profile.retry": (hands) => hands.press("button", ask) },
  world: ["profile.load", "name.submit", "session.end", "session.refresh", "session.lost", "billing.settled"],
  sees: {
    "profile.idle": nobody,
    "profile.loading": nobody,
    "profile.anonymous": (hands) => hands.see(signIn),
    "profile.ready.account.viewing": known,
    "profile.ready.account.renaming": known,
    "profile.ready.account.renamed": known,
    "profile.ready.account.renameFailed": known,
    "profile.ready.account.signingOut": known,
    "profile.ready.account.signOutFailed": known,
    "profile.ready.freshness.fresh": known,
    "profile.ready.freshness.refreshing": known,
    "profile.ready.freshness.stale": known,
    "profile.failed": (hands) => hands.see({ role: "button", name: ask }),
  },
});

/** The page or its replacement: during a redirect, neither the page nor a refusal is visible. */
const area = async (hands: Hands, snapshot: Snapshot) => {
  const shown = snapshot.hasTag("leaving") ? leaving : snapshot.hasTag("refused") ? notFound : page;
  for (const sign of [leaving, notFound, page]) await (sign === shown ? hands.see : hands.lack)(sign);
};
const isOnline = (hands: Hands) => hands.lack(offline);

export const academyScreen = defineScreenTests({
  flow: academyFlow,
  render: (actor) => (
    <WithAcademy academy={actor}>
      <AccountArea />
      <PageArea>
        <p>{page}</p>
      </PageArea>
      <OfflineNotice />
    </WithAcademy>
  ),
  does: {},
  world: [
    "undelivered.found",
    "site.opened",
    "page.opened",
    "session.refresh",
    "session.lost",
    "connection.lost",
    "connection.restored",
  ],
  sees: {
    "academy.session.unknown": area,
    "academy.session.known": area,
    "academy.session.leaving": area,
    "academy.page.open": area,
    "academy.page.refused": area,
    "academy.page.leaving": area,
    "academy.delivery.idle": area,
    "academy.delivery.needed": area,
    "academy.connectivity.unwatched": isOnline,
    "academy.connectivity.watched.online": isOnline,
    "academy.connectivity.watched.offline": (hands) => hands.see({ role: "status", text: offline }),
  },
  children: { profile: profilePart, billing: billingPart, localeGate: localeGatePart },
  ignores: [{ role: "link", why: "leads to other pages" }, ...notFoundForm],
});
