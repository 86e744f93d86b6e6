import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { playerMachine } from "../../../machines/courses/player";
import { useClip } from "../../components/clip-context";
import { blockOf, LazyBlock } from "../../components/LazyBlock";
import { withTexts } from "../../shell/tools";
import { color, shadow, token } from "../../theme/theme";
import { Icon } from "../../ui/Icon";
import type { PlayerActor } from "../player/Clip";

const isUnstarted = (s: SnapshotFrom<typeof playerMachine>) => s.matches({ playback: "unstarted" });
const player = blockOf(withTexts(() => import("./ClipPlayer"), "courses-lesson", "courses-player"));

/** The whole still picture is the button; its label is on it. */
const Play = styled.button`
  place-self: stretch;
  display: grid;
  place-items: center;
  min-height: 2.75rem;
  padding: ${token["space-4"]};
  border: 0;
  border-radius: ${token["radius-l"]};
  background: transparent;
  cursor: pointer;
  &:hover > span { background: ${color["accent-hover"]}; }
`;
const Face = styled.span`
  display: inline-flex;
  align-items: center;
  gap: ${token["space-3"]};
  min-height: 3.25rem;
  padding-block: ${token["space-2"]};
  padding-inline: ${token["space-5"]} ${token["space-6"]};
  border-radius: ${token["radius-full"]};
  background: ${color.accent};
  color: ${color["on-accent"]};
  font-weight: 600;
  box-shadow: ${shadow.mid};
  transition: background ${token["motion-fast"]};
  @media (forced-colors: active) { border: 1px solid ButtonBorder; }
`;

/** A clip behind a still picture with a play button; pressing it loads the player, which then plays. */
export function CoveredClip({ actor }: { actor: PlayerActor }) {
  const { playText } = useClip();
  const covered = useSelector(actor, isUnstarted);
  return covered ? (
    <Play
      type="button"
      onClick={() => actor.send({ type: "player.start" })}
      onPointerEnter={player.prepare}
      onFocus={player.prepare}
    >
      <Face>
        <Icon name="play" filled />
        {playText}
      </Face>
    </Play>
  ) : (
    <LazyBlock block={player} props={{ actor }} />
  );
}
