import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { Matcher, User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { webinarRegistrationMachine } from "../../machines/library/webinar-registration";
import { Registration } from "../../src/library/webinar/Registration";
import { alerts } from "../shared/reason";
import { webinarRegistrationModel } from "./webinar-registration.model";

type Snapshot = SnapshotFrom<typeof webinarRegistrationMachine>;
const title: Matcher = { role: "heading", name: "Take part live" };
const register = (busy: boolean): Matcher => ({ role: "button", name: "Register", busy });
const cancel = (busy: boolean): Matcher => ({ role: "button", name: "Cancel registration", busy });
const join: Matcher = { role: "link", name: "Join the webinar" };
const byMail = "We’ve sent you an email with the calendar entry.";
const noMail = "This site doesn’t send email, so add the webinar to your calendar.";

const pending = async (user: User) => {
  await user.expectVisible(title, { busy: true });
  await user.expectAbsent(register(false), cancel(false), join);
};
/** A failed registration or cancellation says so, in place. */
const failedOf = ({ context: { failure } }: Snapshot, words: string): Matcher[] =>
  failure ? alerts(words, failure) : [];
const registered = async (user: User, snapshot: Snapshot, isBusy: boolean) => {
  const { registration } = snapshot.context;
  const signs = registration?.joinUrl
    ? ["You can join now", join]
    : ["You’re registered", registration?.hasMail ? byMail : noMail];
  await user.expectVisible(title, ...signs, cancel(isBusy));
  await user.expectAbsent(register(false), ...(registration?.joinUrl ? [] : [join]));
  await user.expectVisible(...failedOf(snapshot, "We couldn’t cancel your registration"));
};

export const webinarRegistrationScreen = defineScreenTests({
  testModel: webinarRegistrationModel,
  render: (actor) => <Registration actor={actor} />,
  does: {
    "webinar.register": (user) => user.press("button", "Register"),
    "registration.cancel": (user) => user.press("button", "Cancel registration"),
    "registration.retry": (user) => user.press("button", "Try again"),
  },
  world: ["session.changed", "connection.changed"],
  sees: {
    "webinarRegistration.unknown": pending,
    "webinarRegistration.loading": pending,
    "webinarRegistration.signedOut": (user) =>
      user.expectVisible(title, register(false), "You’ll sign in first and come back here."),
    "webinarRegistration.open": async (user, snapshot) => {
      await user.expectVisible(title, register(false), "You’ll get an email with the calendar entry");
      await user.expectVisible(...failedOf(snapshot, "We couldn’t register you"));
      await user.expectAbsent(join, cancel(false));
    },
    "webinarRegistration.registering": (user) => user.expectVisible(title, register(true)),
    "webinarRegistration.registered": (user, snapshot) => registered(user, snapshot, false),
    "webinarRegistration.cancelling": (user, snapshot) => registered(user, snapshot, true),
    "webinarRegistration.canceled": async (user) => {
      await user.expectVisible(title, "Your registration is canceled", register(false));
      await user.expectAbsent(join, cancel(false));
    },
    "webinarRegistration.joinable": (user, snapshot) => registered(user, snapshot, false),
    "webinarRegistration.over": async (user) => {
      await user.expectVisible(title, "This webinar is over");
      await user.expectAbsent(register(false), cancel(false), join);
    },
    "webinarRegistration.loadFailed": (user, { context }) =>
      user.expectVisible(title, ...alerts("We couldn’t load your registration", context.failure)),
  },
  ignores: [{ role: "link", why: "leads to the webinar, on another site" }],
});
