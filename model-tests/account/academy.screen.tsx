import { definePartTests, defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { academyMachine } from "../../machines/account/academy";
import type { profileMachine } from "../../machines/account/profile";
import { AccountArea } from "../../src/shell/AccountArea";
import { OfflineNotice } from "../../src/shell/OfflineNotice";
import { PageArea } from "../../src/shell/PageArea";
import { notFoundForm } from "../shared/not-found";
import { WithAcademy } from "../shared/stub-actors";
import { academyModel } from "./academy.model";
import { billingPart } from "./billing.screen";
import { leaving, localeGatePart, notFound, page } from "./locale-gate.screen";
import { profileModel } from "./profile.model";

type Snapshot = SnapshotFrom<typeof academyMachine>;
const offline = "You’re offline.";
const signIn = { role: "link", name: "Sign in" };
const ask = "Sign-in status unknown. Try again";

const nobody = (user: User) => user.expectAbsent(signIn, { role: "button", name: ask });
const known = async (user: User, { context: { profile } }: SnapshotFrom<typeof profileMachine>) => {
  await user.expectVisible({ role: "link", name: `Profile: ${profile?.name}` });
  await user.expectAbsent(signIn);
};

/** The profile in the header of every page; it is edited on a separate page. */
const profilePart = definePartTests({
  testModel: profileModel,
  does: { "profile.retry": (user) => user.press("button", ask) },
  world: ["profile.load", "name.submit", "session.end", "session.refresh", "session.lost", "billing.settled"],
  sees: {
    "profile.idle": nobody,
    "profile.loading": nobody,
    "profile.recognized": (user) => user.expectVisible(signIn),
    "profile.anonymous": (user) => user.expectVisible(signIn),
    "profile.ready.account.viewing": known,
    "profile.ready.account.renaming": known,
    "profile.ready.account.renamed": known,
    "profile.ready.account.renameFailed": known,
    "profile.ready.account.signingOut": known,
    "profile.ready.account.signOutFailed": known,
    "profile.ready.freshness.fresh": known,
    "profile.ready.freshness.refreshing": known,
    "profile.ready.freshness.stale": known,
    "profile.failed": (user) => user.expectVisible({ role: "button", name: ask }),
  },
});

const isOnline = (user: User) => user.expectAbsent(offline);

/** What is visible in each state, given something on the page that is open. */
export function seesWith(open: Matcher) {
  /** The page or its replacement. During a redirect, neither the page nor a refusal is visible. */
  const area = async (user: User, snapshot: Snapshot) => {
    const shown = snapshot.hasTag("leaving") ? leaving : snapshot.hasTag("refused") ? notFound : open;
    for (const sign of [leaving, notFound, open]) await (sign === shown ? user.expectVisible : user.expectAbsent)(sign);
  };
  return {
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
    "academy.connectivity.watched.offline": (user: User) => user.expectVisible({ role: "status", text: offline }),
  };
}

export const academyScreen = defineScreenTests({
  testModel: academyModel,
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
  sees: seesWith(page),
  children: { profile: profilePart, billing: billingPart, localeGate: localeGatePart },
  ignores: [{ role: "link", why: "leads to other pages" }, ...notFoundForm],
});
