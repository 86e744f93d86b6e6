import { Fragment, type ReactNode } from "react";
import { styled } from "styled-components";
import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import { Badge } from "../ui/Badge";
import { color, token } from "../ui/theme";
import { CommentsPart } from "./comments/CommentsPart";
import { InCode, Kind, StateButton } from "./detail-parts";
import { BundleDetail, MachineLink, Relatives, StateLevels, UnknownNotice } from "./LevelParts";
import { SeenAt } from "./live/SeenAt";
import { actionsOf, shortId, stateTitle, transitionLabel } from "./names";
import { waysIn, waysOut } from "./neighbours";
import { Way } from "./Outline";
import { Code, Facts, Part, Plain } from "./parts";
import type { Overlay } from "./place";
import { RequirementLinks } from "./RequirementLinks";
import { ScreenshotsOfMachine, ScreenshotsPart, Storyboard } from "./ScreenshotsPart";
import { EvidenceFailure, TestsOfMachine, TestsPart } from "./TestsPart";
import { TestTrace } from "./TestTrace";
import { UsagePart } from "./UsagePart";
import { useSeen, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Frame = styled.section`
  min-width: 0;
  padding-inline: ${token["space-1"]};
  & > [role] { margin-bottom: ${token["space-4"]}; }
  h2 { font-size: ${token["text-h3"]}; overflow-wrap: anywhere; }
`;

const Head = styled.div`
  display: grid;
  gap: ${token["space-2"]};
  padding-bottom: ${token["space-4"]};
  font-size: ${token["text-ui"]};
  & > p { color: ${color["ink-soft"]}; }
  & > div { display: flex; flex-wrap: wrap; gap: ${token["space-1"]}; }
`;

const overlayOf = ({ context }: Viewer) => context.place.overlay;

/** Parts in the given order; the selected overlay's part comes first. */
function Parts(parts: Partial<Record<Overlay, ReactNode>>) {
  const overlay = useSeen(overlayOf);
  const { [overlay]: first, ...others } = parts;
  const inOrder: ReactNode[] = [first, ...Object.values<ReactNode>(others)];
  return inOrder.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: their number never changes
    <Fragment key={index}>{part}</Fragment>
  ));
}

function StateFacts({ chart, state }: { chart: Chart; state: ChartState }) {
  const wording = useWording();
  const { id: code, screen, requirements, invokes, entry, exit, said } = state;
  const machines = invokes.flatMap((one) => one.machine ?? []);
  const facts: [string, string][] =
    wording === "product"
      ? [
          ["Meanwhile", said.invokes.join("; ")],
          ["On entering", said.entry.join("; ")],
          ["On leaving", said.exit.join("; ")],
        ]
      : [
          ["View", screen ?? ""],
          ["Calls", invokes.map(({ id, src }) => (id === src ? id : `${id} (${src})`)).join(", ")],
          ["On entry", entry.join(", ")],
          ["On exit", exit.join(", ")],
        ];
  return (
    <>
      <Facts>
        {facts
          .filter(([, text]) => text !== "")
          .map(([name, text]) => [
            <dt key={name}>{name}</dt>,
            <dd key={text}>{wording === "product" ? text : <Code>{text}</Code>}</dd>,
          ])}
        {machines.length > 0 && (
          <>
            <dt>Runs</dt>
            <dd>
              {machines.map((machine) => (
                <MachineLink key={machine} machine={machine} />
              ))}
            </dd>
          </>
        )}
        {wording === "product" && <InCode name={shortId(chart.machine, code)} />}
      </Facts>
      <RequirementLinks ids={requirements} />
    </>
  );
}

function WayList({
  chart,
  title,
  ways,
  from,
}: {
  chart: Chart;
  title: string;
  ways: readonly ChartTransition[];
  from: boolean;
}) {
  if (ways.length === 0) return null;
  return (
    <Part aria-label={title}>
      <h3>{title}</h3>
      <Plain>
        {ways.map((transition) => (
          <li key={transition.id}>
            {from && (
              <>
                <StateButton chart={chart} id={transition.source} />
                {": "}
              </>
            )}
            <Way chart={chart} transition={transition} />
          </li>
        ))}
      </Plain>
    </Part>
  );
}

function StateHead({ chart, state }: { chart: Chart; state: ChartState }) {
  const wording = useWording();
  return (
    <Head>
      <Kind>{state.kind === "atomic" ? "State" : `State, ${state.kind}`}</Kind>
      <h2 id="detail">{stateTitle(chart, state.id, wording)}</h2>
      {state.description && <p>{wording === "product" ? state.said.description : state.description}</p>}
      <div>
        {state.isInitial && <Badge $tone="accent">first</Badge>}
        {wording === "engineering" && state.tags.map((tag) => <Badge key={tag}>{tag}</Badge>)}
      </div>
      <StateFacts chart={chart} state={state} />
      <SeenAt machine={chart.machine} />
      <StateLevels chart={chart} state={state} />
    </Head>
  );
}

const StateDetail = ({ chart, state }: { chart: Chart; state: ChartState }) => (
  <>
    <StateHead chart={chart} state={state} />
    <CommentsPart chart={chart} id={state.id} />
    <Parts
      screenshots={
        <>
          <ScreenshotsPart chart={chart} state={state.id} />
          <Storyboard chart={chart} state={state.id} />
        </>
      }
      none={
        <>
          <WayList chart={chart} title="Ways out" ways={waysOut(chart, state.id)} from={false} />
          <WayList chart={chart} title="Ways in" ways={waysIn(chart, state.id)} from={true} />
        </>
      }
      tests={<TestsPart chart={chart} id={state.id} />}
      usage={<UsagePart chart={chart} id={state.id} />}
    />
  </>
);

function TransitionDetail({ chart, transition }: { chart: Chart; transition: ChartTransition }) {
  const wording = useWording();
  const isProduct = wording === "product";
  const { id, source, targets, event, order, isReentering, description } = transition;
  const guard = isProduct ? transition.said.guard : transition.guard;
  const actions = actionsOf(transition, wording);
  const mates = chart.transitions.filter((one) => one.source === source && one.event === event);
  const before = guard !== null || mates.length > 1 ? mates.slice(0, mates.indexOf(transition)) : [];
  return (
    <>
      <Head>
        <Kind>Transition</Kind>
        <h2 id="detail">{transitionLabel(transition, wording).title}</h2>
        {description && <p>{description}</p>}
        <Facts>
          <dt>From</dt>
          <dd>
            <StateButton chart={chart} id={source} />
          </dd>
          <dt>To</dt>
          <dd>
            {targets.length === 0
              ? "nowhere: it only does something"
              : targets.map((target, index) => (
                  <span key={target}>
                    {index > 0 && ", "}
                    <StateButton chart={chart} id={target} />
                  </span>
                ))}
            {isReentering && " (re-enters it)"}
          </dd>
          {guard && (
            <>
              <dt>If</dt>
              <dd>{isProduct ? guard : <Code>{guard}</Code>}</dd>
            </>
          )}
          {order !== null && (
            <>
              <dt>Order</dt>
              <dd>
                {order} of {mates.length}
                {before.length > 0 &&
                  `, where not ${before.map((one) => (isProduct ? one.said.guard : one.guard) ?? "the one before").join(" and not ")}`}
              </dd>
            </>
          )}
          {actions.length > 0 && (
            <>
              <dt>Does</dt>
              <dd>{isProduct ? actions.join("; ") : <Code>{actions.join(", ")}</Code>}</dd>
            </>
          )}
          {isProduct && <InCode name={shortId(chart.machine, id)} />}
        </Facts>
      </Head>
      <CommentsPart chart={chart} id={id} />
      <Parts
        tests={<TestsPart chart={chart} id={id} />}
        usage={<UsagePart chart={chart} id={id} />}
        screenshots={<ScreenshotsPart chart={chart} state={targets[0] ?? source} />}
      />
    </>
  );
}

const MachineDetail = ({ chart }: { chart: Chart }) => {
  const requirements = [...new Set(chart.states.flatMap((state) => state.requirements))];
  return (
    <>
      <Head>
        <h2 id="detail">What is known of it</h2>
        <p>Choose a state or a transition, in the chart or in the outline, to see what is known of it alone.</p>
        <Relatives chart={chart} />
        <RequirementLinks ids={requirements} />
      </Head>
      <CommentsPart chart={chart} id={null} />
      <Parts
        tests={<TestsOfMachine chart={chart} />}
        screenshots={<ScreenshotsOfMachine chart={chart} />}
        usage={<UsagePart chart={chart} id={null} />}
      />
    </>
  );
};

/** Everything known about the selection. `id` is a state, a transition, or a bundle of the chart; null for the whole machine. */
export function Detail({ chart, id }: { chart: Chart; id: string | null }) {
  const state = chart.states.find((one) => one.id === id);
  const transition = chart.transitions.find((one) => one.id === id);
  return (
    <Frame aria-label="What is known">
      <UnknownNotice chart={chart} />
      <EvidenceFailure />
      <TestTrace chart={chart} />
      {state ? (
        <StateDetail chart={chart} state={state} />
      ) : transition ? (
        <TransitionDetail chart={chart} transition={transition} />
      ) : id !== null ? (
        <BundleDetail chart={chart} id={id} />
      ) : (
        <MachineDetail chart={chart} />
      )}
    </Frame>
  );
}
