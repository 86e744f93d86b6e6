import { type MouseEvent, useMemo } from "react";
import type { Box, Point } from "../chart/layout";
import type { DrawnMap, Journey, MapLink } from "../chart/map";
import { Head, pathOf } from "../drawing/Drawing";
import { addressOf } from "./place";
import { toMachine, useSeen, useSettings, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const placeOf = ({ context }: Viewer) => context.place;

/** The numbers of a journey's steps at each machine: most have one. */
const numbersAt = ({ steps }: Journey, machine: string): string =>
  steps.flatMap((step, index) => (step.machine === machine ? index + 1 : [])).join(", ");

function Machine({ drawn, machine, journey }: { drawn: DrawnMap; machine: string; journey: Journey | null }) {
  const actor = useViewer();
  const { base } = useSettings();
  const place = useSeen(placeOf);
  const box = drawn.layout.machines[machine];
  const title = drawn.map.machines.find((one) => one.machine === machine)?.title ?? machine;
  if (!box) return null;
  const numbers = journey ? numbersAt(journey, machine) : "";
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || event.button !== 0) return;
    event.preventDefault();
    actor.send({ type: "place.open", change: toMachine(machine) });
  };
  return (
    <a
      className={numbers === "" ? "machine" : "machine journeyed"}
      href={addressOf(base, { ...place, ...toMachine(machine) })}
      data-id={machine}
      aria-label={numbers === "" ? title : `${title}, step ${numbers}`}
      onClick={open}
    >
      <rect {...box} rx={10} />
      {numbers !== "" && <Step numbers={numbers} box={box} />}
    </a>
  );
}

const Step = ({ numbers, box }: { numbers: string; box: Box }) => (
  <g className="step" transform={`translate(${box.x + box.width - 4} ${box.y})`}>
    <rect x={-6 - 5 * numbers.length} y={-11} width={12 + 10 * numbers.length} height={22} rx={11} />
    <text y={4} textAnchor="middle">
      {numbers}
    </text>
  </g>
);

const Line = ({ link, points, isOn }: { link: MapLink; points: readonly Point[]; isOn: boolean }) => (
  <g className={isOn ? "way on" : link.runs ? "way runs" : "way"}>
    <path className="line" d={pathOf(points)} />
    <Head line={points} />
  </g>
);

/** The map as SVG. Its boxes are links to the charts. */
export function MapDrawing({ drawn, journey }: { drawn: DrawnMap; journey: string | null }) {
  const { map, layout } = drawn;
  const shown = journey === null ? null : (map.journeys[journey] ?? null);
  // A line of the highlighted journey is above the others.
  const lines = useMemo(() => {
    const all = map.links.map((link, index) => ({ link, index, isOn: link.journeys.includes(journey ?? "") }));
    return all.sort((one, other) => Number(one.isOn) - Number(other.isOn));
  }, [map, journey]);
  return (
    // biome-ignore lint/a11y/useSemanticElements: SVG has no other element for this
    <svg
      className="picture map"
      viewBox={`0 0 ${layout.width} ${layout.height}`}
      width={layout.width}
      height={layout.height}
      role="group"
      aria-label={`Map of ${map.machines.length} machines`}
    >
      <rect className="ground" width={layout.width} height={layout.height} />
      {Object.entries(layout.groups).map(([group, box]) => (
        <rect key={group} className="group" {...box} rx={12} />
      ))}
      {lines.map(({ link, index, isOn }) => (
        <Line key={index} link={link} points={layout.lines[index] ?? []} isOn={isOn} />
      ))}
      {map.machines.map(({ machine }) => (
        <Machine key={machine} drawn={drawn} machine={machine} journey={shown} />
      ))}
      <g className="texts">
        {layout.texts.map(({ kind, text, x, y, width }) => (
          <text key={`${x} ${y}`} className={kind} x={x} y={y} textLength={width} lengthAdjust="spacingAndGlyphs">
            {text}
          </text>
        ))}
      </g>
    </svg>
  );
}
