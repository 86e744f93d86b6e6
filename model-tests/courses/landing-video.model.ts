import { defineTestModel } from "statechart-testing/model/test-model";
import { landingVideoMachine } from "../../machines/courses/landing-video";
import { machines } from "../../machines/index";
import { whoIsHere } from "../shared/cases";
import { coveredPlayerModel } from "./player-parts";

export const landingVideoModel = defineTestModel({
  machine: landingVideoMachine,
  inputs: machines.landingVideo.inputs,
  events: { "session.changed": whoIsHere, "progress.settled": { enrolled: { enrolled: true } } },
  outcomes: {},
  children: { player: coveredPlayerModel },
  words: { start: { "": "Open a course's page that has a video." } },
});
