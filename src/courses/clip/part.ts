import type { PageClip } from "../../../contract/courses/video";
import { speechOf } from "../../../machines/courses/narration/context";
import { notPlayed } from "../../../machines/courses/player/context";
import { definePart, type Part } from "../../screens/screen";
import { playerLogic } from "../player/player-logic";
import { CoveredClip } from "./CoveredClip";

const clip = definePart({ logic: () => playerLogic(), View: CoveredClip });

/** A clip on a page that is not a course's: it opens with its files, and begins at its start on each visit. */
export const part: Part = {
  ...clip,
  create: (get, opened, ...further) => {
    const { video } = opened as { video: PageClip };
    return clip.create(get, { ...notPlayed, speech: speechOf(video) }, ...further);
  },
};
