import type { Chart } from "../chart/chart";
import type { MachineUsage } from "../chart/usage-data";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";
import { Spinner } from "../ui/Spinner";
import { failureTexts } from "./data";
import { looksOf } from "./evidence";
import { shortId } from "./find";
import { languageName } from "./LookChoices";
import { PlaceButton } from "./PlaceButton";
import { Choice, Choices, Facts, Note, Part, Plain } from "./parts";
import { type Period, periods } from "./place";
import { countsOfState, countsOn, duration, share, stayed, stuckIn } from "./usage";
import { useSeen, useSettings, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const usageOf = ({ context }: Viewer) => context.usage;
const periodOf = ({ context }: Viewer) => context.place.period;
const languageOf = ({ context }: Viewer) => context.place.language;
const screenshotsOf = ({ context }: Viewer) => context.evidence.screenshots;
const isBusy = (snapshot: Viewer) => snapshot.hasTag("busyUsage");
const failureOf = (snapshot: Viewer) =>
  snapshot.matches({ usage: "failed" }) ? snapshot.context.failures.usage : null;

/** Selects which usage is counted. */
function UsageChoices() {
  const actor = useViewer();
  const period = useSeen(periodOf);
  const language = useSeen(languageOf);
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
    </Choices>
  );
}

function StateUsage({ chart, usage, id }: { chart: Chart; usage: MachineUsage; id: string }) {
  const one = countsOfState(usage, id);
  if (!one) return <Note>Nobody was counted here.</Note>;
  const stuck = stuckIn(chart, usage).find(({ state }) => state === id);
  return (
    <>
      {stuck && (
        <Notice kind="error" announce={false} title="People get stuck here">
          {stuck.stayed} of {stuck.entered} who came here were not seen to go on.
        </Notice>
      )}
      <Facts>
        <dt>Entered</dt>
        <dd>{one.entered}</dd>
        <dt>Left</dt>
        <dd>{one.left}</dd>
        <dt>Stayed</dt>
        <dd>
          {stayed(one)} ({share(stayed(one), one.entered)})
        </dd>
        <dt>Time in it</dt>
        <dd>
          {duration(one.medianMs)} for half of them, {duration(one.p90Ms)} for nine of ten
        </dd>
      </Facts>
    </>
  );
}

function TransitionUsage({ chart, usage, id }: { chart: Chart; usage: MachineUsage; id: string }) {
  const { counts } = countsOn(chart, usage);
  const count = counts[id] ?? 0;
  const source = chart.transitions.find((one) => one.id === id)?.source;
  const mates = chart.transitions.filter((one) => one.source === source);
  const whole = mates.reduce((sum, one) => sum + (counts[one.id] ?? 0), 0);
  return (
    <p>
      Taken {count === 1 ? "once" : `${count} times`}
      {whole > 0 &&
        source !== undefined &&
        `, ${share(count, whole)} of all ways that were taken from ${shortId(chart.machine, source)}`}
      .
    </p>
  );
}

function MachineUsageSummary({ chart, usage }: { chart: Chart; usage: MachineUsage }) {
  const stuck = stuckIn(chart, usage);
  const { mismatches } = countsOn(chart, usage);
  const steps = usage.steps.reduce((sum, { count }) => sum + count, 0);
  const lost = mismatches.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p>
        {steps} {steps === 1 ? "step was" : "steps were"} counted
        {usage.since && ` from ${usage.since} to ${usage.until ?? usage.since}`}.
      </p>
      {stuck.length === 0 ? (
        <p>Nobody gets stuck in a failure.</p>
      ) : (
        <Plain>
          {stuck.map(({ state, entered, stayed: some }) => (
            <li key={state}>
              <Notice kind="error" announce={false}>
                People get stuck in{" "}
                <PlaceButton change={{ state, transition: null }}>{shortId(chart.machine, state)}</PlaceButton>: {some}{" "}
                of {entered} ({share(some, entered)}) were not seen to go on.
              </Notice>
            </li>
          ))}
        </Plain>
      )}
      {lost > 0 && <Note>{lost} of them fit no transition of the machine as it is today.</Note>}
    </>
  );
}

/** The actual usage of a state, a transition, or the whole machine. */
export function UsagePart({ chart, id }: { chart: Chart; id: string | null }) {
  const actor = useViewer();
  const usage = useSeen(usageOf);
  const busy = useSeen(isBusy);
  const failure = useSeen(failureOf);
  const isEmpty = !usage || (usage.steps.length === 0 && usage.states.length === 0);
  const isState = chart.states.some((one) => one.id === id);
  return (
    <Part aria-labelledby="usage">
      <h3 id="usage">Usage</h3>
      <UsageChoices />
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
      ) : isEmpty ? (
        <Note>Nothing was counted in this period. Only those who agree to it are counted.</Note>
      ) : id === null ? (
        <MachineUsageSummary chart={chart} usage={usage} />
      ) : isState ? (
        <StateUsage chart={chart} usage={usage} id={id} />
      ) : (
        <TransitionUsage chart={chart} usage={usage} id={id} />
      )}
    </Part>
  );
}
