import { styled } from "styled-components";
import type { DrawnMap, Journey, JourneyStep } from "../chart/map";
import { Spinner } from "../ui/Spinner";
import { color, token } from "../ui/theme";
import { type Funnel, failureTexts } from "./data";
import { FailureNotice } from "./FailureNotice";
import { Note } from "./parts";
import { RecordedLabel, UsageChoices } from "./UsageChoices";
import { notCounted, share, timesDone } from "./usage";
import { PlaceLink, toMachine, useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Steps = styled.ol`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  gap: ${token["space-2"]};
  font-size: ${token["text-s"]};
  list-style: none;
  li { display: grid; grid-template-rows: 1fr auto auto; gap: ${token["space-1"]}; }
  li > div:first-child > b { margin-right: 0.3em; color: ${color["highlight-ink"]}; }
  li > div:first-child > a { display: block; }
`;

/** How often a step was done, beside the most frequent one. */
const Bar = styled.div`
  height: 0.5rem;
  border-radius: ${token["radius-m"]};
  background: ${color.sunken};
  overflow: hidden;
  & > div { height: 100%; background: ${color["highlight-ink"]}; }
`;

const funnelOf = ({ context }: Viewer) => context.funnel;
const isCounting = (snapshot: Viewer) => snapshot.hasTag("busyFunnel");
const failureOf = (snapshot: Viewer) =>
  snapshot.matches({ map: { ready: "countsFailed" } }) ? snapshot.context.failures.funnel : null;

/** How often a step was done, and how often compared with the step before. */
function Times({ step, before, funnel }: { step: JourneyStep; before: JourneyStep | undefined; funnel: Funnel }) {
  const count = timesDone(step, funnel);
  const whole = before ? timesDone(before, funnel) : null;
  if (count === null) return <div>{notCounted}</div>;
  return (
    <div>
      <b>{count.toLocaleString("en")}</b>
      {whole !== null && <> · {share(count, whole)}</>}
    </div>
  );
}

/** The numbers of a journey: which visits they are of, and what they cannot tell. */
function Counts({ funnel }: { funnel: Funnel | null }) {
  const actor = useViewer();
  const counting = useSeen(isCounting);
  const failure = useSeen(failureOf);
  const [first] = funnel ?? [];
  const usage = first ? { source: first.source, hasRecorded: funnel?.some((one) => one.hasRecorded) ?? false } : null;
  if (failure)
    return (
      <FailureNotice title="What was counted could not be loaded" onRetry={() => actor.send({ type: "funnel.retry" })}>
        {failureTexts[failure.code]}
      </FailureNotice>
    );
  return (
    <>
      <UsageChoices usage={usage} />
      {counting && <Spinner label="The counts are being loaded" />}
      <div>
        <RecordedLabel usages={funnel ?? []} />
      </div>
      <Note>
        The number says how often each step was done, the percentage how often compared with the step before. Visits are
        counted, not people: nobody is followed from one step to the next.
      </Note>
    </>
  );
}

/** A journey as a funnel: what the user does at each step, and how often that was done. */
export function JourneyFunnel({ drawn, journey }: { drawn: DrawnMap; journey: Journey }) {
  const funnel = useSeen(funnelOf);
  const titleOf = (machine: string) => drawn.map.machines.find((one) => one.machine === machine)?.title ?? machine;
  const counts = journey.steps.map((step) => (funnel ? (timesDone(step, funnel) ?? 0) : 0));
  const most = Math.max(1, ...counts);
  return (
    <>
      <Steps aria-label={`Steps: ${journey.title}`}>
        {journey.steps.map((step, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: steps have a fixed order
          <li key={index}>
            <div>
              <b>{index + 1}</b>
              {step.does} <PlaceLink change={toMachine(step.machine)}>{titleOf(step.machine)}</PlaceLink>
            </div>
            <Bar>
              <div style={{ width: `${(100 * (counts[index] ?? 0)) / most}%` }} />
            </Bar>
            {funnel && <Times step={step} before={journey.steps[index - 1]} funnel={funnel} />}
          </li>
        ))}
      </Steps>
      <Counts funnel={funnel} />
    </>
  );
}
