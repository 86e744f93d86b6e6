import { useMemo } from "react";
import type { Chart } from "../chart/chart";
import { type Look, lookOf } from "./evidence";
import { type Marks, marksOf } from "./overlay";
import { useSeen } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const overlayOf = ({ context }: Viewer) => context.place.overlay;
const evidenceOf = ({ context }: Viewer) => context.evidence;
const useOf = ({ context }: Viewer) => context.use;
const screensOf = ({ context }: Viewer) => context.evidence.screens;
const languageOf = ({ context }: Viewer) => context.place.language;
const themeOf = ({ context }: Viewer) => context.place.theme;
const widthOf = ({ context }: Viewer) => context.place.width;

/** The look in which screens are shown. */
export function useLook(): Look {
  const screens = useSeen(screensOf);
  const language = useSeen(languageOf);
  const theme = useSeen(themeOf);
  const width = useSeen(widthOf);
  return useMemo(() => lookOf(screens, { language, theme, width }), [screens, language, theme, width]);
}

/** What the chosen overlay puts on a chart. */
export function useMarks(chart: Chart): Marks {
  const overlay = useSeen(overlayOf);
  const evidence = useSeen(evidenceOf);
  const use = useSeen(useOf);
  const look = useLook();
  return useMemo(() => marksOf(chart, overlay, evidence, use, look), [chart, overlay, evidence, use, look]);
}
