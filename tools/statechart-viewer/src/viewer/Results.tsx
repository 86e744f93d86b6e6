import { styled } from "styled-components";
import { Badge } from "../ui/Badge";
import { Spinner } from "../ui/Spinner";
import { Stack } from "../ui/Stack";
import { color, token } from "../ui/theme";
import { failureTexts } from "./data";
import { FailureNotice } from "./FailureNotice";
import { type Found, find, maxFound, otherWordsOf } from "./find";
import { PlaceLink, toMachine, toRequirement, useSeen, useSettings, useViewer, useWording } from "./viewer-context";
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

const kindNames = { requirement: "Clause", machine: "Machine", state: "State", transition: "Event" } as const;
const tones = { requirement: "warning", machine: "accent", state: "info", transition: "neutral" } as const;

const changeOf = ({ kind, of, id }: Found) =>
  of === null
    ? toRequirement(id ?? "")
    : {
        ...toMachine(of.machine),
        ...(kind === "state" ? { state: id } : kind === "transition" ? { transition: id } : {}),
      };

const titleOf = ({ of, kind, name }: Found): string =>
  of === null || kind === "machine" ? name : `${of.title}: ${name}`;

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
  const wording = useWording();
  const { requirements, synonyms } = useSettings();
  if (failure)
    return (
      <FailureNotice title="The machines could not be searched" onRetry={() => actor.send({ type: "search.retry" })}>
        {failureTexts[failure.code]}
      </FailureNotice>
    );
  if (busy) return <Spinner label="The machines are being read" />;
  const found = find({ charts, requirements, synonyms, wording }, words);
  const counted = found.length === 1 ? "1 result." : `${found.length} results.`;
  const others = otherWordsOf(words, synonyms);
  return (
    <Stack $gap={3}>
      <p role="status">
        {found.length === 0
          ? `Nothing is called “${words.trim()}”, and nothing mentions it.`
          : found.length > maxFound
            ? `${found.length} results; the first ${maxFound} are shown.`
            : counted}
        {others.length > 0 && ` Also searched for ${others.map((one) => `“${one}”`).join(", ")}.`}
      </p>
      {found.length > 0 && (
        <Items>
          {found.slice(0, maxFound).map((one) => (
            <Item key={`${one.kind} ${one.of?.machine} ${one.id}`}>
              <Badge $tone={tones[one.kind]}>{kindNames[one.kind]}</Badge>
              <div>
                <PlaceLink change={changeOf(one)}>{titleOf(one)}</PlaceLink>
                {one.by && <p>{one.by}</p>}
              </div>
            </Item>
          ))}
        </Items>
      )}
    </Stack>
  );
}
