import { useSelector } from "@xstate/react";
import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { landingVideoMachine } from "../../../machines/courses/landing-video";
import { color, shadow, token } from "../../theme/theme";
import { Icon } from "../../ui/Icon";
import { ClipBroken } from "./ClipBroken";
import { ClipPlayer, playClip } from "./ClipPlayer";

type Actor = ActorRefFrom<typeof landingVideoMachine>;
type Snapshot = SnapshotFrom<typeof landingVideoMachine>;
const isOffered = (s: Snapshot) => s.can({ type: "video.play" });
const hasPlayer = (s: Snapshot) => s.hasTag("player");
const hasFailed = (s: Snapshot) => s.hasTag("failed");

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
  padding: ${token["space-2"]} ${token["space-6"]} ${token["space-2"]} ${token["space-5"]};
  border-radius: ${token["radius-full"]};
  background: ${color.accent};
  color: ${color["on-accent"]};
  font-weight: 600;
  box-shadow: ${shadow.mid};
  transition: background ${token["motion-fast"]};
  @media (forced-colors: active) { border: 1px solid ButtonBorder; }
`;

/** The clip on a course's page: its place, a play button, then the player. */
export function LandingVideo({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const offered = useSelector(actor, isOffered);
  const playing = useSelector(actor, hasPlayer);
  const failed = useSelector(actor, hasFailed);
  if (failed) return <ClipBroken onRetry={() => actor.send({ type: "player.retry" })} />;
  if (playing) return <Player actor={actor} />;
  return offered ? (
    <Play type="button" onClick={() => actor.send({ type: "video.play" })}>
      <Face>
        <Icon name="play" filled />
        {t("clip.play")}
      </Face>
    </Play>
  ) : null;
}

function Player({ actor }: { actor: Actor }) {
  const player = useRef<HTMLVideoElement>(null);
  // It loads on request.
  useEffect(() => {
    player.current?.focus();
    if (player.current) playClip(player.current, () => actor.send({ type: "player.blocked" }));
  }, [actor]);
  return (
    <ClipPlayer
      ref={player}
      controls
      onPlay={() => actor.send({ type: "player.play" })}
      onPause={({ currentTarget }) => {
        // A player also pauses at its end.
        if (!currentTarget.ended) actor.send({ type: "player.pause" });
      }}
      onEnded={() => actor.send({ type: "player.end" })}
      onError={() => actor.send({ type: "player.fail" })}
    />
  );
}
