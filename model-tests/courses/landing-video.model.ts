import { defineFlow } from "statechart-testing/model/test-model";
import { landingVideoMachine } from "../../machines/courses/landing-video";
import { machines } from "../../machines/index";
import { whoIsHere } from "../shared/cases";

export const landingVideoFlow = defineFlow({
  machine: landingVideoMachine,
  inputs: machines.landingVideo.inputs,
  events: { "session.changed": whoIsHere, "progress.settled": { enrolled: { enrolled: true } } },
  outcomes: {},
});
