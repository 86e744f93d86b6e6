import { styled } from "styled-components";
import { color, token, up } from "../../src/theme/theme";
import { Badge } from "../../src/ui/Badge";
import { Button } from "../../src/ui/Button";
import { Container } from "../../src/ui/Container";
import { Notice } from "../../src/ui/Notice";
import { Spinner } from "../../src/ui/Spinner";
import { Stack } from "../../src/ui/Stack";
import { TextField } from "../../src/ui/TextField";
import { failureTexts, type Listed } from "./data";
import { Results } from "./Results";
import { PlaceLink, toMachine, useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const domains = ["account", "catalogue", "courses", "exams", "certificates", "library", "engagement"];
const domainNames: Record<string, string> = {
  account: "Account",
  catalogue: "Catalogue",
  courses: "Courses",
  exams: "Exams",
  certificates: "Certificates",
  library: "Library",
  engagement: "Engagement",
};

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

const DomainTitle = styled.h2`
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

function List({ list }: { list: readonly Listed[] }) {
  const others = [...new Set(list.map(({ domain }) => domain))].filter((domain) => !domains.includes(domain));
  return (
    <Stack $gap={8}>
      {[...domains, ...others].map((domain) => {
        const machines = list.filter((one) => one.domain === domain);
        if (machines.length === 0) return null;
        return (
          <section key={domain} aria-labelledby={`domain-${domain}`}>
            <Stack $gap={3}>
              <DomainTitle id={`domain-${domain}`}>
                {domainNames[domain] ?? domain} <Badge>{plural(machines.length, "machine")}</Badge>
              </DomainTitle>
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

/** All machines, and the search over them. */
export function Home() {
  const actor = useViewer();
  const list = useSeen(listOf);
  const words = useSeen(wordsOf);
  const failure = useSeen(failureOf);
  const busy = useSeen(isBusy);
  const states = list.reduce((sum, one) => sum + one.states, 0);
  const transitions = list.reduce((sum, one) => sum + one.transitions, 0);
  return (
    <Container>
      <Lead>
        <Stack $gap={2}>
          <h1>Flow pictures</h1>
          <p>
            Everything that the site does, as state machines: what stands on the screen, what can happen, and where it
            leads.
            {list.length > 0 &&
              ` ${plural(list.length, "machine")} with ${plural(states, "state")} and ${plural(transitions, "transition")}.`}
          </p>
        </Stack>
        <div>
          <TextField
            type="search"
            icon="search"
            label="Search machines, states, events, guards, descriptions"
            value={words}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => actor.send({ type: "words.type", words: event.target.value })}
          />
        </div>
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
