import type { PageClip } from "../../../contract/courses/video";
import { speechOf } from "../../../machines/courses/narration/context";
import { notPlayed } from "../../../machines/courses/player/context";
import { definePart, type Part } from "../../screens/screen";
import { playerLogic } from "../player/player-logic";
import { CoveredClip } from "./CoveredClip";

const clip = definePart({ logic: () => playerLogic(), View: CoveredClip });

/** Any clip that is not of a course: opens with its files, and begins anew with each visit. */
export const part: Part = {
  ...clip,
  create: (get, video, ...further) =>
    clip.create(get, { ...notPlayed, speech: speechOf(video as PageClip) }, ...further),
};
