import { useEffect, useRef } from "react";
import { closest } from "statechart-testing/cli/closest";
import { styled } from "styled-components";
import { Container } from "../ui/Container";
import { Spinner } from "../ui/Spinner";
import { color, token, up } from "../ui/theme";
import { Canvas } from "./Canvas";
import { CommentsOfGone } from "./comments/CommentsPart";
import { Detail } from "./Detail";
import { failureTexts } from "./data";
import { FailureNotice } from "./FailureNotice";
import { idOf } from "./neighbours";
import { Outline } from "./Outline";
import { Switch, Switches } from "./parts";
import { type Overlay, overlays } from "./place";
import { RecordedLabel } from "./UsageChoices";
import { PlaceLink, toMachine, toTheList, useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";
import { shownChart } from "./viewer-machine/shown-picture";

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${token["space-2"]} ${token["space-6"]};
  padding: ${token["space-3"]} ${token.gutter};
  h1 { font-size: ${token["text-h2"]}; }
  p { max-width: 52rem; font-size: ${token["text-ui"]}; color: ${color["ink-soft"]}; }
  nav { font-size: ${token["text-s"]}; }
  small { color: ${color["ink-faint"]}; }
`;

/** On wide windows, each part scrolls separately, so that the chart stays visible. */
const Body = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  grid-template-areas: "chart" "detail" "outline";
  gap: ${token["space-4"]};
  padding: 0 ${token.gutter} ${token["space-6"]};
  & > .chart { grid-area: chart; display: grid; height: min(70vh, 44rem); min-width: 0; }
  & > .detail { grid-area: detail; min-width: 0; }
  & > .outline { grid-area: outline; min-width: 0; }
  ${up("sm")} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 1fr);
    grid-template-areas: "chart chart" "outline detail";
  }
  ${up("lg")} {
    grid-template-columns: 15rem minmax(0, 1fr) 19rem;
    grid-template-rows: minmax(0, 1fr);
    grid-template-areas: "outline chart detail";
    flex: 1;
    min-height: 32rem;
    & > .chart { height: auto; min-height: 0; }
    & > .detail, & > .outline { overflow-y: auto; padding-right: ${token["space-2"]}; }
  }
  ${up("xxl")} { grid-template-columns: 18rem minmax(0, 1fr) 23rem; }
  /* Closed columns; on narrow windows they are below the chart, and stay. */
  ${up("lg")} {
    &:not([data-open~="outline"]) { grid-template-columns: minmax(0, 1fr) 19rem; grid-template-areas: "chart detail"; }
    &:not([data-open~="detail"]) { grid-template-columns: 15rem minmax(0, 1fr); grid-template-areas: "outline chart"; }
    &:not([data-open~="outline"]):not([data-open~="detail"]) { grid-template-columns: minmax(0, 1fr); grid-template-areas: "chart"; }
    &:not([data-open~="outline"]) > .outline, &:not([data-open~="detail"]) > .detail { display: none; }
  }
  &:fullscreen { padding-top: ${token["space-3"]}; background: ${color.paper}; overflow: auto; }
  /* With a pane next to it, the details and the outline share a column. */
  &[data-beside] {
    ${up("lg")} {
      grid-template-columns: minmax(0, 1fr) 19rem;
      grid-template-rows: minmax(0, 1fr) minmax(0, 1fr);
      grid-template-areas: "chart detail" "chart outline";
      &:not([data-open~="outline"]) { grid-template-rows: minmax(0, 1fr); grid-template-areas: "chart detail"; }
      &:not([data-open~="detail"]) { grid-template-rows: minmax(0, 1fr); grid-template-areas: "chart outline"; }
      &:not([data-open~="outline"]):not([data-open~="detail"]) { grid-template-columns: minmax(0, 1fr); grid-template-areas: "chart"; }
    }
  }
`;

const Page = styled.div`
  display: flex;
  flex-direction: column;
  ${up("lg")} { height: 100%; min-height: 40rem; }
`;

const Message = styled(Container)`
  display: grid;
  gap: ${token["space-4"]};
  padding-block: ${token["space-8"]};
`;

const overlayNames: Record<Overlay, string> = {
  none: "Plain",
  tests: "Tests",
  screenshots: "Screenshots",
  usage: "Usage",
};

const overlayOf = ({ context }: Viewer) => context.place.overlay;
const usageOf = ({ context }: Viewer) => context.usage;
const hasPane = ({ context }: Viewer) => context.place.pane !== null;
const machineOf = ({ context }: Viewer) => context.place.machine;
const chartOf = ({ context }: Viewer) => context.chart;
const columnsOf = ({ context }: Viewer) => context.columns;
const noteOf = ({ context }: Viewer) => context.drawing?.layout.note ?? null;
const listOf = ({ context }: Viewer) => context.list;
const isBusy = (snapshot: Viewer) => snapshot.hasTag("busyMachine");
const isUnknown = (snapshot: Viewer) => snapshot.matches({ machine: "unknown" });
const failureOf = (snapshot: Viewer) =>
  snapshot.matches({ machine: "failed" }) ? snapshot.context.failures.machine : null;
const chosenOf = ({ context: { chart, place } }: Viewer): string | null => {
  const said = place.state ?? place.transition;
  return chart && said !== null ? idOf(chart, said) : null;
};

function Overlays() {
  const actor = useViewer();
  const overlay = useSeen(overlayOf);
  return (
    <Switches role="group" aria-label="What the chart shows">
      {overlays.map((one) => (
        <Switch
          key={one}
          type="button"
          aria-pressed={overlay === one}
          onClick={() => actor.send({ type: "place.open", change: { overlay: one }, replace: true })}
        >
          {overlayNames[one]}
        </Switch>
      ))}
    </Switches>
  );
}

function Shown() {
  const chart = useSeen(chartOf);
  const shown = useSeen(shownChart);
  const columns = useSeen(columnsOf);
  const note = useSeen(noteOf);
  const chosen = useSeen(chosenOf);
  const beside = useSeen(hasPane);
  const overlay = useSeen(overlayOf);
  const usage = useSeen(usageOf);
  const heading = useRef<HTMLHeadingElement>(null);
  const detail = useRef<HTMLDivElement>(null);

  // After a link was followed, the focus is at the top of the page, also for screen readers.
  useEffect(() => {
    window.scrollTo(0, 0);
    heading.current?.focus({ preventScroll: true });
  }, []);

  // On a phone, the outline is far down: selecting there scrolls to the details.
  useEffect(() => {
    const part = detail.current;
    if (!part || chosen === null) return;
    part.scrollTop = 0;
    if (part.getBoundingClientRect().bottom < 0) part.scrollIntoView();
  }, [chosen]);

  if (!chart) return null;
  return (
    <Page>
      <Head>
        <div>
          <nav aria-label="Where you are">
            <PlaceLink change={toTheList}>All machines</PlaceLink>
          </nav>
          <h1 ref={heading} tabIndex={-1} data-printed="">
            {chart.title}
          </h1>
          <p>
            {chart.description}{" "}
            <small>
              Machine <code>{chart.machine}</code>, in the domain {chart.group}, {chart.states.length - 1} states,{" "}
              {chart.transitions.length} transitions
            </small>
          </p>
          {note && <p>{note}</p>}
        </div>
        <div>
          <Overlays />
          {overlay === "usage" && <RecordedLabel usages={[usage]} />}
        </div>
      </Head>
      <Body data-beside={beside ? "" : undefined} data-open={columns.join(" ")} data-screen="">
        <div className="chart">
          <Canvas chart={chart} selected={chosen} />
        </div>
        <div className="detail" ref={detail}>
          <Detail chart={chart} id={chosen} />
        </div>
        <div className="outline">{shown && <Outline chart={chart} shown={shown} />}</div>
      </Body>
    </Page>
  );
}

/** A machine's page. */
export function MachinePage() {
  const actor = useViewer();
  const machine = useSeen(machineOf);
  const busy = useSeen(isBusy);
  const unknown = useSeen(isUnknown);
  const list = useSeen(listOf);
  const closestName = closest(
    machine ?? "",
    list.map((one) => one.machine),
  );
  const near = list.find((one) => one.machine === closestName);
  const failure = useSeen(failureOf);
  if (busy)
    return (
      <Message>
        <Spinner size={32} label="The picture is being loaded" />
      </Message>
    );
  if (unknown)
    return (
      <Message>
        <h1>No machine is called “{machine}”</h1>
        {near && (
          <p>
            Did you mean <PlaceLink change={toMachine(near.machine)}>{near.title}</PlaceLink> (
            <code>{near.machine}</code>)?
          </p>
        )}
        <p>It may have been renamed or taken away, or the address was mistyped.</p>
        <p>
          <PlaceLink change={{ ...toTheList, words: machine ?? "" }}>Search for “{machine}”</PlaceLink>
        </p>
        <p>
          <PlaceLink change={toTheList}>See all machines</PlaceLink>
        </p>
        <CommentsOfGone />
      </Message>
    );
  if (failure)
    return (
      <Message>
        <h1>{machine}</h1>
        <FailureNotice title="The picture could not be loaded" onRetry={() => actor.send({ type: "machine.retry" })}>
          {failureTexts[failure.code]}
        </FailureNotice>
        <p>
          <PlaceLink change={toTheList}>See all machines</PlaceLink>
        </p>
      </Message>
    );
  return <Shown />;
}
