import { styled } from "styled-components";
import { Badge } from "../ui/Badge";
import { Button } from "../ui/Button";
import { Container } from "../ui/Container";
import { Notice } from "../ui/Notice";
import { SearchField } from "../ui/SearchField";
import { Spinner } from "../ui/Spinner";
import { Stack } from "../ui/Stack";
import { color, token, up } from "../ui/theme";
import { failureTexts, type Listed } from "./data";
import { Results } from "./Results";
import { PlaceLink, toMachine, toMap, useSeen, useSettings, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(17rem, 100%), 1fr));
  gap: ${token["space-3"]};
  list-style: none;
`;

const Card = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token["space-1"]};
  padding: ${token["space-4"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
  &:hover { border-color: ${color.control}; }
  a { font-weight: 650; color: ${color.ink}; text-decoration: none; }
  a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
  &:hover a { text-decoration: underline; }
  p { font-size: ${token["text-s"]}; line-height: 1.45; color: ${color["ink-soft"]}; }
  small { font-size: ${token["text-xs"]}; color: ${color["ink-faint"]}; font-variant-numeric: tabular-nums; }
`;

const Lead = styled.div`
  display: grid;
  gap: ${token["space-4"]};
  padding-block: ${token["space-8"]} ${token["space-6"]};
  ${up("md")} { grid-template-columns: minmax(0, 1fr) minmax(20rem, 28rem); align-items: end; }
  p { max-width: 44rem; color: ${color["ink-soft"]}; }
`;

const GroupTitle = styled.h2`
  display: flex;
  align-items: center;
  gap: ${token["space-3"]};
  font-size: ${token["text-h3"]};
`;

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

const MachineCard = ({ machine }: { machine: Listed }) => (
  <Card>
    <PlaceLink change={toMachine(machine.machine)}>{machine.title}</PlaceLink>
    {machine.description && <p>{machine.description}</p>}
    <small>
      {machine.machine} · {plural(machine.states, "state")} · {plural(machine.transitions, "transition")}
    </small>
  </Card>
);

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

function List({ list }: { list: readonly Listed[] }) {
  const { groups } = useSettings();
  const all = [...new Set([...groups, ...list.map(({ group }) => group)])];
  return (
    <Stack $gap={8}>
      {all.map((group) => {
        const machines = list.filter((one) => one.group === group);
        if (machines.length === 0) return null;
        return (
          <section key={group} aria-labelledby={`group-${group}`}>
            <Stack $gap={3}>
              <GroupTitle id={`group-${group}`}>
                {capitalized(group)} <Badge>{plural(machines.length, "machine")}</Badge>
              </GroupTitle>
              <Cards>
                {machines.map((machine) => (
                  <MachineCard key={machine.machine} machine={machine} />
                ))}
              </Cards>
            </Stack>
          </section>
        );
      })}
    </Stack>
  );
}

const listOf = ({ context }: Viewer) => context.list;
const wordsOf = ({ context }: Viewer) => context.place.words;
const failureOf = (snapshot: Viewer) => (snapshot.matches({ list: "failed" }) ? snapshot.context.failures.list : null);
const isBusy = (snapshot: Viewer) => snapshot.hasTag("busyList");

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
        <Notice
          kind="error"
          title="The list could not be loaded"
          action={
            <Button variant="secondary" onClick={() => actor.send({ type: "list.retry" })}>
              Try again
            </Button>
          }
        >
          {failureTexts[failure.code]}
        </Notice>
      )}
      {busy && <Spinner label="The list is being loaded" />}
      {words.trim() === "" ? <List list={list} /> : <Results />}
      <Foot />
    </Container>
  );
}

const Foot = styled.div`
  height: ${token["space-16"]};
`;
