import { type KeyboardEvent, memo, useMemo } from "react";
import type { Chart } from "../chart/chart";
import type { Box, Layout } from "../chart/layout";
import { type LevelChart, levelNamed } from "../chart/level";
import { Drawing } from "../drawing/Drawing";
import { Spinner } from "../ui/Spinner";
import { Busy, Frame } from "./canvas-parts";
import { failureTexts } from "./data";
import { FailureNotice } from "./FailureNotice";
import { marksAt } from "./level-marks";
import { arrowAt, boxAt } from "./levels";
import { movedTo, stepBy } from "./neighbours";
import type { Marks } from "./overlay";
import { useMarks } from "./seen";
import { Thumbnails } from "./Thumbnails";
import { ChartBar } from "./Toolbar";
import { idAt, partOf, Viewport } from "./Viewport";
import { useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";
import { layoutOf, shownChart } from "./viewer-machine/shown-picture";
import { WaysOut } from "./WaysOut";

const MemoDrawing = memo(Drawing);

const nameOf = ({ context }: Viewer) => context.drawing?.name ?? "";
const activeOf = ({ context }: Viewer) => context.active;
const lastOf = ({ context }: Viewer) => context.lastTaken;
/** Whether screenshots are wanted and the drawn layout has room for them; a new one may still be on its way. */
const hasScreenshots = ({ context: { place, chart, drawing } }: Viewer) =>
  place.overlay === "screenshots" &&
  chart !== null &&
  drawing !== null &&
  levelNamed(chart, drawing.name)?.shown.screens === true;
const isBusy = (snapshot: Viewer) => snapshot.hasTag("busyDrawing");
const failureOf = (snapshot: Viewer) =>
  snapshot.matches({ drawing: "failed" }) ? snapshot.context.failures.drawing : null;

/** The chart, which can be zoomed, dragged, and navigated with arrow keys. */
export function Canvas({ chart, selected }: { chart: Chart; selected: string | null }) {
  const actor = useViewer();
  const shown = useSeen(shownChart);
  const layout = useSeen(layoutOf);
  const busy = useSeen(isBusy);
  const failure = useSeen(failureOf);
  return (
    <Frame>
      <ChartBar chart={chart} />
      {failure ? (
        <FailureNotice title="This part could not be drawn" onRetry={() => actor.send({ type: "drawing.retry" })}>
          {failureTexts[failure.code]}
        </FailureNotice>
      ) : shown && layout ? (
        <ChartWindow chart={chart} shown={shown} layout={layout} selected={selected} />
      ) : (
        <Busy>
          <Spinner size={32} label="The picture is being loaded" />
        </Busy>
      )}
      {shown && !failure && <WaysOut chart={chart} shown={shown} />}
      {busy && shown && !failure && (
        <Busy data-above="">
          <Spinner size={24} label="The picture is being laid out" />
        </Busy>
      )}
    </Frame>
  );
}

/** Where a level opens: at its first state, or at the state with its neighbors. */
function startOf({ states }: LevelChart, layout: Layout): Box | undefined {
  const [root] = states;
  const first =
    states.find(({ isInitial, parent }) => isInitial && parent === root?.id) ??
    states.find(({ isInitial }) => isInitial) ??
    root;
  return first && layout.states[first.id];
}

interface WindowProps {
  chart: Chart;
  shown: LevelChart;
  layout: Layout;
  selected: string | null;
}

function ChartWindow({ chart, shown, layout, selected }: WindowProps) {
  const actor = useViewer();
  const name = useSeen(nameOf);
  const active = useSeen(activeOf);
  const lastTaken = useSeen(lastOf);
  const showsScreenshots = useSeen(hasScreenshots);
  const marks = useMarks(chart);
  const activeBoxes = useMemo(
    () => new Set(active.map((id) => boxAt(chart, shown, id)).filter((id) => id !== null)),
    [active, chart, shown],
  );
  const drawn = useMemo<Marks>(() => {
    const own = marksAt(chart, shown, marks);
    const last = lastTaken === null ? null : arrowAt(shown, lastTaken);
    return {
      ...own,
      classOfTransition: (id) =>
        [own.classOfTransition(id), id === last && "last"].filter(Boolean).join(" ") || undefined,
    };
  }, [chart, shown, marks, lastTaken]);
  const [select, unfold] = useMemo(
    () => [
      (id: string) => {
        const state = shown.states.find((one) => one.id === id);
        const real = state?.stub ?? state?.id;
        const change =
          real === chart.machine
            ? { state: null, transition: null }
            : real !== undefined
              ? { state: real, transition: null }
              : { state: null, transition: id };
        actor.send({ type: "place.open", change });
      },
      (part: string) =>
        actor.send({ type: "place.open", change: { part, around: null, state: null, transition: null } }),
    ],
    [actor, chart, shown],
  );

  const isState = selected !== null && chart.states.some(({ id }) => id === selected);
  const mark = selected === null ? null : isState ? boxAt(chart, shown, selected) : arrowAt(shown, selected);
  const moved = movedTo(chart, active, lastTaken);
  const boxOf = (id: string | null | undefined): Box | undefined =>
    id == null ? undefined : (layout.states[id] ?? layout.transitions.find((one) => one.id === id)?.label);

  const press = (event: KeyboardEvent<HTMLElement>) => {
    const from = idAt(event.target);
    if (from === null) return;
    const isFolded = shown.states.some(({ id, folded }) => id === from && folded !== undefined);
    const step = stepBy(shown, from, event);
    const part = step && partOf(event.currentTarget, step.to);
    if (event.key === "ArrowDown" && event.shiftKey && isFolded) unfold(from);
    else if (part) part.focus({ preventScroll: true });
    else if (!event.key.startsWith("Arrow")) return;
    event.preventDefault();
  };

  return (
    <Viewport
      name={name}
      picture={layout}
      boxes={layout.states}
      start={startOf(shown, layout)}
      seen={boxOf((moved === undefined ? null : boxAt(chart, shown, moved)) ?? mark)}
      onKey={press}
      onFocus={(id) => actor.send({ type: "part.focus", id })}
    >
      {(scale) => (
        <>
          <MemoDrawing
            chart={shown}
            layout={layout}
            {...drawn}
            active={activeBoxes}
            selected={mark}
            onSelect={select}
            onUnfold={unfold}
          />
          {showsScreenshots && <Thumbnails chart={shown} layout={layout} scale={scale} />}
        </>
      )}
    </Viewport>
  );
}
