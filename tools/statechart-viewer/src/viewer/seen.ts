import { useMemo } from "react";
import type { Chart } from "../chart/chart";
import { useCommentMarks } from "./comments/use-comment-marks";
import { lookOf, type ScreenshotVariant } from "./evidence";
import { type Marks, marksOf } from "./overlay";
import { useSeen } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const overlayOf = ({ context }: Viewer) => context.place.overlay;
const evidenceOf = ({ context }: Viewer) => context.evidence;
const usageOf = ({ context }: Viewer) => context.usage;
const screenshotsOf = ({ context }: Viewer) => context.evidence.screenshots;
const languageOf = ({ context }: Viewer) => context.place.language;
const themeOf = ({ context }: Viewer) => context.place.theme;
const widthOf = ({ context }: Viewer) => context.place.width;

/** The displayed variant of the screenshots. */
export function useLook(): ScreenshotVariant {
  const screenshots = useSeen(screenshotsOf);
  const language = useSeen(languageOf);
  const theme = useSeen(themeOf);
  const width = useSeen(widthOf);
  return useMemo(() => lookOf(screenshots, { language, theme, width }), [screenshots, language, theme, width]);
}

/** Whether tests, runs, and screenshots have arrived; until then, nothing can be said about what is missing. */
export const isEvidenceKnown = (snapshot: Viewer): boolean => snapshot.matches({ evidence: "known" });

/** The marks of the selected overlay, and how many comments are open. */
export function useMarks(chart: Chart): Marks {
  const overlay = useSeen(overlayOf);
  const evidence = useSeen(evidenceOf);
  const usage = useSeen(usageOf);
  const look = useLook();
  const isKnown = useSeen(isEvidenceKnown);
  // Without screenshots, each state would be marked as one that has none.
  const marked = overlay === "screenshots" && !isKnown ? "none" : overlay;
  const marks = useMemo(() => marksOf(chart, marked, evidence, usage, look), [chart, marked, evidence, usage, look]);
  return useCommentMarks(marks);
}
