import { styled } from "styled-components";
import { Badge } from "../ui/Badge";
import { color, token, up } from "../ui/theme";
import { OpenComments } from "./comments/OpenComments";
import type { Listed, Overview } from "./data";
import { lookOf, screenshotOf } from "./evidence";
import { factsOf, notesOf } from "./list-notes";
import { PlaceLink, toMachine, useSettings } from "./viewer-context";

/** Main machines have their picture above the text where there is room, others a small one beside it. */
const Card = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 3.5rem minmax(0, 1fr);
  align-content: start;
  gap: ${token["space-3"]};
  padding: ${token["space-3"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
  ${up("sm")} { &[data-main] { grid-template-columns: minmax(0, 1fr); } }
  &:hover { border-color: ${color.control}; }
  a { font-weight: 650; color: ${color.ink}; text-decoration: none; }
  a::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
  &:hover a { text-decoration: underline; }
  p { font-size: ${token["text-s"]}; line-height: 1.45; color: ${color["ink-soft"]}; }
  small { font-size: ${token["text-xs"]}; color: ${color["ink-faint"]}; font-variant-numeric: tabular-nums; }
`;

const Text = styled.div`
  display: grid;
  align-content: start;
  gap: ${token["space-1"]};
  min-width: 0;
`;

const Notes = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-1"]};
`;

/** Of a screenshot, what is below the site's header; of a drawing, all. */
const Picture = styled.img`
  width: 100%;
  height: 4rem;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-s"]};
  object-fit: cover;
  object-position: 50% 14%;
  background: ${color.sunken};
  ${up("sm")} { [data-main] > & { height: 9.5rem; } }
  &[data-drawing] { object-fit: contain; }
`;

const NoPicture = styled.div`
  height: 4rem;
  border: 1px dashed ${color.control};
  border-radius: ${token["radius-s"]};
  background: ${color.sunken};
  ${up("sm")} { [data-main] > & { height: 9.5rem; } }
`;

const anyLook = { language: null, theme: null, width: null };

/** A picture of the machine: the screenshot of its main state, or else its drawing. */
function Thumbnail({ listed, overview }: { listed: Listed; overview: Overview }) {
  const { base } = useSettings();
  const { machine, shows, hasDrawing } = listed;
  const screenshots = overview.screenshots.filter((one) => one.machine === machine);
  const look = lookOf(screenshots, anyLook);
  const screenshot = (shows && screenshotOf(screenshots, shows, look)) ?? screenshotOf(screenshots, machine, look);
  if (screenshot) return <Picture src={`${base}data/screenshots/${screenshot.file}`} alt="" loading="lazy" />;
  if (hasDrawing) return <Picture data-drawing="" src={`${base}data/drawings/${machine}.svg`} alt="" loading="lazy" />;
  return <NoPicture />;
}

/** A machine in the list. */
export function MachineCard({ listed, overview }: { listed: Listed; overview: Overview }) {
  const notes = notesOf(listed, overview);
  return (
    <Card data-main={listed.isMain ? "" : undefined}>
      <Thumbnail listed={listed} overview={overview} />
      <Text>
        <PlaceLink change={toMachine(listed.machine)}>{listed.title}</PlaceLink>
        {listed.description && <p>{listed.description}</p>}
        <small>
          Machine <code>{listed.machine}</code>, {factsOf(listed, overview)}
        </small>
        {notes.length > 0 && (
          <Notes>
            {notes.map(({ tone, text }) => (
              <Badge key={text} $tone={tone}>
                {text}
              </Badge>
            ))}
          </Notes>
        )}
        <OpenComments machine={listed.machine} />
      </Text>
    </Card>
  );
}
