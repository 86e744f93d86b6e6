import { useEffect, useRef } from "react";
import { closest } from "statechart-testing/cli/closest";
import { styled } from "styled-components";
import { type DrawnMap, journeyNamed } from "../chart/map";
import { Notice } from "../ui/Notice";
import { Spinner } from "../ui/Spinner";
import { color, token, up } from "../ui/theme";
import { Busy, Frame } from "./canvas-parts";
import { failureTexts } from "./data";
import { FailureNotice } from "./FailureNotice";
import { JourneyFunnel } from "./JourneyFunnel";
import { MapDrawing } from "./MapDrawing";
import { Plain } from "./parts";
import { DrawingBar } from "./Toolbar";
import { Viewport } from "./Viewport";
import { PlaceLink, toMachine, toMap, toTheList, useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Page = styled.div`
  display: flex;
  flex-direction: column;
  gap: ${token["space-3"]};
  padding: ${token["space-3"]} ${token.gutter} ${token["space-6"]};
  ${up("lg")} { height: 100%; min-height: 40rem; }
  h1 { font-size: ${token["text-h2"]}; }
  & > header { display: grid; gap: ${token["space-1"]}; }
  & > header p { max-width: 60rem; font-size: ${token["text-ui"]}; color: ${color["ink-soft"]}; }
  & > .chart { display: grid; height: min(70vh, 44rem); min-width: 0; ${up("lg")} { flex: 1; height: auto; min-height: 0; } }
  & > .chart:fullscreen { background: ${color.paper}; }
  details { font-size: ${token["text-s"]}; }
  nav { font-size: ${token["text-s"]}; }
`;

const Journeys = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-1"]} ${token["space-4"]};
  font-size: ${token["text-ui"]};
  list-style: none;
  [aria-current] { font-weight: 700; color: ${color["highlight-ink"]}; text-decoration: none; }
`;

const mapOf = ({ context }: Viewer) => context.map;
const journeyOf = ({ context }: Viewer) => context.place.journey;
const failureOf = (snapshot: Viewer) => (snapshot.matches({ map: "failed" }) ? snapshot.context.failures.map : null);

function UnknownJourney({ drawn, said }: { drawn: DrawnMap; said: string }) {
  const near = closest(said, Object.keys(drawn.map.journeys));
  return (
    <Notice kind="warning" title={`No journey is called “${said}”`}>
      {near !== null && (
        <>
          Did you mean <PlaceLink change={toMap(near)}>{drawn.map.journeys[near]?.title}</PlaceLink>?{" "}
        </>
      )}
      Above are all that there are.
    </Notice>
  );
}

/** Who runs whom, in words. */
const InWords = ({ drawn: { map } }: { drawn: DrawnMap }) => {
  const titleOf = (machine: string) => map.machines.find((one) => one.machine === machine)?.title ?? machine;
  const running = map.machines.map((machine) => ({
    ...machine,
    runs: map.links.filter(({ from, runs }) => runs && from === machine.machine).map(({ to }) => to),
  }));
  return (
    <details>
      <summary>Who runs whom, as text</summary>
      <Plain>
        {running
          .filter(({ runs }) => runs.length > 0)
          .map(({ machine, title, runs }) => (
            <li key={machine}>
              <PlaceLink change={toMachine(machine)}>{title}</PlaceLink> runs{" "}
              {runs.map((run, index) => (
                <span key={run}>
                  {index > 0 && ", "}
                  <PlaceLink change={toMachine(run)}>{titleOf(run)}</PlaceLink>
                </span>
              ))}
            </li>
          ))}
      </Plain>
    </details>
  );
};

function Shown({ drawn }: { drawn: DrawnMap }) {
  const said = useSeen(journeyOf);
  const { journeys } = drawn.map;
  const journey = journeyNamed(drawn.map, said);
  const name = said ?? Object.keys(journeys)[0] ?? null;
  const [first] = journey?.steps ?? [];
  const [any] = drawn.map.machines;
  return (
    <>
      <Journeys aria-label="Journeys">
        {Object.entries(journeys).map(([id, { title }]) => (
          <li key={id}>
            <PlaceLink change={toMap(id)} current={id === name}>
              {title}
            </PlaceLink>
          </li>
        ))}
      </Journeys>
      {journey && <JourneyFunnel drawn={drawn} journey={journey} />}
      {said !== null && !journey && <UnknownJourney drawn={drawn} said={said} />}
      {drawn.layout.note && <p>{drawn.layout.note}</p>}
      <div className="chart" data-screen="">
        <Frame>
          <DrawingBar />
          <Viewport
            name={`map ${name}`}
            picture={drawn.layout}
            boxes={drawn.layout.machines}
            start={drawn.layout.machines[first?.machine ?? any?.machine ?? ""]}
            seen={undefined}
          >
            {() => <MapDrawing drawn={drawn} journey={journey ? name : null} />}
          </Viewport>
        </Frame>
      </div>
      <InWords drawn={drawn} />
    </>
  );
}

/** The map of all machines. */
export function MapPage() {
  const actor = useViewer();
  const drawn = useSeen(mapOf);
  const failure = useSeen(failureOf);
  const heading = useRef<HTMLHeadingElement>(null);
  // After a link was followed, the focus is at the top of the page, also for screen readers.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);
  return (
    <Page>
      <header>
        <nav aria-label="Where you are">
          <PlaceLink change={toTheList}>All machines</PlaceLink>
        </nav>
        <h1 ref={heading} tabIndex={-1} data-printed="">
          Map of all machines
        </h1>
        <p>
          An arrow leads from a machine to one that it runs; a thick one is a step of the journey. Each box is a link to
          its chart. Machines without an arrow are screens of their own: the site links them by events.
        </p>
      </header>
      {failure ? (
        <FailureNotice title="The map could not be loaded" onRetry={() => actor.send({ type: "map.retry" })}>
          {failureTexts[failure.code]}
        </FailureNotice>
      ) : drawn ? (
        <Shown drawn={drawn} />
      ) : (
        <Busy>
          <Spinner size={32} label="The map is being loaded" />
        </Busy>
      )}
    </Page>
  );
}
