import type { UseOfMachine } from "../../contract/telemetry";
import { Button } from "../../src/ui/Button";
import { Notice } from "../../src/ui/Notice";
import { Spinner } from "../../src/ui/Spinner";
import type { Chart } from "../chart/chart";
import { failureTexts } from "./data";
import { looksOf } from "./evidence";
import { shortId } from "./find";
import { PlaceButton } from "./PlaceButton";
import { Choice, Choices, Facts, Note, Part, Plain } from "./parts";
import { type Period, periods } from "./place";
import { languageName } from "./ScreensPart";
import { countsOfState, countsOn, duration, share, stayed, stuckIn } from "./use";
import { useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const useSeenOf = ({ context }: Viewer) => context.use;
const periodOf = ({ context }: Viewer) => context.place.period;
const languageOf = ({ context }: Viewer) => context.place.language;
const screensOf = ({ context }: Viewer) => context.evidence.screens;
const isBusy = (snapshot: Viewer) => snapshot.hasTag("busyUse");
const failureOf = (snapshot: Viewer) => (snapshot.matches({ use: "failed" }) ? snapshot.context.failures.use : null);

/** Languages that content comes in, where no screens name any. */
const someLanguages = ["en", "de", "es", "fr", "it", "ja", "ko", "pt", "tr", "vi", "zh"];

/** Which use is counted. */
function UseChoices() {
  const actor = useViewer();
  const period = useSeen(periodOf);
  const language = useSeen(languageOf);
  const { languages } = looksOf(useSeen(screensOf));
  const known = [...new Set([...(languages.length > 0 ? languages : someLanguages), ...(language ? [language] : [])])];
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

function StateUse({ chart, use, id }: { chart: Chart; use: UseOfMachine; id: string }) {
  const one = countsOfState(use, id);
  if (!one) return <Note>Nobody was counted here.</Note>;
  const stuck = stuckIn(chart, use).find(({ state }) => state === id);
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

function TransitionUse({ chart, use, id }: { chart: Chart; use: UseOfMachine; id: string }) {
  const { counts } = countsOn(chart, use);
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

function MachineUse({ chart, use }: { chart: Chart; use: UseOfMachine }) {
  const stuck = stuckIn(chart, use);
  const { misfits } = countsOn(chart, use);
  const steps = use.steps.reduce((sum, { count }) => sum + count, 0);
  const lost = misfits.reduce((sum, { count }) => sum + count, 0);
  return (
    <>
      <p>
        {steps} {steps === 1 ? "step was" : "steps were"} counted
        {use.since && ` from ${use.since} to ${use.until ?? use.since}`}.
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

/** How a state, a transition or the whole machine is really used. */
export function UsePart({ chart, id }: { chart: Chart; id: string | null }) {
  const actor = useViewer();
  const use = useSeen(useSeenOf);
  const busy = useSeen(isBusy);
  const failure = useSeen(failureOf);
  const isEmpty = !use || (use.steps.length === 0 && use.states.length === 0);
  const isState = chart.states.some((one) => one.id === id);
  return (
    <Part aria-labelledby="use">
      <h3 id="use">Real use</h3>
      <UseChoices />
      {failure ? (
        <Notice
          kind="error"
          title="What was counted could not be loaded"
          action={
            <Button variant="secondary" onClick={() => actor.send({ type: "use.retry" })}>
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
        <MachineUse chart={chart} use={use} />
      ) : isState ? (
        <StateUse chart={chart} use={use} id={id} />
      ) : (
        <TransitionUse chart={chart} use={use} id={id} />
      )}
    </Part>
  );
}
