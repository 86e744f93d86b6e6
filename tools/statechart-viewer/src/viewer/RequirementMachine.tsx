import { styled } from "styled-components";
import type { Chart, ChartState } from "../chart/chart";
import { Badge } from "../ui/Badge";
import { Spinner } from "../ui/Spinner";
import { color, token } from "../ui/theme";
import { lookOf, screenshotOf, takersOf } from "./evidence";
import { stateTitle } from "./names";
import { Note } from "./parts";
import type { CoveredMachine } from "./requirements";
import { WentBadge } from "./TestsPart";
import { PlaceLink, toMachine, useSeen, useSettings, useWording } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Section = styled.section`
  display: grid;
  gap: ${token["space-3"]};
`;

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(13rem, 100%), 1fr));
  gap: ${token["space-3"]};
  list-style: none;
`;

const Card = styled.li`
  display: grid;
  align-content: start;
  gap: ${token["space-2"]};
  padding: ${token["space-3"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-m"]};
  background: ${color.surface};
  a { font-weight: 600; }
  p { font-size: ${token["text-s"]}; line-height: 1.45; color: ${color["ink-soft"]}; }
  img { width: 100%; max-height: 16rem; object-fit: cover; object-position: top; border: 1px solid ${color["rule-strong"]}; border-radius: ${token["radius-s"]}; }
`;

const Tests = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-1"]} ${token["space-3"]};
  font-size: ${token["text-s"]};
  list-style: none;
`;

const screenshotsSeen = ({ context }: Viewer) => context.screenshots;
const placeOf = ({ context }: Viewer) => context.place;

function StateCard({ chart, state }: { chart: Chart; state: ChartState }) {
  const { base } = useSettings();
  const wording = useWording();
  const all = useSeen(screenshotsSeen);
  const wanted = useSeen(placeOf);
  const screenshots = (all ?? []).filter(({ machine }) => machine === chart.machine);
  const screenshot = screenshotOf(screenshots, state.id, lookOf(screenshots, wanted));
  return (
    <Card>
      {screenshot && (
        <img src={`${base}data/screenshots/${screenshot.file}`} alt={`Screenshot of ${state.said.name}`} />
      )}
      <PlaceLink change={{ ...toMachine(chart.machine), state: state.id }}>
        {stateTitle(chart, state.id, wording)}
      </PlaceLink>
      {state.said.description && <p>{state.said.description}</p>}
    </Card>
  );
}

const testsOf = ({ context }: Viewer) => context.tests;
const isLoading = (snapshot: Viewer) => snapshot.hasTag("busyScreenshots") || snapshot.hasTag("busyTests");

/** The planned tests that come by any of the states. */
function TestsOfStates({ chart, states }: CoveredMachine) {
  const tested = useSeen(testsOf)[chart.machine];
  const loading = useSeen(isLoading);
  if (tested === undefined) return loading && <Spinner label="The tests are being loaded" />;
  const { tests } = tested;
  if (tests === null) return <Note>No tests of this machine are planned here.</Note>;
  const takers = new Map(
    states.flatMap(({ id }) => takersOf(tested, id, true).map((taker) => [taker.number, taker] as const)),
  );
  if (takers.size === 0) return <Note>No planned test comes by here.</Note>;
  return (
    <>
      <Note>
        {takers.size} of {tests.tests.length} planned tests {takers.size === 1 ? "comes" : "come"} by here:
      </Note>
      <Tests aria-label={`Tests of ${chart.title}`}>
        {[...takers.values()]
          .sort((a, b) => a.number - b.number)
          .map(({ number, name, went }) => (
            <li key={number}>
              <PlaceLink change={{ ...toMachine(chart.machine), test: number, overlay: "tests" }}>{name}</PlaceLink>{" "}
              {went.map((one) => (
                <WentBadge key={`${one.driver} ${one.strategy}`} went={one} />
              ))}
            </li>
          ))}
      </Tests>
    </>
  );
}

/** A machine's states with a requirement, with their screenshots and tests. */
export function RequirementMachine({ chart, states }: CoveredMachine) {
  return (
    <Section aria-label={chart.title}>
      <h2>
        <PlaceLink change={toMachine(chart.machine)}>{chart.title}</PlaceLink> <Badge>{states.length}</Badge>
      </h2>
      <Cards>
        {states.map((state) => (
          <StateCard key={state.id} chart={chart} state={state} />
        ))}
      </Cards>
      <TestsOfStates chart={chart} states={states} />
    </Section>
  );
}
