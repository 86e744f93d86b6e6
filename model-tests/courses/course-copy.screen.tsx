import { defineScreenTests } from "statechart-testing/drivers/screen-tests";
import type { User } from "statechart-testing/drivers/user";
import { CourseCopy } from "../../src/courses/course-landing/CourseCopy";
import { courseCopyModel } from "./course-copy.model";

const title = { role: "heading", name: "Read offline" };
const keep = { role: "button", name: "Save on this device" };
const cancel = { role: "button", name: "Cancel" };
const remove = { role: "button", name: "Remove from this device" };
const kept = { role: "status", text: "Saved on this device" };
const full = { role: "alert", text: "This device is out of space" };
const failed = { role: "alert", text: "We couldn’t save the course on this device" };
const notRemoved = { role: "alert", text: "We couldn’t remove the course from this device" };

const nothing = (user: User) => user.expectAbsent(title, keep, remove, kept);

export const courseCopyScreen = defineScreenTests({
  testModel: courseCopyModel,
  render: (actor) => <CourseCopy actor={actor} />,
  does: {
    "copy.keep": (user) => user.press("button", "Save on this device"),
    "copy.cancel": (user) => user.press("button", "Cancel"),
    "copy.remove": (user) => user.press("button", "Remove from this device"),
  },
  world: [
    ...(["session.changed", "connection.changed", "progress.settled"] as const),
    ...(["copy.progressed", "copy.completed", "store.filled", "copy.failed"] as const),
  ],
  sees: {
    "courseCopy.outside": nothing,
    "courseCopy.finding": nothing,
    "courseCopy.unsupported": nothing,
    "courseCopy.notKept": async (user) => {
      await user.expectVisible(title, "to read them without a connection", keep);
      await user.expectAbsent(kept, remove, cancel);
    },
    "courseCopy.keeping": async (user, { context }) => {
      await user.expectVisible("Saving on this device", `${context.percent}% complete`, cancel);
      await user.expectAbsent(keep, failed, full);
    },
    "courseCopy.kept": async (user) => {
      await user.expectVisible(kept, "Signing out removes the course from this device.", remove);
      await user.expectAbsent(keep);
    },
    "courseCopy.full": (user) => user.expectVisible(full, "Free up some space and try again.", keep),
    "courseCopy.failed": (user) => user.expectVisible(failed, "We couldn’t reach the server.", keep),
    "courseCopy.removing": (user) => user.expectVisible({ ...remove, busy: true }),
    "courseCopy.notRemoved": (user) => user.expectVisible(notRemoved, remove),
  },
});
