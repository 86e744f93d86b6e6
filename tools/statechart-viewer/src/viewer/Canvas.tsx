import { type KeyboardEvent, memo, type PointerEvent, useEffect, useMemo, useRef } from "react";
import { styled } from "styled-components";
import type { Chart } from "../chart/chart";
import { type Layout, padding, screenshotRoom } from "../chart/layout";
import { Drawing } from "../drawing/Drawing";
import { color, token } from "../ui/theme";
import { VisuallyHidden } from "../ui/VisuallyHidden";
import { screenshotOf } from "./evidence";
import { foldedAway } from "./folding";
import { stepBy } from "./neighbours";
import { leavesOf, type Marks } from "./overlay";
import { Switch, Switches } from "./parts";
import { useLook, useMarks } from "./seen";
import { useSeen, useSettings, useViewer } from "./viewer-context";
import { layoutOf, scaleOf, scales, type Viewer } from "./viewer-machine";
import { WaysOut } from "./WaysOut";

const Frame = styled.div`
  position: relative;
  display: grid;
  grid-template-rows: minmax(0, 1fr) auto;
  min-width: 0;
  min-height: 0;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.paper};
  overflow: hidden;
`;

/** What is seen of the picture; it scrolls to the others. */
const Window = styled.div`
  position: relative;
  min-height: 0;
  overflow: auto;
  overscroll-behavior: contain;
  cursor: grab;
  &[data-panning] { cursor: grabbing; user-select: none; }
  /* As large as it is scaled, in the middle where there is room. */
  & > div { position: relative; margin: auto; }
  svg.picture { width: 100%; height: 100%; max-width: none; }
  .picture .state.state.uncovered > rect.outer { stroke: var(--warning); stroke-width: 2; stroke-dasharray: 5 4; }
  .picture .uncovered .mark, .picture .stuck .mark { fill: var(--warning); }
  .picture .failing .mark, .picture .stuck .mark { fill: var(--danger); }
  .picture .mark { paint-order: stroke; stroke: var(--paper); stroke-width: 3; stroke-linejoin: round; }
  .picture .transition.last .line { stroke: var(--accent); stroke-width: 3; }
  .picture .transition.last .head { fill: var(--accent); }
  .picture .transition.uncovered .line { stroke: var(--warning); stroke-width: 2; }
  .picture .transition.uncovered .head { fill: var(--warning); }
`;

const Bar = styled.div`
  position: absolute;
  top: ${token["space-2"]};
  right: ${token["space-2"]};
`;

/** A screen in the place of its state. */
const Thumbnail = styled.img`
  position: absolute;
  max-width: none;
  border: 1px solid ${color.control};
  border-radius: ${token["radius-s"]};
  object-fit: cover;
  object-position: top;
  background: ${color.surface};
  pointer-events: none;
`;

const MemoDrawing = memo(Drawing);

const chartOf = ({ context }: Viewer) => context.drawn?.chart ?? null;
const foldedOf = ({ context }: Viewer) => context.folded;
const activeOf = ({ context }: Viewer) => context.active;
const lastOf = ({ context }: Viewer) => context.lastTaken;
const overlayOf = ({ context }: Viewer) => context.place.overlay;
const screenshotsOf = ({ context }: Viewer) => context.evidence.screenshots;
const isMeasured = ({ context }: Viewer) => context.room !== null;
const isFitted = (snapshot: Viewer) => snapshot.hasTag("fitted");

/** The id of the state or transition that something in the picture belongs to. */
const idAt = (target: EventTarget): string | null =>
  target instanceof Element ? (target.closest("[data-id]")?.getAttribute("data-id") ?? null) : null;

const partOf = (frame: HTMLElement, id: string): SVGElement | null =>
  frame.querySelector(`[data-id="${CSS.escape(id)}"]`);

/** Brings a part into the middle of the window, unless it is well within it already. */
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

/** Pulling the picture about. Touch scrolls by itself. */
function usePanning() {
  const from = useRef<{ x: number; y: number; left: number; top: number; isMoving: boolean } | null>(null);
  return {
    onPointerDown: ({ currentTarget, button, pointerType, clientX, clientY }: PointerEvent<HTMLElement>) => {
      if (button !== 0 || pointerType === "touch") return;
      from.current = {
        x: clientX,
        y: clientY,
        left: currentTarget.scrollLeft,
        top: currentTarget.scrollTop,
        isMoving: false,
      };
    },
    onPointerMove: ({ currentTarget, clientX, clientY, pointerId, buttons }: PointerEvent<HTMLElement>) => {
      const start = from.current;
      if (!start || buttons === 0) return;
      const [dx, dy] = [clientX - start.x, clientY - start.y];
      // A hand that trembles while it presses pulls nothing.
      if (!start.isMoving && Math.hypot(dx, dy) < 5) return;
      if (!start.isMoving) {
        start.isMoving = true;
        currentTarget.setPointerCapture(pointerId);
        currentTarget.dataset.panning = "";
      }
      currentTarget.scrollLeft = start.left - dx;
      currentTarget.scrollTop = start.top - dy;
    },
    onPointerUp: ({ currentTarget }: PointerEvent<HTMLElement>) => {
      delete currentTarget.dataset.panning;
      from.current = null;
    },
  };
}

/** Tells the machine how much room there is, and turns the wheel with ctrl (and so a pinch) into zooming. */
function useWindow(scale: number) {
  const actor = useViewer();
  const frame = useRef<HTMLDivElement>(null);
  /** What has to stay where it is when the scale changes: a point of the picture, and of the window. */
  const held = useRef<{ x: number; y: number; atX: number; atY: number } | null>(null);
  const now = useRef(scale);

  useEffect(() => {
    const element = frame.current;
    if (!element) return;
    const observer = new ResizeObserver(() => {
      const { offsetWidth: width, offsetHeight: height } = element;
      actor.send({ type: "picture.measured", room: { width: width - 2, height: height - 2 } });
    });
    observer.observe(element);
    const wheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const box = element.getBoundingClientRect();
      hold(event.clientX - box.left, event.clientY - box.top);
      actor.send({ type: "picture.zoom", scale: now.current * Math.exp(-event.deltaY / 300) });
    };
    const hold = (atX: number, atY: number) => {
      held.current = {
        x: (element.scrollLeft + atX) / now.current,
        y: (element.scrollTop + atY) / now.current,
        atX,
        atY,
      };
    };
    // By hand: React listens to wheels passively, and the page would zoom as well.
    element.addEventListener("wheel", wheel, { passive: false });
    return () => {
      observer.disconnect();
      element.removeEventListener("wheel", wheel);
    };
  }, [actor]);

  useEffect(() => {
    const element = frame.current;
    const before = now.current;
    now.current = scale;
    if (!element || before === scale) return;
    const [atX, atY] = [element.clientWidth / 2, element.clientHeight / 2];
    const { x, y, ...at } = held.current ?? {
      x: (element.scrollLeft + atX) / before,
      y: (element.scrollTop + atY) / before,
      atX,
      atY,
    };
    held.current = null;
    element.scrollLeft = x * scale - at.atX;
    element.scrollTop = y * scale - at.atY;
  }, [scale]);
  return frame;
}

/** The screenshots of all states that have one, in the places of the states. */
function Thumbnails({ chart, layout, scale }: { chart: Chart; layout: Layout; scale: number }) {
  const { base } = useSettings();
  const screenshots = useSeen(screenshotsOf);
  const look = useLook();
  return leavesOf(chart).map((id) => {
    const screen = screenshotOf(screenshots, id, look);
    const box = layout.states[id];
    if (!screen || !box) return null;
    const { width, height } = screenshotRoom;
    const place = {
      left: (box.x + (box.width - width) / 2) * scale,
      top: (box.y + box.height - height - padding.y) * scale,
      width: width * scale,
      height: height * scale,
    };
    return <Thumbnail key={id} src={`${base}data/screenshots/${screen.file}`} alt="" loading="lazy" style={place} />;
  });
}

/** The chart: it is zoomed, pulled about, and gone through with arrow keys. */
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
  const looks = useMemo<Marks>(
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

  // Before anything is chosen the machine's beginning is in sight, once it is known how large the window is.
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
          <MemoDrawing {...shown} {...looks} active={activeSet} selected={selected} onSelect={select} />
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
