import { styled } from "styled-components";
import { useClip } from "../../components/clip-context";
import { useTranslation } from "../../i18n/use-translation";
import { color } from "../../theme/theme";
import type { PlayerActor } from "../player/Clip";
import { Player } from "../player/Player";

/** Covers the still picture, because it is taller. */
const Place = styled.div`
  place-self: stretch;
  background: ${color.paper};
`;

/** The player of the clip in whose place it is. */
export default function ClipPlayer({ actor }: { actor: PlayerActor }) {
  const { t } = useTranslation();
  const { title, video } = useClip();
  const { seconds, transcript, cues } = video;
  const isWritten = cues.length > 0 || transcript !== "";
  return (
    <Place>
      <Player
        actor={actor}
        clip={{ title, video, transcript }}
        seconds={seconds}
        brokenText={isWritten ? t("player.brokenText") : undefined}
      />
    </Place>
  );
}
