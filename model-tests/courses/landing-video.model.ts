import { landingVideoMachine } from "../../machines/courses/landing-video";
import { machines } from "../../machines/index";
import { defineFlow } from "../engine/flow";
import { whoIsHere } from "../shared/cases";

export const landingVideoFlow = defineFlow({
  machine: landingVideoMachine,
  inputs: machines.landingVideo.inputs,
  events: { "session.changed": whoIsHere, "progress.settled": { enrolled: { enrolled: true } } },
  outcomes: {},
});
