import type { KeyboardEvent } from "react";
import type { Box, Layout, Point } from "../chart/layout";
import type { LevelChart, LevelState, LevelTransition } from "../chart/level";
import { anywhereOf, beginningOf, initialOf } from "../chart/points";

interface Props {
  chart: LevelChart;
  layout: Layout;
  /** Ids of the machine's current states. */
  active?: ReadonlySet<string>;
  /** The id of the selected state or transition. */
  selected?: string | null;
  /** Additional classes from `style.ts`: added, removed, changed, stuck, failing, uncovered. */
  classOfState?(id: string): string | undefined;
  classOfTransition?(id: string): string | undefined;
  /** The thickness of a line, in pixels; 1.25 by default. */
  widthOfTransition?(id: string): number | undefined;
  /** A short text next to a state or transition. */
  markOf?(id: string): string | undefined;
  /** Makes states and transitions buttons. The focusable one is the selected one, or the first state. */
  onSelect?(id: string): void;
  /** Adds a button to each folded state. */
  onUnfold?(id: string): void;
}

const roundness = 8;

/** A line with rounded corners, as a path. */
export function pathOf(points: readonly Point[]): string {
  const [first, ...rest] = points;
  if (!first) return "";
  const parts = [`M${first.x} ${first.y}`];
  for (const [index, point] of rest.entries()) {
    const before = points[index] as Point;
    const after = rest[index + 1];
    const long = Math.hypot(point.x - before.x, point.y - before.y);
    const next = after ? Math.hypot(after.x - point.x, after.y - point.y) : 0;
    const radius = after ? Math.min(roundness, long / 2, next / 2) : 0;
    if (!after || radius < 1) {
      parts.push(`L${point.x} ${point.y}`);
      continue;
    }
    const near = (other: Point, distance: number) => {
      const whole = Math.hypot(other.x - point.x, other.y - point.y) || 1;
      return `${round(point.x + ((other.x - point.x) / whole) * distance)} ${round(point.y + ((other.y - point.y) / whole) * distance)}`;
    };
    parts.push(`L${near(before, radius)}Q${point.x} ${point.y} ${near(after, radius)}`);
  }
  return parts.join("");
}
const round = (value: number) => Math.round(value * 10) / 10;

/** The arrowhead at the end of a line. */
export function Head({ line }: { line: readonly Point[] }) {
  const end = line.at(-1);
  const before = line.findLast(({ x, y }) => x !== end?.x || y !== end?.y);
  if (!end || !before) return null;
  const angle = round((Math.atan2(end.y - before.y, end.x - before.x) * 180) / Math.PI);
  return <path className="head" d="M0 0L-9 -4.5L-9 4.5Z" transform={`translate(${end.x} ${end.y}) rotate(${angle})`} />;
}

/** A part's texts. Their width is fixed, so that they fit their boxes in any font. */
const Lines = ({ of, layout }: { of: string; layout: Layout }) =>
  layout.lines[of]?.map(({ kind, text, x, y, width }) => (
    <text key={y} className={kind} x={x} y={y} textLength={width} lengthAdjust="spacingAndGlyphs">
      {text}
    </text>
  ));

const classes = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(" ");

/** The properties that make a part a button, if parts can be chosen. */
function chosenBy(id: string, kind: string, isReached: boolean, onSelect: Props["onSelect"]) {
  if (!onSelect) return { "data-id": id };
  return {
    "data-id": id,
    role: "button",
    tabIndex: isReached ? 0 : -1,
    // The accessible name is the visible text, so that people who use speech input can say what they see.
    "aria-roledescription": kind,
    onClick: (event: { stopPropagation(): void }) => {
      event.stopPropagation();
      onSelect(id);
    },
    onKeyDown: (event: KeyboardEvent) => {
      if (event.key !== "Enter" && event.key !== " ") return;
      event.preventDefault();
      onSelect(id);
    },
  };
}

/** What a box is called. */
const kindOf = ({ folded, stub }: LevelState): string =>
  stub !== undefined ? "state elsewhere" : folded !== undefined ? "folded state" : "state";

const unfoldSize = 22;

/** A button in the corner of a folded state's box. It comes after the box, since buttons cannot be nested. */
const Unfold = ({ state, box, onUnfold }: { state: LevelState; box: Box; onUnfold(id: string): void }) => (
  // biome-ignore lint/a11y/noStaticElementInteractions: for the mouse; by keyboard, the box itself has a key for this
  <g
    className="unfold"
    transform={`translate(${box.x + box.width - unfoldSize - 4} ${box.y + 4})`}
    onClick={(event) => {
      event.stopPropagation();
      onUnfold(state.id);
    }}
  >
    <title>Show what is inside</title>
    <rect width={unfoldSize} height={unfoldSize} rx={6} />
    <path d={`M6 ${unfoldSize / 2}H${unfoldSize - 6}M${unfoldSize / 2} 6V${unfoldSize - 6}`} />
  </g>
);

const Mark = ({ text, x, y }: { text: string | undefined; x: number; y: number }) =>
  text ? (
    <text className="mark" x={x} y={y} textAnchor="end">
      {text}
    </text>
  ) : null;

function State({ state, box, props }: { state: LevelState; box: Box; props: Props }) {
  const { chart, active, selected, classOfState, markOf, onSelect } = props;
  const isReached = selected ? selected === state.id : chart.states[0]?.id === state.id;
  const parent = chart.states.find(({ id }) => id === state.parent);
  const look = classes(
    "state",
    state.kind,
    state.kind === "parallel" && "compound",
    parent?.kind === "parallel" && "region",
    state.folded !== undefined && "folded",
    state.stub !== undefined && "stub",
    active?.has(state.id) && "active",
    selected === state.id && "selected",
    classOfState?.(state.id),
  );
  if (state.kind === "history")
    return (
      <g className={classes(look, "history")} {...chosenBy(state.id, "history state", isReached, onSelect)}>
        <title>
          {state.isDeep ? "Comes back to the innermost states that were left" : "Comes back to the state that was left"}
        </title>
        <circle cx={box.x + box.width / 2} cy={box.y + box.height / 2} r={box.width / 2} />
        <text x={box.x + box.width / 2} y={box.y + box.height / 2 + 4} textAnchor="middle">
          {state.isDeep ? "H*" : "H"}
        </text>
      </g>
    );
  return (
    <g className={look} {...chosenBy(state.id, kindOf(state), isReached, onSelect)}>
      {state.folded !== undefined && <rect className="below" {...box} x={box.x + 4} y={box.y + 4} rx={10} />}
      <rect className="outer" {...box} rx={10} />
      {state.kind === "final" && (
        <rect className="inner" x={box.x + 4} y={box.y + 4} width={box.width - 8} height={box.height - 8} rx={7} />
      )}
      <Lines of={state.id} layout={props.layout} />
      <Mark
        text={markOf?.(state.id)}
        x={box.x + box.width - (state.folded !== undefined && props.onUnfold ? unfoldSize + 10 : 8)}
        y={box.y + 16}
      />
    </g>
  );
}

/** Points that are not states: a state's start, and the source of transitions that apply anywhere in it. */
function Points({ id, layout }: { id: string; layout: Layout }) {
  const begin = layout.states[initialOf(id)];
  const anywhere = layout.states[anywhereOf(id)];
  return (
    <>
      {begin && <circle className="point" cx={begin.x + begin.width / 2} cy={begin.y + begin.height / 2} r={6} />}
      {anywhere && (
        <g className="anywhere">
          <rect {...anywhere} rx={13} />
          <text x={anywhere.x + anywhere.width / 2} y={anywhere.y + 17} textAnchor="middle">
            from any state
          </text>
        </g>
      )}
    </>
  );
}

function Transition({ transition, props }: { transition: LevelTransition; props: Props }) {
  const { layout, selected, classOfTransition, widthOfTransition, markOf, onSelect } = props;
  const drawn = layout.transitions.find(({ id }) => id === transition.id);
  if (!drawn) return null;
  const { label, lines } = drawn;
  const width = widthOfTransition?.(transition.id);
  const isInside = lines.length === 0;
  return (
    <g
      className={classes(
        "transition",
        `by-${transition.trigger}`,
        isInside && "inside",
        transition.bundle && "bundle",
        selected === transition.id && "selected",
        classOfTransition?.(transition.id),
      )}
      {...chosenBy(
        transition.id,
        transition.bundle ? "transitions" : "transition",
        selected === transition.id,
        onSelect,
      )}
    >
      {transition.description &&
        // A title would replace the visible text as the button's name.
        (onSelect ? <desc>{transition.description}</desc> : <title>{transition.description}</title>)}
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: targets have a fixed order
        <g key={index}>
          <path className="line" d={pathOf(line)} {...(width !== undefined && { style: { strokeWidth: width } })} />
          <Head line={line} />
        </g>
      ))}
      <rect className="plate" {...label} rx={4} />
      <Lines of={transition.id} layout={layout} />
      <Mark text={markOf?.(transition.id)} x={label.x + label.width} y={label.y - 2} />
    </g>
  );
}

/**
 * A chart as SVG: the same in files, in the viewer, and in comparisons. Its styles are in `style.ts`. States come first
 * and lines above them, in the chart's order.
 */
export function Drawing(props: Props) {
  const { chart, layout, onSelect, onUnfold } = props;
  return (
    <svg
      xmlns="http://www.w3.org/2000/svg"
      className="picture"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      {...(onSelect ? { role: "group" } : { role: "img" })}
      aria-label={`${chart.title}: ${chart.states.length - 1} states, ${chart.transitions.length} transitions`}
    >
      <rect className="ground" width={layout.width} height={layout.height} />
      {chart.states.map((state) => {
        const box = layout.states[state.id];
        return box && <State key={state.id} state={state} box={box} props={props} />;
      })}
      {onUnfold &&
        chart.states.map((state) => {
          const box = layout.states[state.id];
          return state.folded !== undefined && box ? (
            <Unfold key={state.id} state={state} box={box} onUnfold={onUnfold} />
          ) : null;
        })}
      {chart.states.map(({ id }) => (
        <Points key={id} id={id} layout={layout} />
      ))}
      {chart.states.map(({ id }) => {
        const line = layout.transitions.find((drawn) => drawn.id === beginningOf(id))?.lines[0];
        return (
          line && (
            <g className="transition" key={id}>
              <path className="line" d={pathOf(line)} />
              <Head line={line} />
            </g>
          )
        );
      })}
      {chart.transitions.map((transition) => (
        <Transition key={transition.id} transition={transition} props={props} />
      ))}
    </svg>
  );
}
