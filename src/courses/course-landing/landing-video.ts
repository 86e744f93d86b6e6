import { landingVideoMachine } from "../../../machines/courses/landing-video";
import { definePart } from "../../screens/screen";
import { LandingVideo } from "./LandingVideo";

export const part = definePart({ logic: () => landingVideoMachine, View: LandingVideo });
