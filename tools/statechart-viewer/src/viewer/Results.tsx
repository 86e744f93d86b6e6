import { styled } from "styled-components";
import { Badge } from "../ui/Badge";
import { Button } from "../ui/Button";
import { Notice } from "../ui/Notice";
import { Spinner } from "../ui/Spinner";
import { Stack } from "../ui/Stack";
import { color, token } from "../ui/theme";
import { failureTexts } from "./data";
import { type Found, find, maxFound } from "./find";
import { PlaceLink, toMachine, useSeen, useViewer } from "./viewer-context";
import type { Viewer } from "./viewer-machine";

const Items = styled.ul`
  display: grid;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
  list-style: none;
  overflow: hidden;
`;

const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4.75rem minmax(0, 1fr);
  gap: 0 ${token["space-3"]};
  padding: ${token["space-3"]} ${token["space-4"]};
  & + & { border-top: 1px solid ${color.rule}; }
  &:hover { background: ${color.sunken}; }
  & > span:first-child { justify-self: start; align-self: start; }
  a { font-weight: 600; color: ${color.ink}; text-decoration: none; }
  a::after { content: ""; position: absolute; inset: 0; }
  a:focus-visible { outline-offset: 0; }
  p { font-size: ${token["text-s"]}; line-height: 1.45; color: ${color["ink-soft"]}; }
`;

const kindNames = { machine: "Machine", state: "State", transition: "Event" } as const;
const tones = { machine: "accent", state: "info", transition: "neutral" } as const;

const changeOf = ({ kind, machine, id }: Found) => ({
  ...toMachine(machine),
  ...(kind === "state" ? { state: id } : kind === "transition" ? { transition: id } : {}),
});

const wordsOf = ({ context }: Viewer) => context.place.words;
const chartsOf = ({ context }: Viewer) => context.charts;
const isBusy = (snapshot: Viewer) => snapshot.hasTag("busySearch");
const failureOf = (snapshot: Viewer) =>
  snapshot.matches({ search: "failed" }) ? snapshot.context.failures.charts : null;

/** The search results, each with a link to its state. */
export function Results() {
  const actor = useViewer();
  const words = useSeen(wordsOf);
  const charts = useSeen(chartsOf);
  const busy = useSeen(isBusy);
  const failure = useSeen(failureOf);
  if (failure)
    return (
      <Notice
        kind="error"
        title="The machines could not be searched"
        action={
          <Button variant="secondary" onClick={() => actor.send({ type: "search.retry" })}>
            Try again
          </Button>
        }
      >
        {failureTexts[failure.code]}
      </Notice>
    );
  if (busy) return <Spinner label="The machines are being read" />;
  const found = find(charts, words);
  const counted = found.length === 1 ? "1 result" : `${found.length} results`;
  return (
    <Stack $gap={3}>
      <p role="status">
        {found.length === 0
          ? `Nothing is called “${words.trim()}”, and nothing mentions it.`
          : found.length > maxFound
            ? `${counted}; the first ${maxFound} are shown.`
            : counted}
      </p>
      {found.length > 0 && (
        <Items>
          {found.slice(0, maxFound).map((one) => (
            <Item key={`${one.kind} ${one.machine} ${one.id}`}>
              <Badge $tone={tones[one.kind]}>{kindNames[one.kind]}</Badge>
              <div>
                <PlaceLink change={changeOf(one)}>
                  {one.kind === "machine" ? one.title : `${one.title}: ${one.name}`}
                </PlaceLink>
                {one.by && <p>{one.by}</p>}
              </div>
            </Item>
          ))}
        </Items>
      )}
    </Stack>
  );
}
