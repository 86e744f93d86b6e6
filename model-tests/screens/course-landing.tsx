import { CourseLandingPage } from "../../src/views/course-landing/CourseLandingPage";
import { defineScreenTests } from "../drivers/screen-tests";
import { courseLandingFlow } from "../flows/course-landing";
import { beside, standing } from "./standing";

/** Enrolling has tests of its own: here its panel stands still. */
const enrolment = standing({ context: { progress: null, failure: null }, hasTag: () => false, matches: () => false });

export const courseLandingScreen = defineScreenTests({
  flow: courseLandingFlow,
  render: (actor) => {
    const shown = beside(actor, (snapshot) => Object.create(snapshot, { children: { value: { enrolment } } }));
    return <CourseLandingPage actor={{ ...shown, send: actor.send } as never} />;
  },
  does: { "course.retry": (hands) => hands.press("button", "Try again") },
  world: ["session.changed", "connection.changed"],
  sees: {
    "courseLanding.loading": async (hands) => {
      await hands.see({ busy: true });
      await hands.lack({ role: "heading" });
    },
    "courseLanding.shown": (hands) => hands.see({ role: "heading", name: "SEO" }, { role: "heading", name: "Lessons" }),
    "courseLanding.notFound": (hands) => hands.see({ role: "heading", name: "Page not found" }),
    "courseLanding.failed": (hands) => hands.see({ role: "alert", text: "The course could not be loaded" }),
  },
  ignores: [
    { role: "button", name: "Enrol for free", why: "is of the enrolment" },
    { role: "link", why: "leads to other pages" },
    { role: "textbox", name: "Search the courses", why: "is the not-found page's plain form, which needs no script" },
    { role: "button", name: "Search", why: "is the not-found page's plain form, which needs no script" },
  ],
});
