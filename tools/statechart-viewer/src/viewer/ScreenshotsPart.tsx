import { Fragment } from "react";
import { styled } from "styled-components";
import type { Chart } from "../chart/chart";
import type { PlannedTests } from "../chart/tests";
import { Notice } from "../ui/Notice";
import { token } from "../ui/theme";
import { screenshotOf } from "./evidence";
import { LookChoices } from "./LookChoices";
import { stateTitle, stepTitle } from "./names";
import { isWithin } from "./neighbours";
import { isLeftAtOnce, leavesOf } from "./overlay";
import { PlaceButton } from "./PlaceButton";
import { Code, Note, Part } from "./parts";
import { plural } from "./plural";
import { Screenshot } from "./Screenshot";
import { isEvidenceKnown, useLook } from "./seen";
import { EvidenceOnItsWay } from "./TestsPart";
import { PlaceLink, toMachine, useSeen, useSettings, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Pair = styled.div`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(7.5rem, 100%), 1fr));
  gap: ${token["space-3"]};
  align-items: start;
`;

const screenshotsSeen = ({ context }: Viewer) => context.evidence.screenshots;
const testsOf = ({ context }: Viewer) => context.evidence.tests;
const listOf = ({ context }: Viewer) => context.list;
const machineOf = ({ context }: Viewer) => context.place.machine;
const besideOf = ({ context }: Viewer) => context.place.beside;

function NoScreenshots() {
  const { commands } = useSettings();
  const machine = useSeen(machineOf);
  const isKnown = useSeen(isEvidenceKnown);
  const unseen = useSeen(listOf).find((one) => one.machine === machine)?.unseen;
  if (unseen) return <Notice announce={false}>No page shows this machine by itself. {unseen}</Notice>;
  if (!isKnown) return <EvidenceOnItsWay />;
  return (
    <Notice announce={false}>
      There are no screenshots of this machine.
      {commands.screenshots && (
        <>
          {" "}
          <Code>
            {commands.screenshots} {machine}
          </Code>{" "}
          takes them.
        </>
      )}
    </Notice>
  );
}

/** In which other states a screenshot was taken: parallel states share the page. */
function Among({ chart, state }: { chart: Chart; state: string }) {
  const wording = useWording();
  const screenshots = useSeen(screenshotsSeen);
  const among = screenshotOf(screenshots, state, useLook())?.among ?? [];
  if (among.length === 0) return null;
  return (
    <Note>
      The page shows several states at once. While this was taken, it was also in{" "}
      {among.map((id, index) => (
        <Fragment key={id}>
          {index > 0 && ", "}
          <PlaceButton change={{ state: id, transition: null }}>{stateTitle(chart, id, wording)}</PlaceButton>
        </Fragment>
      ))}
      .
    </Note>
  );
}

/** On which other machine's page the machine is. */
function Within() {
  const list = useSeen(listOf);
  const machine = useSeen(machineOf);
  const within = list.find((one) => one.machine === machine)?.within;
  const host = list.find((one) => one.machine === within);
  if (!host) return null;
  return (
    <Note>
      It has no page of its own. Its screenshots show it on the page of{" "}
      <PlaceLink change={toMachine(host.machine)}>{host.title}</PlaceLink>.
    </Note>
  );
}

/** A state's screenshot. */
export function ScreenshotsPart({ chart, state }: { chart: Chart; state: string }) {
  const screenshots = useSeen(screenshotsSeen);
  const beside = useSeen(besideOf);
  const look = useLook();
  return (
    <Part aria-labelledby="screenshots">
      <h3 id="screenshots">Screen</h3>
      {screenshots.length === 0 ? (
        <NoScreenshots />
      ) : isLeftAtOnce(chart, state) ? (
        <Note>It is left as soon as it is entered, so nobody sees it.</Note>
      ) : (
        <>
          <LookChoices />
          <Pair>
            <Screenshot state={state} look={look} />
            {beside !== null && <Screenshot state={state} look={{ ...look, language: beside }} />}
          </Pair>
          <Among chart={chart} state={state} />
        </>
      )}
    </Part>
  );
}

/** Lists the machine's states that have no screenshot. */
export function ScreenshotsOfMachine({ chart }: { chart: Chart }) {
  const { commands } = useSettings();
  const screenshots = useSeen(screenshotsSeen);
  const look = useLook();
  const wording = useWording();
  const leaves = leavesOf(chart);
  const missing = leaves.filter((id) => screenshotOf(screenshots, id, look) === null);
  const outdated = screenshots.filter(({ isOutdated }) => isOutdated).length;
  return (
    <Part aria-labelledby="screenshots">
      <h3 id="screenshots">Screenshots</h3>
      <Within />
      {screenshots.length === 0 ? (
        <NoScreenshots />
      ) : (
        <>
          <LookChoices />
          <p>
            {leaves.length - missing.length} of {leaves.length} states have one that looks like this.
          </p>
          {outdated > 0 && (
            <Notice kind="warning" announce={false} title={`${plural(outdated, "screenshot")} older than the view`}>
              What they show has changed since.{" "}
              {commands.screenshots && (
                <>
                  <Code>
                    {commands.screenshots} {chart.machine}
                  </Code>{" "}
                  takes them again.
                </>
              )}
            </Notice>
          )}
          {missing.length > 0 && (
            <p>
              Without:{" "}
              {missing.map((id, index) => (
                <span key={id}>
                  {index > 0 && ", "}
                  <PlaceButton change={{ state: id, transition: null }}>{stateTitle(chart, id, wording)}</PlaceButton>
                </span>
              ))}
            </p>
          )}
        </>
      )}
    </Part>
  );
}

const Strip = styled.ol`
  display: flex;
  gap: ${token["space-2"]};
  padding-bottom: ${token["space-2"]};
  overflow-x: auto;
  list-style: none;
  li { flex: none; width: 9.5rem; display: grid; gap: ${token["space-1"]}; align-content: start; }
  li > p { min-height: 2.6em; font-size: ${token["text-xs"]}; line-height: 1.3; font-weight: 600; overflow-wrap: anywhere; }
`;

/** The shortest path to a state; for a compound state, to its first child state that has one. */
function wayTo(tests: PlannedTests | null, state: string) {
  if (!tests) return null;
  const exact = tests.ways[state];
  if (exact) return exact;
  const inner = Object.keys(tests.ways)
    .filter((id) => isWithin(id, state))
    .sort((a, b) => (tests.ways[a]?.length ?? 0) - (tests.ways[b]?.length ?? 0));
  return tests.ways[inner[0] ?? ""] ?? null;
}

/** The shortest path to a state, as screenshots with the events between them. */
export function Storyboard({ chart, state }: { chart: Chart; state: string }) {
  const tests = useSeen(testsOf);
  const screenshots = useSeen(screenshotsSeen);
  const look = useLook();
  const wording = useWording();
  const isKnown = useSeen(isEvidenceKnown);
  const way = wayTo(tests, state);
  return (
    <Part aria-labelledby="storyboard">
      <h3 id="storyboard">The shortest way here</h3>
      {!isKnown ? (
        <EvidenceOnItsWay />
      ) : !way ? (
        <Note>No planned test comes here.</Note>
      ) : (
        // A scrolling strip must be focusable.
        <Strip tabIndex={0} aria-labelledby="storyboard">
          {way.map(({ label, states }, index) => {
            const names = states.map((id) => stateTitle(chart, id, wording)).join(", ");
            const shown = states.find((id) => screenshotOf(screenshots, id, look)) ?? states[0] ?? state;
            return (
              // biome-ignore lint/suspicious/noArrayIndexKey: a path is never sorted
              <li key={index}>
                <p>
                  {index + 1}. {stepTitle(chart, label, wording)}
                </p>
                <Screenshot state={shown} look={look} caption={`→ ${names}`} />
              </li>
            );
          })}
        </Strip>
      )}
    </Part>
  );
}
