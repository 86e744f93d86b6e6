import { styled } from "styled-components";
import type { Chart } from "../chart/chart";
import type { Wording } from "../chart/machine-words";
import { Badge } from "../ui/Badge";
import { Notice } from "../ui/Notice";
import { color, token } from "../ui/theme";
import { failureTexts } from "./data";
import {
  coveredBy,
  failedSteps,
  isOfOldPlan,
  type Taker,
  takersOf,
  uncoveredOf,
  uncoveredOutcomes,
  type Went,
} from "./evidence";
import { FailureNotice } from "./FailureNotice";
import { shortId, stateTitle, transitionLabel } from "./names";
import { PlaceButton } from "./PlaceButton";
import { Code, Note, Part, Plain } from "./parts";
import { placeOf, resultText, runText, whenText } from "./result-texts";
import { isEvidenceKnown } from "./seen";
import { useSeen, useSettings, useViewer, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const tones = { passed: "success", failed: "danger", flaky: "warning" } as const;

const Test = styled.li`
  display: grid;
  gap: ${token["space-1"]};
  padding: ${token["space-2"]} ${token["space-3"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-m"]};
  background: ${color.surface};
  &[data-failed] { border-color: ${color.danger}; }
  & > div { display: flex; flex-wrap: wrap; align-items: center; gap: ${token["space-1"]} ${token["space-2"]}; }
  & > p { font-size: ${token["text-s"]}; color: ${color["danger-ink"]}; overflow-wrap: anywhere; }
`;

const evidenceOf = ({ context }: Viewer) => context.evidence;
const hasFailed = (snapshot: Viewer) => snapshot.matches({ evidence: "failed" });
const failureOf = (snapshot: Viewer) => (hasFailed(snapshot) ? snapshot.context.failures.evidence : null);

/** A test's result with a driver. */
export function WentBadge({ went }: { went: Went }) {
  const { loadedAt } = useSeen(evidenceOf);
  return <Badge $tone={tones[went.result]}>{resultText(went, loadedAt)}</Badge>;
}

/** Where results come from, if there are none. */
function NoResults({ machine }: { machine: string }) {
  const { commands, results } = useSettings();
  return (
    <Note>
      No results yet. {commands.test !== null && <Code>{commands.test}</Code>}
      {commands.test !== null && " and "}
      <Code>{commands.run(machine)}</Code> {commands.test === null ? "leaves" : "leave"} them in <Code>{results}</Code>{" "}
      on the computer where the tests run. A site on a server shows them once this folder is copied into its own.
    </Note>
  );
}

const TestItem = ({ test }: { test: Taker }) => (
  <Test data-failed={test.went.some(({ result }) => result === "failed") ? "" : undefined}>
    <div>
      <PlaceButton change={{ test: test.number }}>{test.name}</PlaceButton>
      {test.input && <span>({test.input})</span>}
      <span>{test.times}×</span>
      {test.went.map((went) => (
        <WentBadge key={`${went.driver} ${went.strategy}`} went={went} />
      ))}
    </div>
    {test.went.map(({ driver, failure }) => failure && <p key={driver}>{failure}</p>)}
  </Test>
);

/** Reports that tests, runs, and screenshots could not be loaded. */
export function EvidenceFailure() {
  const actor = useViewer();
  const failure = useSeen(failureOf);
  if (!failure) return null;
  return (
    <FailureNotice
      title="Tests and screenshots could not be loaded"
      onRetry={() => actor.send({ type: "evidence.retry" })}
    >
      {failureTexts[failure.code]}
    </FailureNotice>
  );
}

/** Shown until tests and screenshots have arrived; if they could not be loaded, a notice above says so. */
export function EvidenceOnItsWay() {
  const isLoading = !useSeen(hasFailed);
  return isLoading && <Note>Loading…</Note>;
}

/** The tests of a state or transition: which, how often, and their latest results. */
export function TestsPart({ chart, id }: { chart: Chart; id: string }) {
  const evidence = useSeen(evidenceOf);
  const isKnown = useSeen(isEvidenceKnown);
  const { commands } = useSettings();
  const state = chart.states.find((one) => one.id === id);
  const takers = takersOf(evidence, id, state !== undefined);
  const covered = coveredBy(evidence, id);
  const outcomes = state?.invokes.flatMap((invoke) => uncoveredOutcomes(evidence, invoke.id)) ?? [];
  const uncovered = [...uncoveredOf(evidence, id), ...outcomes];
  return (
    <Part aria-labelledby="tests">
      <h3 id="tests">Tests</h3>
      {uncovered.length > 0 && (
        <Notice kind="warning" announce={false} title="Not covered by any planned test">
          {uncovered.map((one) => (
            <div key={one}>
              {one === id ? "all of it" : one.startsWith(id) ? `its guard ${one.slice(id.length)}` : one}
            </div>
          ))}
        </Notice>
      )}
      {!isKnown ? (
        <EvidenceOnItsWay />
      ) : evidence.tests === null ? (
        <Note>The tests of this machine are not planned yet. {commands.build} does that.</Note>
      ) : takers.length === 0 ? (
        <Note>No planned test {state ? "comes by here" : "takes it"}.</Note>
      ) : (
        <Plain>
          {takers.map((test) => (
            <TestItem key={test.name} test={test} />
          ))}
        </Plain>
      )}
      {covered.length > 0 && (
        <Note>
          In the last runs:{" "}
          {covered
            .map(
              (ran) =>
                `${ran.times}× ${placeOf(ran)}, ${whenText(ran, evidence.loadedAt)}${ran.isOld ? ", older than the machine's current plan" : ""}`,
            )
            .join("; ")}
          .
        </Note>
      )}
      {isKnown && evidence.runs.length === 0 && <NoResults machine={chart.machine} />}
    </Part>
  );
}

/** A state, transition, or guard branch that no test covers. Outcomes of calls are named as in the test model. */
function uncoveredName(chart: Chart, id: string, wording: Wording): string {
  const [, part = id, branch] = /^(.*) \[(true|false)\]$/.exec(id) ?? [];
  const transition = chart.transitions.find((one) => one.id === part);
  if (wording === "engineering" || !transition) return shortId(chart.machine, id);
  const { title, condition } = transitionLabel(transition, wording);
  const place = `${stateTitle(chart, transition.source, wording)}: ${title}`;
  return branch === undefined ? place : `${place}, ${condition ?? title} (${branch === "true" ? "yes" : "no"})`;
}

/** The tests of the whole machine: failures, and what no test covers. */
export function TestsOfMachine({ chart }: { chart: Chart }) {
  const evidence = useSeen(evidenceOf);
  const isKnown = useSeen(isEvidenceKnown);
  const { commands } = useSettings();
  const wording = useWording();
  const { tests, runs } = evidence;
  const failed = failedSteps(evidence);
  const uncovered = tests ? Object.values(tests.uncovered).flat() : [];
  const partOf = (id: string) => {
    const [, part = id] = /^(.*) \[(true|false)\]$/.exec(id) ?? [];
    if (chart.transitions.some((one) => one.id === part)) return { state: null, transition: part };
    const state = chart.states.find(
      (one) => one.id === id || one.invokes.some((call) => id.startsWith(`${call.id} → `)),
    );
    return state ? { state: state.id, transition: null } : null;
  };
  return (
    <Part aria-labelledby="tests">
      <h3 id="tests">Tests</h3>
      {!isKnown ? (
        <EvidenceOnItsWay />
      ) : tests === null ? (
        <Note>The tests of this machine are not planned yet. {commands.build} does that.</Note>
      ) : (
        <p>
          {tests.tests.length === 1 ? "1 test is" : `${tests.tests.length} tests are`} planned, with{" "}
          {tests.tests.reduce((sum, { steps }) => sum + steps.length, 0)} steps.
        </p>
      )}
      {failed.map(({ number, test, step, transitions, went }) => (
        <Notice
          key={`${test} ${went.driver}`}
          kind={went.result === "failed" ? "error" : "warning"}
          announce={false}
          title={`${test} ${resultText(went, evidence.loadedAt)}${step > 0 ? `, in step ${step}` : ""}`}
        >
          {went.failure}{" "}
          <PlaceButton change={{ test: number, ...(transitions[0] && { state: null, transition: transitions[0] }) }}>
            Show the step
          </PlaceButton>
        </Notice>
      ))}
      {tests !== null && (
        <p>
          {uncovered.length === 0 ? "They cover every state, transition, guard branch, and outcome." : "Not covered:"}
        </p>
      )}
      {uncovered.length > 0 && (
        <Plain>
          {uncovered.map((id) => {
            const part = partOf(id);
            const name = uncoveredName(chart, id, wording);
            return <li key={id}>{part ? <PlaceButton change={part}>{name}</PlaceButton> : name}</li>;
          })}
        </Plain>
      )}
      {runs.length > 0 && (
        <Plain>
          {runs.map((run) => (
            <li key={`${run.driver} ${run.strategy}`}>
              <Badge $tone={run.tests.every(({ result }) => result === "passed") ? "success" : "danger"}>
                {runText(run, isOfOldPlan(tests, run), evidence.loadedAt)}
              </Badge>
            </li>
          ))}
        </Plain>
      )}
      {isKnown && runs.length === 0 && <NoResults machine={chart.machine} />}
    </Part>
  );
}
