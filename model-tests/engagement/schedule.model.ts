import { defineTestModel } from "statechart-testing/model/test-model";
import type { EventType } from "../../contract/catalogue/site";
import { scheduleMachine } from "../../machines/engagement/schedule";
import { machines } from "../../machines/index";
import { network, notFound, offline } from "../shared/cases";
import { meeting as demo } from "../shared/demo-content";

const meeting: EventType = {
  slug: "intro",
  title: demo.title,
  description: demo.description,
  minutes: 30,
  bookingUrl: "https://meetings.test/intro",
};

export const scheduleModel = defineTestModel({
  machine: scheduleMachine,
  inputs: machines.schedule.inputs,
  events: { "connection.changed": network },
  outcomes: {
    loadEventType: {
      bookable: { output: meeting },
      notBookable: { output: { ...meeting, bookingUrl: null } },
      notFound,
      offline,
    },
  },
  words: {
    outcomes: {
      loadEventType: {
        asks: "load the meeting",
        bookable: "it can be booked",
        notBookable: "it cannot be booked here",
      },
    },
  },
});
