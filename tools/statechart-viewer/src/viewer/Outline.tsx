import { memo } from "react";
import { styled } from "styled-components";
import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import { Badge } from "../ui/Badge";
import { Icon } from "../ui/Icon";
import { color, token } from "../ui/theme";
import { actionsOf, stateTitle, transitionLabel } from "./names";
import { childrenOf } from "./neighbours";
import { PlaceButton } from "./PlaceButton";
import { Code, Switch, Switches } from "./parts";
import { useSeen, useViewer, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Frame = styled.section`
  display: grid;
  align-content: start;
  gap: ${token["space-3"]};
  min-width: 0;
  font-size: ${token["text-s"]};
  line-height: 1.45;
  h2 { font-size: ${token["text-h4"]}; }
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token["space-2"]};
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

const Fold = styled.button`
  display: inline-grid;
  place-items: center;
  width: 1.5rem;
  height: 1.5rem;
  padding: 0;
  border: 0;
  border-radius: ${token["radius-s"]};
  background: none;
  cursor: pointer;
  &:hover { background: ${color.sunken}; }
  &[aria-expanded="false"] svg { transform: rotate(-90deg); }
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

const kindNames: Record<ChartState["kind"], string | null> = {
  atomic: null,
  compound: "compound",
  parallel: "parallel",
  final: "final",
  history: "history",
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

const StateItem = memo(({ chart, state }: { chart: Chart; state: ChartState }) => {
  const actor = useViewer();
  const chosen = useSeen(({ context }) => context.place.state) === state.id;
  const folded = useSeen(({ context }) => context.folded.includes(state.id));
  const active = useSeen(({ context }) => context.active.includes(state.id));
  const wording = useWording();
  const children = childrenOf(chart, state.id);
  const kind = kindNames[state.kind];
  const name = wording === "product" ? state.said.name : state.key;
  return (
    <Item data-chosen={chosen ? "" : undefined} data-active={active ? "" : undefined}>
      <Name>
        {children.length > 0 && (
          <Fold
            type="button"
            aria-expanded={!folded}
            aria-label={`States in ${name}`}
            onClick={() => actor.send({ type: "state.fold", state: state.id })}
          >
            <Icon name="chevron-down" size={16} />
          </Fold>
        )}
        <PlaceButton change={{ state: state.id, transition: null }} current={chosen}>
          {name}
        </PlaceButton>
        {active && <Badge $tone="success">active</Badge>}
        {state.isInitial && <Badge $tone="accent">first</Badge>}
        {kind && <Badge $tone="info">{state.isDeep ? `deep ${kind}` : kind}</Badge>}
        {wording === "engineering" && state.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
      </Name>
      {state.description && <p>{wording === "product" ? state.said.description : state.description}</p>}
      <Facts state={state} />
      <WaysOf chart={chart} source={state.id} />
      {children.length > 0 && !folded && <States chart={chart} states={children} />}
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

const States = ({ chart, states }: { chart: Chart; states: readonly ChartState[] }) => (
  <Tree>
    {states.map((state) => (
      <StateItem key={state.id} chart={chart} state={state} />
    ))}
  </Tree>
);

const hasFolded = ({ context }: Viewer) => context.folded.length > 0;

/** The chart in words: everything in the drawing, in the same order. */
export function Outline({ chart }: { chart: Chart }) {
  const actor = useViewer();
  const folded = useSeen(hasFolded);
  const [root, ...inner] = chart.states;
  const holds = inner.some(({ parent }) => parent !== chart.machine);
  return (
    <Frame aria-labelledby="outline">
      <Head>
        <h2 id="outline">Outline</h2>
        {holds && (
          <Switches role="group" aria-label="States within states">
            <Switch type="button" onClick={() => actor.send({ type: "states.foldAll" })}>
              Fold all
            </Switch>
            <Switch type="button" disabled={!folded} onClick={() => actor.send({ type: "states.unfoldAll" })}>
              Unfold
            </Switch>
          </Switches>
        )}
      </Head>
      {root && <Facts state={root} />}
      {chart.transitions.some(({ source }) => source === chart.machine) && (
        <Item as="div">
          <p>In any state:</p>
          <WaysOf chart={chart} source={chart.machine} />
        </Item>
      )}
      <States chart={chart} states={childrenOf(chart, chart.machine)} />
    </Frame>
  );
}
