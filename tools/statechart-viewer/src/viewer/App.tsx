import { lazy, Suspense, useEffect } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom } from "xstate";
import { type Wording, wordings } from "../chart/machine-words";
import { SkipLink } from "../ui/SkipLink";
import { Spinner } from "../ui/Spinner";
import { color, token, up } from "../ui/theme";
import { Home } from "./Home";
import { MachinePage } from "./MachinePage";
import { MapPage } from "./MapPage";
import { Switch, Switches } from "./parts";
import { RequirementsPage } from "./RequirementsPage";
import type { LiveSettings, ViewerSettings } from "./settings";
import {
  PlaceLink,
  toComparison,
  toMachine,
  toMap,
  toRequirement,
  toTheList,
  useSeen,
  useSettings,
  useViewer,
  useWording,
  ViewerContext,
} from "./viewer-context";
import type { Viewer, viewerMachine } from "./viewer-machine";

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  gap: ${token["space-1"]} ${token["space-4"]};
  padding: ${token["space-2"]} ${token.gutter};
  border-bottom: 1px solid ${color.rule};
  background: ${color.surface};
  & > a:first-child { font-family: ${token["font-heading"]}; font-weight: 700; color: ${color.ink}; text-decoration: none; }
  & > a:first-child:hover { text-decoration: underline; }
  & > nav { display: flex; flex-wrap: wrap; gap: ${token["space-4"]}; margin-left: auto; font-size: ${token["text-s"]}; }
  & > span { font-size: ${token["text-s"]}; color: ${color["ink-faint"]}; }
`;

/** On wide windows, a machine's page is as high as the window, and its parts scroll separately. */
const Frame = styled.div`
  &[data-whole] { ${up("lg")} { display: grid; grid-template-rows: auto minmax(0, 1fr); height: 100dvh; } }
`;

const Parts = styled.div`
  min-height: 0;
  & > main { min-width: 0; min-height: 0; ${up("lg")} { height: 100%; } }
  & > aside { padding: ${token["space-4"]} ${token.gutter}; border-bottom: 1px solid ${color.rule}; min-width: 0; }
  &[data-pane] {
    ${up("lg")} {
      display: grid;
      grid-template-columns: 21rem minmax(0, 1fr);
      & > aside { border-bottom: 0; border-right: 1px solid ${color.rule}; overflow-y: auto; }
    }
  }
`;

/** Loaded only if someone compares revisions, mirrors a site, or simulates a machine. */
const ComparePage = lazy(async () => ({ default: (await import("./comparison/ComparePage")).ComparePage }));
const LivePane = lazy(async () => ({ default: (await import("./live/LivePane")).LivePane }));
const Simulation = lazy(async () => ({ default: (await import("./live/Simulation")).Simulation }));

const paneOf = ({ context }: Viewer) => context.place.pane;
const chartOf = ({ context }: Viewer) => context.chart;
const chartsOf = ({ context }: Viewer) => context.charts;
const machineOf = ({ context }: Viewer) => context.place.machine;
const showsMap = ({ context }: Viewer) => context.place.map;
const isComparing = ({ context }: Viewer) => context.place.comparison !== null;
const requirementOf = ({ context }: Viewer) => context.place.requirement;
/** The name of the open page; null on the list. */
function nameOf({ context: { place, chart } }: Viewer): string | null {
  if (place.machine !== null) return chart?.title ?? place.machine;
  if (place.comparison !== null) return "What has changed";
  if (place.map) return "Map";
  return place.requirement === "" ? "Requirements" : place.requirement;
}

/** The site in another window. It stays while machines are opened and closed, and keeps its log. */
function Live({ settings }: { settings: LiveSettings }) {
  const actor = useViewer();
  const { replay } = useSettings().commands;
  const machine = useSeen(machineOf);
  const charts = useSeen(chartsOf);
  const wording = useWording();
  return (
    <Suspense fallback={<Spinner label="The live pane is being loaded" />}>
      <LivePane
        settings={settings}
        replay={replay}
        machine={machine}
        charts={charts}
        wording={wording}
        onShow={(states, transition) => actor.send({ type: "site.moved", states, transition })}
        onMachine={(chosen) => actor.send({ type: "place.open", change: toMachine(chosen) })}
      />
    </Suspense>
  );
}

/** The open machine, run without the site. */
function Simulated({ load }: { load: NonNullable<ViewerSettings["loadTestModel"]> }) {
  const actor = useViewer();
  const machine = useSeen(machineOf);
  const chart = useSeen(chartOf);
  const wording = useWording();
  return (
    <Suspense fallback={<Spinner label="The simulation is being loaded" />}>
      <Simulation
        load={load}
        machine={machine}
        chart={chart}
        wording={wording}
        onShow={(states, transition) => actor.send({ type: "site.moved", states, transition })}
      />
    </Suspense>
  );
}

const wordingNames: Record<Wording, string> = { product: "Product", engineering: "Engineering" };

/** Selects between the product's words and the names in the code. */
function Wordings() {
  const actor = useViewer();
  const wording = useWording();
  return (
    <Switches role="group" aria-label="Names in the words of">
      {wordings.map((one) => (
        <Switch
          key={one}
          type="button"
          aria-pressed={wording === one}
          onClick={() => actor.send({ type: "place.open", change: { wording: one }, replace: true })}
        >
          {wordingNames[one]}
        </Switch>
      ))}
    </Switches>
  );
}

/** The frame of every page of the viewer. */
function Page() {
  const machine = useSeen(machineOf);
  const name = useSeen(nameOf);
  const requirement = useSeen(requirementOf);
  const map = useSeen(showsMap);
  const pane = useSeen(paneOf);
  const compares = useSeen(isComparing);
  const { title, subtitle, live, loadTestModel, requirements, comparisons } = useSettings();
  useEffect(() => {
    document.title = name === null ? title : `${name} – ${title}`;
  }, [name, title]);
  return (
    <Frame data-whole={machine === null && !map ? undefined : ""}>
      <SkipLink href="#main">To the content</SkipLink>
      <Header>
        <PlaceLink change={toTheList}>{title}</PlaceLink>
        <span>{subtitle}</span>
        <nav aria-label="Beside the picture">
          <PlaceLink change={toMap()}>Map</PlaceLink>
          {requirements.length > 0 && <PlaceLink change={toRequirement()}>Requirements</PlaceLink>}
          {comparisons && (
            <PlaceLink change={toComparison} current={compares}>
              Compare versions
            </PlaceLink>
          )}
          {loadTestModel && (
            <PlaceLink change={{ pane: pane === "simulation" ? null : "simulation" }}>
              {pane === "simulation" ? "Stop the simulation" : "Run it without the site"}
            </PlaceLink>
          )}
          {live && (
            <PlaceLink change={{ pane: pane === "live" ? null : "live" }}>
              {pane === "live" ? "Stop watching the site" : "Watch the site live"}
            </PlaceLink>
          )}
        </nav>
        <Wordings />
      </Header>
      <Parts data-pane={pane ?? undefined}>
        {pane === "live" && live && (
          <aside aria-label="The site as it runs">
            <Live settings={live} />
          </aside>
        )}
        {pane === "simulation" && loadTestModel && (
          <aside aria-label="Simulation">
            <Simulated load={loadTestModel} />
          </aside>
        )}
        <main id="main" tabIndex={-1}>
          {compares ? (
            <Suspense fallback={<Spinner label="The page is being loaded" />}>
              <ComparePage />
            </Suspense>
          ) : machine !== null ? (
            <MachinePage key={machine} />
          ) : requirement !== null ? (
            <RequirementsPage />
          ) : map ? (
            <MapPage />
          ) : (
            <Home />
          )}
        </main>
      </Parts>
    </Frame>
  );
}

interface Props {
  actor: ActorRefFrom<typeof viewerMachine>;
  settings: ViewerSettings;
}

/** The viewer. */
export const App = ({ actor, settings }: Props) => (
  <ViewerContext value={{ actor, settings }}>
    <Page />
  </ViewerContext>
);
