import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { Chart } from "../chart/chart";
import { startLabel } from "../chart/tests";
import { Badge } from "../ui/Badge";
import { Notice } from "../ui/Notice";
import { color, token } from "../ui/theme";
import { type Went, wentOf } from "./evidence";
import { stateTitle, stepTitle } from "./names";
import { PlaceButton } from "./PlaceButton";
import { Code, Note, Part } from "./parts";
import { resultText } from "./result-texts";
import { isEvidenceKnown } from "./seen";
import { WentBadge } from "./TestsPart";
import { PlaceLink, useSeen, useSettings, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token["space-1"]} ${token["space-3"]};
  a { font-size: ${token["text-s"]}; }
`;

const Steps = styled.ol`
  display: grid;
  gap: 1px;
  max-height: 24rem;
  overflow-y: auto;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-m"]};
  list-style: none;
  li { padding: ${token["space-1"]} ${token["space-3"]}; background: ${color.surface}; overflow-wrap: anywhere; }
  li[aria-current] { background: ${color["accent-soft"]}; }
  li[data-failed] { background: ${color["danger-soft"]}; box-shadow: inset 3px 0 ${color.danger}; }
  li[data-failed] > p { color: ${color["danger-ink"]}; white-space: pre-line; }
  li[data-left] { opacity: 0.75; }
  small { display: block; font-size: ${token["text-xs"]}; color: ${color["ink-soft"]}; }
  img { margin-top: ${token["space-2"]}; max-width: 100%; border: 1px solid ${color["rule-strong"]}; }
`;

const evidenceOf = ({ context }: Viewer) => context.evidence;
const numberOf = ({ context: { place } }: Viewer) => place.test;
const transitionOf = ({ context: { place } }: Viewer) => place.transition;

/** The change of location that closes the trace. */
const noTest = { test: null };

/** A step's failure: what went wrong, its screenshot, and how to reproduce it. */
function Failed({ went }: { went: Went }) {
  const { base, commands, results } = useSettings();
  const { loadedAt } = useSeen(evidenceOf);
  const picture = went.picture && `${base}data/failures/${went.picture}`;
  return (
    <>
      <p>
        {resultText(went, loadedAt)}: {went.failure}
      </p>
      {went.recording && (
        <small>
          To see it again, where it failed: <Code>{commands.replay(`${results}/${went.recording}`)}</Code>
        </small>
      )}
      {went.trace && (
        <small>
          Step by step: <Code>{commands.trace(`${results}/${went.trace}`)}</Code>
        </small>
      )}
      {picture && (
        <a href={picture} target="_blank" rel="noreferrer">
          <img src={picture} alt="The page as it was when the step failed" />
        </a>
      )}
    </>
  );
}

/** The steps of a planned test in order: events, resulting states, and failures. */
export function TestTrace({ chart }: { chart: Chart }) {
  const evidence = useSeen(evidenceOf);
  const number = useSeen(numberOf);
  const transition = useSeen(transitionOf);
  const known = useSeen(isEvidenceKnown);
  const wording = useWording();
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLOListElement>(null);
  const test = number === null ? undefined : evidence.tests?.tests[number - 1];
  const isShown = test !== undefined;

  // Opening a test moves the focus to its heading and shows the step that failed.
  useEffect(() => {
    if (!isShown || number === null) return;
    heading.current?.focus();
    const failed = list.current?.querySelector<HTMLElement>("[data-failed]");
    if (failed && list.current) list.current.scrollTop = failed.offsetTop - list.current.offsetTop - 40;
  }, [number, isShown]);

  if (number === null || !known) return null;
  if (!test)
    return (
      <Notice
        kind="warning"
        title={`${chart.title} has no planned test ${number}`}
        action={<PlaceLink change={noTest}>Close it</PlaceLink>}
      >
        It may be of an older plan. The machine's tests are listed under Tests.
      </Notice>
    );

  const went = wentOf(evidence, number);
  const failures = went.filter(({ failedAt }) => failedAt !== null);
  const first = Math.min(...failures.map(({ failedAt }) => failedAt ?? 0));
  const steps = [{ label: startLabel(test.input), ...test.start }, ...test.steps];
  return (
    <Part aria-labelledby="trace">
      <Head>
        <h3 id="trace" ref={heading} tabIndex={-1}>
          {test.name}
        </h3>
        <PlaceLink change={noTest}>Close it</PlaceLink>
        <div>
          {went.map((one) => (
            <WentBadge key={`${one.driver} ${one.strategy}`} went={one} />
          ))}
          {went.length === 0 && <Badge>not run as planned today</Badge>}
        </div>
      </Head>
      <Steps ref={list} tabIndex={0} aria-labelledby="trace">
        {steps.map(({ label, transitions, states }, index) => {
          const failed = failures.filter(({ failedAt }) => failedAt === index);
          const isCurrent = transition !== null && transitions.includes(transition);
          return (
            <li
              // biome-ignore lint/suspicious/noArrayIndexKey: steps are never sorted
              key={index}
              aria-current={isCurrent ? "step" : undefined}
              data-failed={failed.length > 0 ? "" : undefined}
              data-left={index > first ? "" : undefined}
            >
              {index > 0 && `${index}. `}
              <PlaceButton
                change={
                  transitions[0]
                    ? { state: null, transition: transitions[0] }
                    : { state: states[0] ?? null, transition: null }
                }
              >
                {stepTitle(chart, label, wording)}
              </PlaceButton>
              <small>→ {states.map((id) => stateTitle(chart, id, wording)).join(", ")}</small>
              {failed.map((one) => (
                <Failed key={`${one.driver} ${one.strategy}`} went={one} />
              ))}
            </li>
          );
        })}
      </Steps>
      {failures.length > 0 && first < steps.length - 1 && (
        <Note>What stands below the step that failed was not come to on this way.</Note>
      )}
    </Part>
  );
}
