import { defineTestModel } from "statechart-testing/model/test-model";
import { noticesMachine } from "../../machines/account/notices";
import { machines } from "../../machines/index";
import { courses } from "../shared/demo-content";

export const page = { title: courses[0].title, href: "/academy/courses/seo/" };

export const noticesModel = defineTestModel({
  machine: noticesMachine,
  inputs: machines.notices.inputs,
  events: {
    "notice.add": {
      toast: { notice: { text: "enrolled", at: 0, page } },
      inPlace: { notice: { text: "courseLeft", inPlace: true, at: 60_000, page } },
    },
    "notice.dismiss": {
      newest: ({ toasts }) => ({ id: toasts.at(-1) ?? 0 }),
    },
  },
  outcomes: {},
  project: ({ messages, toasts }) => [toasts.length, messages.length > 0],
  words: {
    start: { "": "Open any page of the academy in the browser." },
    events: {
      "profile.settled": { "": "Another account signs in." },
      "notice.add": {
        toast: "Something worth a message happens: you enroll in a course.",
        inPlace: "Something happens that the page itself reports: you leave a course.",
      },
      "page.opened": { "": "Go to another page of the academy." },
    },
  },
});
