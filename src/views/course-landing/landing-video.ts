import { landingVideoMachine } from "../../../machines/learning/landing-video";
import { definePart } from "../../screens/screen";
import { LandingVideo } from "./LandingVideo";

export const part = definePart({ logic: () => landingVideoMachine, View: LandingVideo });
