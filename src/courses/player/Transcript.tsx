import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { Cue } from "../../../contract/courses/video";
import type { ContentLocale } from "../../../contract/primitives";
import { cueAt } from "../../../machines/courses/narration/context";
import type { playerMachine } from "../../../machines/courses/player";
import { Html } from "../../components/Html";
import { formatClock } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import type { PlayerActor } from "./Clip";

type Snapshot = SnapshotFrom<typeof playerMachine>;
const isOpen = (s: Snapshot) => s.context.display.transcript || s.hasTag("failed");

const Block = styled.details`
  border-top: 1px solid ${color.rule};
  padding-top: ${token["space-3"]};
  summary { min-height: 1.75rem; cursor: pointer; font-weight: 600; }
  summary + * { margin-top: ${token["space-3"]}; }
`;
const Lines = styled.ol`
  position: relative;
  display: grid;
  max-height: 18rem;
  margin: 0;
  padding: 2px;
  overflow-y: auto;
  overscroll-behavior: contain;
  list-style: none;
`;
const Line = styled.button`
  display: grid;
  grid-template-columns: 3.25rem 1fr;
  gap: ${token["space-2"]};
  width: 100%;
  min-height: 2.75rem;
  padding: ${token["space-2"]};
  border: 0;
  border-radius: ${token["radius-m"]};
  background: none;
  color: ${color.ink};
  font: inherit;
  text-align: start;
  cursor: pointer;
  > :first-child { color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; font-variant-numeric: tabular-nums; line-height: 1.5rem; }
  &:hover { background: ${color.sunken}; }
  &[aria-current] { background: ${color["accent-soft"]}; box-shadow: inset 3px 0 ${color["accent-ink"]}; }
`;

interface Props {
  actor: PlayerActor;
  cues: readonly Cue[];
  language: ContentLocale;
  /** Sanitized HTML, for a clip without captions. */
  html: string;
}

/** What is said in a clip: line by line in step with the picture, each of which leads there, or as one text. */
export function Transcript({ actor, cues, language, html }: Props) {
  const { t } = useTranslation();
  const open = useSelector(actor, isOpen);
  return (
    // The event also comes after a change by the machine, which is no news for it.
    <Block
      open={open}
      onToggle={(event) => event.currentTarget.open !== open && actor.send({ type: "transcript.toggle" })}
    >
      <summary>{t("lesson.transcript")}</summary>
      {cues.length === 0 ? <Html html={html} /> : open && <TimedLines actor={actor} cues={cues} language={language} />}
    </Block>
  );
}

function TimedLines({ actor, cues, language }: Omit<Props, "html">) {
  const { t } = useTranslation();
  const box = useRef<HTMLOListElement>(null);
  const current = useSelector(actor, ({ context }) => cueAt(cues, context.position));

  // Only within its box: the page stays where the reader has it.
  useEffect(() => {
    const line = box.current?.children[current];
    if (box.current && line instanceof HTMLElement)
      box.current.scrollTop = line.offsetTop - (box.current.clientHeight - line.offsetHeight) / 2;
  }, [current]);

  return (
    <Lines ref={box} aria-label={t("lesson.transcript")} lang={language}>
      {cues.map(({ start, text }, index) => (
        <li key={start}>
          <Line
            type="button"
            aria-current={index === current || undefined}
            onClick={() => actor.send({ type: "player.jump", position: start })}
          >
            <span>{formatClock(Math.floor(start))}</span> <span>{text}</span>
          </Line>
        </li>
      ))}
    </Lines>
  );
}
