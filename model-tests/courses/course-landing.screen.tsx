import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import type { SnapshotFrom } from "xstate";
import type { courseLandingMachine } from "../../machines/courses/course-landing";
import { CourseLandingPage } from "../../src/courses/course-landing/CourseLandingPage";
import { type Site, SiteContext } from "../../src/screens/site-context";
import { site } from "../drivers/page";
import { courses } from "../shared/demo-content";
import { alerts } from "../shared/reason";
import { beside, stubActor } from "../shared/stub-actors";
import { courseLandingModel } from "./course-landing.model";

/** Enrolling has its own tests: here its panel is static. */
const enrolment = stubActor({ context: { progress: null, failure: null }, hasTag: () => false, matches: () => false });

/** So do its parts: the rating only has to be present and pending. */
const rating = {
  ...stubActor({ context: {}, hasTag: (tag: string) => tag === "pending", matches: () => false }),
  on: () => ({ unsubscribe: () => undefined }),
};
const screens = { open: () => rating, hold: () => () => undefined } as unknown as Site["screens"];
const draft = "Draft. Only editors can see this page.";
type Snapshot = SnapshotFrom<typeof courseLandingMachine>;
const isInCourse = ({ context }: Snapshot) => context.settled?.enrolled === true;

/** What only some courses have: modules, an exam, and instructors, of whom the first one's story is told. */
const content = async (user: User, { context: { course } }: Snapshot) => {
  const { modules = [], lessons = [], instructors = [], exam = null } = course ?? {};
  const [first, ...others] = instructors;
  await user.expectVisible(
    ...[...modules, ...lessons].map(({ title: name }) => ({ role: "heading", name })),
    ...instructors.map(({ name }) => ({ role: "heading", name })),
    ...(first
      ? [{ role: "heading", name: others.length > 0 ? "Your instructors" : "Your instructor" }, first.bio]
      : []),
  );
  await user.expectAbsent(...others.map(({ bio }) => bio));
  if (!exam) return user.expectAbsent({ role: "heading", name: "The exam" });
  await user.expectVisible(
    { role: "link", name: "See exam rules and start" },
    exam.clockSeconds > 0 ? "You have 30 min" : "There’s no time limit",
    exam.validityMonths > 0 ? "valid for 12 months" : "doesn’t expire",
  );
};

export const courseLandingScreen = defineScreenTests({
  testModel: courseLandingModel,
  render: (actor) => {
    const shown = beside(actor, (snapshot) => Object.create(snapshot, { children: { value: { enrolment } } }));
    return (
      <SiteContext value={{ ...site, screens }}>
        <CourseLandingPage actor={{ ...shown, send: actor.send, on: actor.on.bind(actor) } as never} />
      </SiteContext>
    );
  },
  does: { "course.retry": (user) => user.press("button", "Try again") },
  world: ["session.changed", "connection.changed", "progress.settled", "part.opened", "enrolment.requested"],
  sees: {
    "courseLanding.loading": async (user) => {
      await user.expectVisible({ busy: true });
      await user.expectAbsent({ role: "heading" });
    },
    "courseLanding.shown": async (user, snapshot) => {
      await user.expectVisible({ role: "heading", name: courses[0].title }, { role: "heading", name: "Lessons" });
      await content(user, snapshot);
      await (isInCourse(snapshot) ? user.expectVisible : user.expectAbsent)({ busy: true });
      await (snapshot.context.course?.status === "draft" ? user.expectVisible : user.expectAbsent)(draft);
    },
    "courseLanding.notFound": (user) => user.expectVisible({ role: "heading", name: "Page not found" }),
    "courseLanding.failed": (user, { context }) =>
      user.expectVisible(...alerts("We couldn’t load the course", context.failure)),
  },
  ignores: [
    { role: "button", name: "Enroll for free", why: "is of the enrolment" },
    { role: "link", why: "leads to other pages" },
    { role: "textbox", name: "Search courses", why: "is the not-found page's plain form, which needs no script" },
    { role: "button", name: "Search", why: "is the not-found page's plain form, which needs no script" },
  ],
});
