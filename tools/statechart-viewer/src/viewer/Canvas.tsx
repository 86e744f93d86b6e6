import { type KeyboardEvent, memo, useEffect, useMemo } from "react";
import type { Chart } from "../chart/chart";
import type { Layout } from "../chart/layout";
import { Drawing } from "../drawing/Drawing";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { Bar, Frame, Window } from "./canvas-parts";
import { foldedAway } from "./folding";
import { stepBy } from "./neighbours";
import type { Marks } from "./overlay";
import { Switch, Switches } from "./parts";
import { useMarks } from "./seen";
import { Thumbnails } from "./Thumbnails";
import { usePanning } from "./use-panning";
import { useWindow } from "./use-window";
import { useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";
import { scales } from "./viewer-machine/scales";
import { layoutOf, scaleOf } from "./viewer-machine/shown-picture";
import { WaysOut } from "./WaysOut";

const MemoDrawing = memo(Drawing);

const chartOf = ({ context }: Viewer) => context.drawn?.chart ?? null;
const foldedOf = ({ context }: Viewer) => context.folded;
const activeOf = ({ context }: Viewer) => context.active;
const lastOf = ({ context }: Viewer) => context.lastTaken;
const overlayOf = ({ context }: Viewer) => context.place.overlay;
const isMeasured = ({ context }: Viewer) => context.room !== null;
const isFitted = (snapshot: Viewer) => snapshot.hasTag("fitted");

/** The id of the state or transition that an element of the drawing belongs to. */
const idAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest("[data-id]")?.getAttribute("data-id") ?? null) : null;

const partOf = (frame: HTMLElement, id: string): SVGElement | null =>
  frame.querySelector(`[data-id="${CSS.escape(id)}"]`);

/** Scrolls a part to the middle of the window unless it is already well inside it. */
function reveal(frame: HTMLElement, id: string): void {
  const part = partOf(frame, id);
  if (!part) return;
  const [inner, outer] = [part.getBoundingClientRect(), frame.getBoundingClientRect()];
  const isSeen =
    inner.left >= outer.left && inner.right <= outer.right && inner.top >= outer.top && inner.bottom <= outer.bottom;
  if (isSeen) return;
  frame.scrollBy(
    inner.left + inner.width / 2 - outer.left - outer.width / 2,
    inner.top + inner.height / 2 - outer.top - outer.height / 2,
  );
}

/** The chart, which can be zoomed, dragged, and navigated with arrow keys. */
export function Canvas({ selected }: { selected: string | null }) {
  const chart = useSeen(chartOf);
  const layout = useSeen(layoutOf);
  return chart && layout && <ChartWindow chart={chart} layout={layout} selected={selected} />;
}

function ChartWindow({ chart, layout, selected }: { chart: Chart; layout: Layout; selected: string | null }) {
  const actor = useViewer();
  const folded = useSeen(foldedOf);
  const active = useSeen(activeOf);
  const lastTaken = useSeen(lastOf);
  const overlay = useSeen(overlayOf);
  const scale = useSeen(scaleOf);
  const fitted = useSeen(isFitted);
  const measured = useSeen(isMeasured);
  const marks = useMarks(chart);
  const frame = useWindow(scale);
  const panning = usePanning();
  const shown = useMemo(() => foldedAway(chart, layout, folded), [chart, layout, folded]);
  const activeSet = useMemo(() => new Set(active), [active]);
  const drawn = useMemo<Marks>(
    () => ({
      ...marks,
      classOfTransition: (id) =>
        [marks.classOfTransition(id), id === lastTaken && "last"].filter(Boolean).join(" ") || undefined,
    }),
    [marks, lastTaken],
  );
  const select = useMemo(
    () => (id: string) => {
      const isState = chart.states.some((state) => state.id === id && state.parent !== null);
      const isRoot = id === chart.machine;
      const change = isRoot
        ? { state: null, transition: null }
        : isState
          ? { state: id, transition: null }
          : { state: null, transition: id };
      actor.send({ type: "place.open", change });
    },
    [actor, chart],
  );

  // Until something is selected, the machine's start is visible, once the window's size is known.
  const start = selected ?? chart.states.find(({ isInitial }) => isInitial)?.id ?? chart.machine;
  useEffect(() => {
    if (measured && frame.current) reveal(frame.current, start);
  }, [start, measured, frame]);

  useEffect(() => {
    const [first] = active;
    if (first !== undefined && frame.current) reveal(frame.current, first);
  }, [active, frame]);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const from = idAt(event.target);
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "+" || event.key === "=") zoom(1.25);
    else if (event.key === "-") zoom(0.8);
    else if (event.key === "0") actor.send({ type: "picture.fit" });
    else if (from !== null) {
      const step = stepBy(shown.chart, from, event);
      const part = step && partOf(event.currentTarget, step.to);
      if (part) {
        part.focus({ preventScroll: true });
        reveal(event.currentTarget, step.to);
      } else if (!event.key.startsWith("Arrow")) return;
    } else return;
    event.preventDefault();
  };
  const zoom = (by: number) => actor.send({ type: "picture.zoom", scale: scale * by });
  const size = { width: layout.width * scale, height: layout.height * scale };

  return (
    <Frame>
      <Window
        ref={frame}
        data-window=""
        {...panning}
        onKeyDown={press}
        onFocus={({ target }) => {
          const id = idAt(target);
          if (id !== null) actor.send({ type: "part.focus", id });
        }}
      >
        <div style={size}>
          <MemoDrawing {...shown} {...drawn} active={activeSet} selected={selected} onSelect={select} />
          {overlay === "screenshots" && <Thumbnails {...shown} scale={scale} />}
        </div>
      </Window>
      <Bar>
        <Switches role="group" aria-label="Zoom">
          <Switch type="button" aria-label="Smaller" disabled={scale <= scales.least} onClick={() => zoom(0.8)}>
            −
          </Switch>
          <Switch type="button" aria-label="Larger" disabled={scale >= scales.most} onClick={() => zoom(1.25)}>
            +
          </Switch>
          <Switch type="button" aria-pressed={fitted} onClick={() => actor.send({ type: "picture.fit" })}>
            Fit
          </Switch>
          <Switch type="button" onClick={() => actor.send({ type: "picture.zoom", scale: 1 })}>
            {Math.round(scale * 100)} %<VisuallyHidden> of its size; show it in full size</VisuallyHidden>
          </Switch>
        </Switches>
      </Bar>
      <WaysOut chart={shown.chart} />
    </Frame>
  );
}
