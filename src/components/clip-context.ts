import { createContext, useContext } from "react";
import type { PageClip } from "../../contract/courses/video";

/** A clip on a page that is about more than the clip. */
export interface ShownClip {
  /** Its name. */
  title: string;
  /** What the button on its still picture says. */
  playText: string;
  video: PageClip;
  /** Whether it belongs to academy-plus, which not everybody may study (R55). */
  isOfPlus?: boolean;
}

/** The clip of the place that a part of a page is in. */
export const ClipContext = createContext<ShownClip | null>(null);

/** The clip that a part of a page plays. */
export function useClip(): ShownClip {
  const clip = useContext(ClipContext);
  if (!clip) throw new Error("A clip's player was rendered outside of its place.");
  return clip;
}
