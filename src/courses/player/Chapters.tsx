import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { Chapter } from "../../../contract/courses/video";
import { formatClock } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import type { PlayerActor } from "./Clip";
import { Toggle } from "./Toggle";

const List = styled.ol`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-1"]} ${token["space-2"]};
  margin: 0;
  padding: 0;
  list-style: none;
  button { font-size: ${token["text-s"]}; font-weight: 500; text-align: start; }
  button[aria-current] { background: ${color["accent-soft"]}; color: ${color["accent-ink"]}; }
  span { color: ${color["ink-soft"]}; font-variant-numeric: tabular-nums; }
`;

/** The parts of a clip, each of which leads to its beginning. */
export function Chapters({
  actor,
  chapters,
  lang,
}: {
  actor: PlayerActor;
  chapters: readonly Chapter[];
  lang: string;
}) {
  const { t } = useTranslation();
  const current = useSelector(actor, ({ context }) => chapters.findLastIndex(({ start }) => start <= context.position));
  return (
    <nav aria-label={t("player.chapters")}>
      <List lang={lang}>
        {chapters.map(({ start, title }, index) => (
          <li key={start}>
            <Toggle
              aria-current={index === current || undefined}
              onClick={() => actor.send({ type: "player.jump", position: start })}
            >
              <span>{formatClock(start)}</span> {title}
            </Toggle>
          </li>
        ))}
      </List>
    </nav>
  );
}
