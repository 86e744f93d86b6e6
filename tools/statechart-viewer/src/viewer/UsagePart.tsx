import { Fragment } from "react";
import type { Chart, ChartState, ChartTransition } from "../chart/chart";
import type { MachineUsage } from "../chart/usage-data";
import { Badge } from "../ui/Badge";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";
import { Spinner } from "../ui/Spinner";
import { failureTexts } from "./data";
import { looksOf } from "./evidence";
import { languageName } from "./LookChoices";
import { stateTitle } from "./names";
import { PlaceButton } from "./PlaceButton";
import { Choice, Choices, Code, Facts, Note, Part, Plain } from "./parts";
import { type Period, periods, type Source, sources } from "./place";
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
import { useSeen, useSettings, useViewer, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const usageOf = ({ context }: Viewer) => context.usage;
const periodOf = ({ context }: Viewer) => context.place.period;
const languageOf = ({ context }: Viewer) => context.place.language;
const screenshotsOf = ({ context }: Viewer) => context.evidence.screenshots;
const isBusy = (snapshot: Viewer) => snapshot.hasTag("busyUsage");
const failureOf = (snapshot: Viewer) =>
  snapshot.matches({ usage: "failed" }) ? snapshot.context.failures.usage : null;

const sourceNames: Record<Source, string> = { visits: "real", recorded: "recorded demo visits" };

/** Selects which usage is counted. */
function UsageChoices() {
  const actor = useViewer();
  const period = useSeen(periodOf);
  const language = useSeen(languageOf);
  const usage = useSeen(usageOf);
  const { languages } = looksOf(useSeen(screenshotsOf));
  const settings = useSettings();
  const known = [
    ...new Set([...(languages.length > 0 ? languages : settings.languages), ...(language ? [language] : [])]),
  ];
  return (
    <Choices>
      <Choice>
        Period
        <select
          value={period ?? "all"}
          onChange={({ target }) => {
            const chosen: Period = periods.find((one) => String(one) === target.value) ?? null;
            actor.send({ type: "place.open", change: { period: chosen }, replace: true });
          }}
        >
          {periods.map((one) => (
            <option key={one} value={one ?? "all"}>
              {one === null ? "all" : `${one} days`}
            </option>
          ))}
        </select>
      </Choice>
      <Choice>
        Language
        <select
          value={language ?? ""}
          onChange={({ target }) =>
            actor.send({ type: "place.open", change: { language: target.value || null }, replace: true })
          }
        >
          <option value="">all</option>
          {known.map((one) => (
            <option key={one} value={one}>
              {languageName(one)}
            </option>
          ))}
        </select>
      </Choice>
      {usage?.hasRecorded && (
        <Choice>
          Visits
          <select
            value={usage.source}
            onChange={({ target }) => {
              const chosen: Source | null = sources.find((one) => one === target.value) ?? null;
              actor.send({ type: "place.open", change: { source: chosen }, replace: true });
            }}
          >
            {sources.map((one) => (
              <option key={one} value={one}>
                {sourceNames[one]}
              </option>
            ))}
          </select>
        </Choice>
      )}
    </Choices>
  );
}

/** Says so if the shown usage is not that of people. */
export function RecordedLabel() {
  const usage = useSeen(usageOf);
  if (usage?.source !== "recorded" || isEmpty(usage)) return null;
  return (
    <Badge $tone="warning">
      <strong>Recorded demo visits, not real use</strong>
    </Badge>
  );
}

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
      <UsageChoices />
      <RecordedLabel />
      {failure ? (
        <Notice
          kind="error"
          title="What was counted could not be loaded"
          action={
            <Button variant="secondary" onClick={() => actor.send({ type: "usage.retry" })}>
              Try again
            </Button>
          }
        >
          {failureTexts[failure.code]}
        </Notice>
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
