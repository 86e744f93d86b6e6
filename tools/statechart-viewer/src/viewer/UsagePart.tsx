import { Fragment } from "react";
import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import type { MachineUsage } from "../chart/usage-data";
import { Notice } from "../ui/Notice";
import { Spinner } from "../ui/Spinner";
import { failureTexts } from "./data";
import { FailureNotice } from "./FailureNotice";
import { stateTitle } from "./names";
import { PlaceButton } from "./PlaceButton";
import { Code, Facts, Note, Part, Plain } from "./parts";
import { RecordedLabel, UsageChoices } from "./UsageChoices";
import {
  countsOfState,
  failuresIn,
  goneFrom,
  isEmpty,
  notCounted,
  share,
  stayed,
  timeOf,
  timesTaken,
  tooFew,
} from "./usage";
import { useSeen, useViewer, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const usageOf = ({ context }: Viewer) => context.usage;
const isBusy = (snapshot: Viewer) => snapshot.hasTag("busyUsage");
const failureOf = (snapshot: Viewer) =>
  snapshot.matches({ usage: "failed" }) ? snapshot.context.failures.usage : null;

const times = (count: number): string => (count === 1 ? "once" : `${count} times`);

function StateUsage({ chart, usage, state }: { chart: Chart; usage: MachineUsage; state: ChartState }) {
  const { id, kind } = state;
  if (kind !== "atomic" && kind !== "final") return <Note>Not counted itself: its innermost states are.</Note>;
  const one = countsOfState(usage, id);
  if (!one) return <Note>Entered 0 times.</Note>;
  const { entered, left, leftWithPage } = one;
  const { stuck, unclear } = failuresIn(chart, usage);
  const [half, most] = [timeOf(0.5, one, usage.limits), timeOf(0.9, one, usage.limits)];
  const part = (count: number) => (count === 0 ? "0" : `${count} (${share(count, entered)})`);
  return (
    <>
      {stuck.some((failure) => failure.state === id) && (
        <Notice kind="error" announce={false} title="People get stuck here">
          {stayed(one)} of {entered} neither went on nor left the page.
        </Notice>
      )}
      {unclear.includes(id) && <Note>Whether people get stuck here: {tooFew}.</Note>}
      <Facts>
        <dt>Entered</dt>
        <dd>{entered}</dd>
        <dt>Went on</dt>
        <dd>{part(left)}</dd>
        <dt>Left the page</dt>
        <dd>{part(leftWithPage)}</dd>
        <dt>Stayed</dt>
        <dd>{part(stayed(one))}</dd>
        <dt>Time in it</dt>
        <dd>{half === null ? tooFew : `up to ${half} for half of them, up to ${most} for nine of ten`}</dd>
      </Facts>
    </>
  );
}

function TransitionUsage({
  chart,
  usage,
  transition,
}: {
  chart: Chart;
  usage: MachineUsage;
  transition: ChartTransition;
}) {
  const wording = useWording();
  const { id, source } = transition;
  const count = timesTaken(usage, id) ?? 0;
  const mates = chart.transitions.filter((one) => one.source === source);
  const whole = mates.reduce((sum, one) => sum + (timesTaken(usage, one.id) ?? 0), 0);
  const from = stateTitle(chart, source, wording);
  return (
    <p>
      Taken {times(count)}
      {count > 0 && mates.length > 1 && `; share of all that were taken from ${from}: ${share(count, whole)}`}.
    </p>
  );
}

/** What is known about failures: those that people get stuck in, and those of which nothing can be said. */
function FailureUsage({ chart, usage }: { chart: Chart; usage: MachineUsage }) {
  const wording = useWording();
  const { stuck, unclear } = failuresIn(chart, usage);
  return (
    <>
      {stuck.length > 0 && (
        <Plain>
          {stuck.map(({ state, entered, stayed: some }) => (
            <li key={state}>
              <Notice kind="error" announce={false}>
                People get stuck in{" "}
                <PlaceButton change={{ state, transition: null }}>{stateTitle(chart, state, wording)}</PlaceButton>:{" "}
                {some} of {entered} ({share(some, entered)}) neither went on nor left the page.
              </Notice>
            </li>
          ))}
        </Plain>
      )}
      {unclear.length > 0 && (
        <p>
          Whether people get stuck in{" "}
          {unclear.map((state, index) => (
            <Fragment key={state}>
              {index > 0 && ", "}
              <PlaceButton change={{ state, transition: null }}>{stateTitle(chart, state, wording)}</PlaceButton>
            </Fragment>
          ))}
          : {tooFew}.
        </p>
      )}
      {stuck.length === 0 && unclear.length === 0 && <p>Nobody was seen to get stuck in a failure.</p>}
    </>
  );
}

function MachineUsageSummary({ chart, usage }: { chart: Chart; usage: MachineUsage }) {
  const { since, until, countedSince } = usage;
  const steps = usage.transitions.reduce((sum, { count }) => sum + count, 0);
  const gone = goneFrom(chart, usage);
  return (
    <>
      <p>
        {steps} {steps === 1 ? "transition was" : "transitions were"} taken
        {since && ` from ${since} to ${until ?? since}`}. Before {countedSince ?? since}, nothing was counted.
      </p>
      <FailureUsage chart={chart} usage={usage} />
      {gone.length > 0 && (
        <>
          <h4>Gone from the machine</h4>
          <Note>Counted in this period; the machine of today does not have them.</Note>
          <Plain>
            {gone.map(({ id, count }) => (
              <li key={id}>
                <Code>{id}</Code>: {times(count)}
              </li>
            ))}
          </Plain>
        </>
      )}
    </>
  );
}

function UsageOf({ chart, usage, id }: { chart: Chart; usage: MachineUsage; id: string | null }) {
  if (!usage.isCounted) return <Note>This machine is {notCounted}: the site leaves it out.</Note>;
  if (isEmpty(usage))
    return (
      <Note>
        Nothing was counted in this period
        {usage.countedSince === null
          ? ", nor in any other."
          : `. There are counts since ${usage.countedSince}; what was before is ${notCounted}.`}{" "}
        Only those who agree are counted.
      </Note>
    );
  const state = chart.states.find((one) => one.id === id && one.parent !== null);
  const transition = chart.transitions.find((one) => one.id === id);
  if (state) return <StateUsage chart={chart} usage={usage} state={state} />;
  if (transition) return <TransitionUsage chart={chart} usage={usage} transition={transition} />;
  return <MachineUsageSummary chart={chart} usage={usage} />;
}

/** The actual usage of a state, a transition, or the whole machine. */
export function UsagePart({ chart, id }: { chart: Chart; id: string | null }) {
  const actor = useViewer();
  const usage = useSeen(usageOf);
  const busy = useSeen(isBusy);
  const failure = useSeen(failureOf);
  return (
    <Part aria-labelledby="usage">
      <h3 id="usage">Usage</h3>
      <UsageChoices usage={usage} />
      <RecordedLabel usages={[usage]} />
      {failure ? (
        <FailureNotice title="What was counted could not be loaded" onRetry={() => actor.send({ type: "usage.retry" })}>
          {failureTexts[failure.code]}
        </FailureNotice>
      ) : busy ? (
        <Spinner label="The counts are being loaded" />
      ) : usage ? (
        <UsageOf chart={chart} usage={usage} id={id} />
      ) : (
        <Note>This machine is {notCounted}.</Note>
      )}
    </Part>
  );
}
