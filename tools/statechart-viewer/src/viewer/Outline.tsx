import { memo } from "react";
import { styled } from "styled-components";
import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import type { LevelChart, LevelState } from "../chart/level";
import type { Wording } from "../chart/machine-words";
import { Badge } from "../ui/Badge";
import { color, token } from "../ui/theme";
import { actionsOf, partName, stateTitle, transitionLabel } from "./names";
import { childrenOf, stateOf } from "./neighbours";
import { PlaceButton } from "./PlaceButton";
import { Code } from "./parts";
import { useSeen, useWording } from "./viewer-context";

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: ${token["space-3"]};
  min-width: 0;
  font-size: ${token["text-s"]};
  line-height: 1.45;
  h2 { font-size: ${token["text-h4"]}; }
`;

const Tree = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-2"]};
  list-style: none;
  & & { margin-top: ${token["space-2"]}; padding-left: ${token["space-3"]}; border-left: 1px solid ${color["rule-strong"]}; }
`;

const Item = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-1"]};
  padding: ${token["space-2"]} ${token["space-3"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-m"]};
  background: ${color.surface};
  &[data-chosen] { border-color: ${color["highlight-ink"]}; box-shadow: inset 3px 0 0 ${color["highlight-ink"]}; }
  &[data-active] { background: ${color["accent-soft"]}; }
  p { color: ${color["ink-soft"]}; }
`;

const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-1"]} ${token["space-2"]};
  & > button:not([aria-expanded]) { font-size: ${token["text-ui"]}; }
`;

/** What follows a transition's event: below it if that is a clause, which may take more than a line. */
const Rest = styled.span`
  &[data-below] { display: block; text-indent: 0; }
`;

const Ways = styled.ol`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 2px;
  list-style: none;
  li { padding-left: ${token["space-3"]}; text-indent: calc(-1 * ${token["space-3"]}); overflow-wrap: anywhere; }
  em { font-style: normal; color: ${color["highlight-ink"]}; }
  small { font-size: inherit; color: ${color["ink-faint"]}; }
`;

/** Product: what has states inside shows them below, so that it needs no word. */
const kindNames: Record<Wording, Record<ChartState["kind"], string | null>> = {
  product: { atomic: null, compound: null, parallel: "all at once", final: "the end", history: "where it was before" },
  engineering: { atomic: null, compound: "compound", parallel: "parallel", final: "final", history: "history" },
};

/** A transition in one line: event, guard, target, and actions. */
export function Way({ chart, transition }: { chart: Chart; transition: ChartTransition }) {
  const chosen = useSeen(({ context }) => context.place.transition) === transition.id;
  const wording = useWording();
  const { id, targets, isReentering } = transition;
  const { title, condition } = transitionLabel(transition, wording);
  const actions = actionsOf(transition, wording);
  const names = targets.map((target) => stateTitle(chart, target, wording, transition.source));
  return (
    <>
      <PlaceButton change={{ state: null, transition: id }} current={chosen}>
        {title}
      </PlaceButton>
      <Rest data-below={wording === "product" ? "" : undefined}>
        {condition && <em> {condition}</em>}
        {names.length > 0 ? ` → ${names.join(", ")}` : " stays"}
        {isReentering && names.length > 0 && (wording === "product" ? " (starts over)" : " (re-enters)")}
        {actions.length > 0 && (
          <small>{wording === "product" ? `: ${actions.join("; ")}` : `, does ${actions.join(", ")}`}</small>
        )}
      </Rest>
    </>
  );
}

function Facts({ state }: { state: ChartState }) {
  const wording = useWording();
  const { invokes, entry, exit, said } = state;
  if (wording === "product")
    return (
      <>
        {said.invokes.length > 0 && <p>Meanwhile: {said.invokes.join("; ")}</p>}
        {said.entry.length > 0 && <p>On entering: {said.entry.join("; ")}</p>}
        {said.exit.length > 0 && <p>On leaving: {said.exit.join("; ")}</p>}
      </>
    );
  return (
    <>
      {invokes.map(({ id, src }) => (
        <p key={id}>
          Calls <Code>{id === src ? id : `${id} (${src})`}</Code>
        </p>
      ))}
      {entry.length > 0 && <p>On entry: {entry.join(", ")}</p>}
      {exit.length > 0 && <p>On exit: {exit.join(", ")}</p>}
    </>
  );
}

interface ItemProps {
  chart: Chart;
  shown: LevelChart;
  box: LevelState;
}

const StateItem = memo(({ chart, shown, box }: ItemProps) => {
  const chosen = useSeen(({ context }) => context.place.state) === box.id;
  const active = useSeen(({ context }) => context.active.includes(box.id));
  const wording = useWording();
  // A box may show less of a state than there is to say.
  const state = stateOf(chart, box.id) ?? box;
  const children = childrenOf(shown, box.id);
  const inside = box.folded ?? 0;
  const kind = kindNames[wording][state.kind];
  return (
    <Item data-chosen={chosen ? "" : undefined} data-active={active ? "" : undefined}>
      <Name>
        <PlaceButton change={{ state: state.id, transition: null }} current={chosen}>
          {shown.states.some(({ id }) => id === state.parent)
            ? partName(chart, state.id, wording)
            : stateTitle(chart, state.id, wording)}
        </PlaceButton>
        {active && <Badge $tone="success">active</Badge>}
        {state.isInitial && <Badge $tone="accent">first</Badge>}
        {kind && <Badge $tone="info">{wording === "engineering" && state.isDeep ? `deep ${kind}` : kind}</Badge>}
        {wording === "engineering" && state.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
      </Name>
      {state.description && <p>{wording === "product" ? state.said.description : state.description}</p>}
      <Facts state={state} />
      <WaysOf chart={chart} source={state.id} />
      {inside > 0 && (
        <p>
          <PlaceButton change={{ part: state.id, around: null, state: null, transition: null }}>
            {inside === 1 ? "Show the state inside" : `Show the ${inside} states inside`}
          </PlaceButton>
        </p>
      )}
      {children.length > 0 && <States chart={chart} shown={shown} states={children} />}
    </Item>
  );
});

function WaysOf({ chart, source }: { chart: Chart; source: string }) {
  const ways = chart.transitions.filter((transition) => transition.source === source);
  if (ways.length === 0) return null;
  return (
    <Ways>
      {ways.map((transition) => (
        <li key={transition.id}>
          <Way chart={chart} transition={transition} />
        </li>
      ))}
    </Ways>
  );
}

const States = ({ chart, shown, states }: Omit<ItemProps, "box"> & { states: readonly LevelState[] }) => (
  <Tree>
    {states.map((box) => (
      <StateItem key={box.id} chart={chart} shown={shown} box={box} />
    ))}
  </Tree>
);

/** What is drawn, in words and in the same order. */
export function Outline({ chart, shown }: { chart: Chart; shown: LevelChart }) {
  // Boxes in place of states elsewhere are only ends of arrows.
  const [root, ...others] = shown.states.filter(({ parent, stub }) => parent === null && stub === undefined);
  const inside = root ? childrenOf(shown, root.id) : [];
  const isPart = inside.length > 0 || root?.kind === "parallel";
  return (
    <Frame aria-labelledby="outline">
      <h2 id="outline">Outline</h2>
      {root && isPart && (
        <>
          <Facts state={stateOf(chart, root.id) ?? root} />
          {chart.transitions.some(({ source }) => source === root.id) && (
            <Item as="div">
              <p>In any state:</p>
              <WaysOf chart={chart} source={root.id} />
            </Item>
          )}
        </>
      )}
      <States chart={chart} shown={shown} states={[...(root && !isPart ? [root] : []), ...inside, ...others]} />
    </Frame>
  );
}
