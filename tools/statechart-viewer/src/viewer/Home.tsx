import { styled } from "styled-components";
import { Badge } from "../ui/Badge";
import { Container } from "../ui/Container";
import { SearchField } from "../ui/SearchField";
import { Spinner } from "../ui/Spinner";
import { Stack } from "../ui/Stack";
import { color, token, up } from "../ui/theme";
import { OtherComments } from "./comments/OpenComments";
import { failureTexts, type Listed, type Overview } from "./data";
import { FailureNotice } from "./FailureNotice";
import { summaryOf } from "./list-notes";
import { MachineCard } from "./MachineCard";
import { plural } from "./plural";
import { Results } from "./Results";
import { PlaceLink, toMap, useSeen, useSettings, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(14rem, 100%), 1fr));
  gap: ${token["space-3"]};
  list-style: none;
  /* Main machines, which are few, get wider. */
  &[data-main] { grid-template-columns: repeat(auto-fit, minmax(min(14rem, 100%), 1fr)); }
  ${up("sm")} { &[data-main] { grid-template-columns: repeat(auto-fit, minmax(14rem, 21rem)); } }
`;

const Lead = styled.div`
  display: grid;
  gap: ${token["space-4"]};
  padding-block: ${token["space-8"]} ${token["space-6"]};
  ${up("md")} { grid-template-columns: minmax(0, 1fr) minmax(20rem, 28rem); align-items: end; }
  p { max-width: 44rem; color: ${color["ink-soft"]}; }
`;

const SectionTitle = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token["space-3"]};
  font-size: ${token["text-h3"]};
`;

/** The machines of one importance in a section. */
const CardList = ({ machines, overview }: { machines: readonly Listed[]; overview: Overview }) =>
  machines.length > 0 && (
    <Cards data-main={machines[0]?.isMain ? "" : undefined}>
      {machines.map((listed) => (
        <MachineCard key={listed.machine} listed={listed} overview={overview} />
      ))}
    </Cards>
  );

function List({ list }: { list: readonly Listed[] }) {
  const overview = useSeen(overviewOf);
  const sections = [...new Set(list.map(({ section }) => section))];
  return (
    <Stack $gap={8}>
      {sections.map((section) => {
        const machines = list.filter((one) => one.section === section);
        return (
          <section key={section} aria-label={section}>
            <Stack $gap={3}>
              <SectionTitle>
                {section} <Badge>{plural(machines.length, "machine")}</Badge>
              </SectionTitle>
              <CardList machines={machines.filter(({ isMain }) => isMain)} overview={overview} />
              <CardList machines={machines.filter(({ isMain }) => !isMain)} overview={overview} />
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}

const listOf = ({ context }: Viewer) => context.list;
const overviewOf = ({ context }: Viewer) => context.overview;
const isOverviewKnown = (snapshot: Viewer) => snapshot.matches({ overview: "known" });
const overviewFailureOf = (snapshot: Viewer) =>
  snapshot.matches({ overview: "failed" }) ? snapshot.context.failures.overview : null;
const wordsOf = ({ context }: Viewer) => context.place.words;
const failureOf = (snapshot: Viewer) => (snapshot.matches({ list: "failed" }) ? snapshot.context.failures.list : null);
const isBusy = (snapshot: Viewer) => snapshot.hasTag("busyList");

/** How the tests of all machines ended, or that this could not be loaded. */
function Summary() {
  const actor = useViewer();
  const list = useSeen(listOf);
  const overview = useSeen(overviewOf);
  const known = useSeen(isOverviewKnown);
  const failure = useSeen(overviewFailureOf);
  if (failure)
    return (
      <FailureNotice
        title="Test results and screenshots could not be loaded"
        onRetry={() => actor.send({ type: "overview.retry" })}
      >
        {failureTexts[failure.code]}
      </FailureNotice>
    );
  return known && list.length > 0 && <p>{summaryOf(list, overview)}</p>;
}

/** All machines, with a search. */
export function Home() {
  const actor = useViewer();
  const list = useSeen(listOf);
  const words = useSeen(wordsOf);
  const failure = useSeen(failureOf);
  const busy = useSeen(isBusy);
  const { title, introduction } = useSettings();
  const states = list.reduce((sum, one) => sum + one.states, 0);
  const transitions = list.reduce((sum, one) => sum + one.transitions, 0);
  return (
    <Container>
      <Lead>
        <Stack $gap={2}>
          <h1>{title}</h1>
          <p>
            {introduction}
            {list.length > 0 &&
              ` ${plural(list.length, "machine")} with ${plural(states, "state")} and ${plural(transitions, "transition")}.`}
          </p>
          <Summary />
        </Stack>
        <Stack $gap={2}>
          <SearchField
            label="Search machines, states, events, conditions, requirements"
            value={words}
            onType={(typed) => actor.send({ type: "words.type", words: typed })}
          />
          <p>
            <PlaceLink change={toMap()}>Map of all machines</PlaceLink>: who runs whom, and the ways of users through
            them.
          </p>
        </Stack>
      </Lead>
      {failure && (
        <FailureNotice title="The list could not be loaded" onRetry={() => actor.send({ type: "list.retry" })}>
          {failureTexts[failure.code]}
        </FailureNotice>
      )}
      {busy && <Spinner label="The list is being loaded" />}
      {words.trim() === "" ? <List list={list} /> : <Results />}
      <OtherComments />
      <Foot />
    </Container>
  );
}

const Foot = styled.div`
  height: ${token["space-16"]};
`;
