import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { sessionsMachine } from "../../machines/account/sessions";
import { SessionList } from "../../src/account/profile/SessionList";
import { alerts } from "../shared/reason";
import { sessionsModel } from "./sessions.model";

type Snapshot = SnapshotFrom<typeof sessionsMachine>;

const heading = { role: "heading", name: "Where you’re signed in" };
const endAll = { role: "button", name: "Sign out all other browsers" };
const nowhereElse = "You aren’t signed in anywhere else.";
const messages = {
  ended: "That browser is signed out.",
  othersEnded: "All other browsers are signed out.",
  endFailed: "We couldn’t sign it out",
};
const nameOf = ({ browser, system }: { browser: string | null; system: string | null }) => `${browser} on ${system}`;
const endOf = (name: string) => ({ role: "button", name: `Sign out ${name}` });

/** The list, which of its buttons is busy, and, of all possible messages, only this one. */
const list =
  (message?: keyof typeof messages, busy?: "one" | "others") =>
  async (user: User, { context: { sessions, endingId, failure } }: Snapshot) => {
    const others = sessions.filter(({ isCurrent }) => !isCurrent);
    await user.expectVisible(heading, "Firefox on Windows", "This browser");
    for (const one of others) {
      const isBusy = busy === "one" && one.id === endingId;
      await user.expectVisible({
        ...endOf(nameOf(one)),
        ...(isBusy ? { busy: true } : { disabled: busy !== undefined }),
      });
    }
    await user.expectAbsent(endOf("Firefox on Windows"));
    if (others.length === 0) await user.expectVisible(nowhereElse);
    else
      await user.expectVisible({ ...endAll, ...(busy === "others" ? { busy: true } : { disabled: busy === "one" }) });
    await user.expectAbsent(others.length === 0 ? endAll : nowhereElse);
    if (message === "endFailed") await user.expectVisible(...alerts(messages.endFailed, failure));
    else if (message) await user.expectVisible({ role: "status", text: messages[message] });
    const unsaid = Object.values(messages).filter((text) => message === undefined || text !== messages[message]);
    await user.expectAbsent(...unsaid);
  };
const pending = async (user: User) => {
  await user.expectVisible(heading);
  await user.expectAbsent(endAll, "This browser", { role: "alert" });
};

export const sessionsScreen = defineScreenTests({
  testModel: sessionsModel,
  render: (actor) => <SessionList actor={actor} />,
  does: {
    "session.end": (user) => user.press("button", "Sign out Safari on iPhone"),
    "others.end": (user) => user.press("button", "Sign out all other browsers"),
    "sessions.retry": (user) => user.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "sessions.waiting": pending,
    "sessions.loading": pending,
    "sessions.signedOut": (user) => user.expectAbsent(heading, endAll),
    "sessions.failed": async (user, { context }) => {
      await user.expectVisible(heading, ...alerts("We couldn’t load where you’re signed in", context.failure), {
        role: "button",
        name: "Try again",
      });
      await user.expectAbsent(endAll);
    },
    "sessions.listed.settled": list(),
    "sessions.listed.ending": list(undefined, "one"),
    "sessions.listed.endingOthers": list(undefined, "others"),
    "sessions.listed.ended": list("ended"),
    "sessions.listed.othersEnded": list("othersEnded"),
    "sessions.listed.endFailed": list("endFailed"),
  },
});
