import { bundleEnds, stateOfBox } from "../chart/bundle";
import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import { hierarchyOf } from "../chart/hierarchy";
import { partsOf } from "../chart/level";
import { Notice } from "../ui/Notice";
import { levelOf, unknownName } from "./levels";
import { stateTitle } from "./names";
import { idOf } from "./neighbours";
import { Way } from "./Outline";
import { PlaceButton } from "./PlaceButton";
import { Part, Plain } from "./parts";
import { PlaceLink, toMachine, toTheList, useSeen, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const placeOf = ({ context }: Viewer) => context.place;
const listOf = ({ context }: Viewer) => context.list;

/** Other levels that show a state: with its neighbors, with its contents, and in the part that it is in. */
export function StateLevels({ chart, state }: { chart: Chart; state: ChartState }) {
  const level = levelOf(chart, useSeen(placeOf));
  const isCenter = level.kind === "around" && level.state === state.id;
  const isOpen = level.kind === "part" && level.state === state.id;
  const hasContents = partsOf(chart).includes(state.id);
  if (state.parent === null || state.kind === "history") return null;
  return (
    <Plain>
      {!isCenter && (
        <li>
          <PlaceButton change={{ around: state.id, state: state.id, transition: null }}>
            Show it with one step around it
          </PlaceButton>
        </li>
      )}
      {hasContents && !isOpen && (
        <li>
          <PlaceButton change={{ part: state.id, around: null }}>Show what is inside</PlaceButton>
        </li>
      )}
      {isCenter && (
        <li>
          <PlaceButton change={{ part: null, around: null, level: null }}>Show it in its part of the chart</PlaceButton>
        </li>
      )}
    </Plain>
  );
}

/** A link to a machine by its title. */
export function MachineLink({ machine }: { machine: string }) {
  const title = useSeen(listOf).find((one) => one.machine === machine)?.title;
  return title === undefined ? machine : <PlaceLink change={toMachine(machine)}>{title}</PlaceLink>;
}

/** Links to the machines that a machine runs, and that run it. */
export function Relatives({ chart }: { chart: Chart }) {
  const parents = useSeen(listOf).filter(({ runs }) => runs.includes(chart.machine));
  const lists = [
    { title: "Runs", machines: chart.runs },
    { title: "Is run by", machines: parents.map(({ machine }) => machine) },
  ].filter(({ machines }) => machines.length > 0);
  return lists.map(({ title, machines }) => (
    <p key={title}>
      {title}{" "}
      {machines.map((machine, index) => (
        <span key={machine}>
          {index > 0 && ", "}
          <MachineLink machine={machine} />
        </span>
      ))}
    </p>
  ));
}

/** The transitions that are drawn as one arrow between two boxes. */
function bundleOf(chart: Chart, id: string): readonly ChartTransition[] {
  const ends = bundleEnds(id)?.map(stateOfBox);
  if (!ends) return [];
  const { isWithin } = hierarchyOf(chart.states);
  const [from = "", to = ""] = ends;
  // If one box is inside the other, only the outer state's own transitions are drawn between them.
  const isFrom = (source: string) => (isWithin(to, from) ? source === from : isWithin(source, from));
  const isTo = (target: string) => (isWithin(from, to) ? target === to : isWithin(target, to));
  return chart.transitions.filter(({ source, targets }) => isFrom(source) && targets.some(isTo));
}

/** What is known of several transitions that are drawn as one. */
export function BundleDetail({ chart, id }: { chart: Chart; id: string }) {
  const wording = useWording();
  const [from = "", to = ""] = bundleEnds(id)?.map(stateOfBox) ?? [];
  const bundle = bundleOf(chart, id);
  return (
    <Part aria-labelledby="detail">
      <h2 id="detail">
        {stateTitle(chart, from, wording)} → {stateTitle(chart, to, wording)}
      </h2>
      <p>
        {bundle.length === 1 ? "One transition" : `${bundle.length} transitions`}, from inside the one state to the
        other:
      </p>
      <Plain>
        {bundle.map((transition) => (
          <li key={transition.id}>
            {transition.source !== from && `${stateTitle(chart, transition.source, wording)}: `}
            <Way chart={chart} transition={transition} />
          </li>
        ))}
      </Plain>
    </Part>
  );
}

/** How many names are listed, at most. */
const listed = 12;

/** Says that the address names something that the chart does not have, and what it has. */
export function UnknownNotice({ chart }: { chart: Chart }) {
  const place = useSeen(placeOf);
  const wording = useWording();
  const unknown = unknownName(chart, place);
  if (unknown === null) return null;
  const { kind, said, near, names } = unknown;
  const isTransition = (id: string) => chart.transitions.some((one) => one.id === id);
  const changeTo = (id: string) => {
    if (kind === "part") return { part: id };
    if (place.around !== null && idOf(chart, place.around) === null) return { around: id };
    return isTransition(id) ? { transition: id, state: null } : { state: id, transition: null };
  };
  const titleOf = (id: string) => (isTransition(id) ? id : stateTitle(chart, id, wording));
  const nothing = { part: null, around: null, state: null, transition: null };
  return (
    <Notice
      kind="warning"
      title={`${chart.title} has no ${kind} “${said}”`}
      action={<PlaceLink change={nothing}>Show the whole machine</PlaceLink>}
    >
      {near !== null && (
        <>
          Did you mean <PlaceButton change={changeTo(near)}>{titleOf(near)}</PlaceButton>?{" "}
        </>
      )}
      {kind === "part" && (
        <>
          It has these parts:{" "}
          {names.slice(0, listed).map((id, index) => (
            <span key={id}>
              {index > 0 && ", "}
              <PlaceButton change={changeTo(id)}>{titleOf(id)}</PlaceButton>
            </span>
          ))}
          {names.length > listed && ` and ${names.length - listed} more`}.{" "}
        </>
      )}
      It may be of an older version. The outline lists what there is today;{" "}
      <PlaceLink change={toTheList}>all machines</PlaceLink> can be searched.
    </Notice>
  );
}
