import { useSelector } from "@xstate/react";
import type { RefObject } from "react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { playerMachine } from "../../../machines/courses/player";
import { captionSizes } from "../../../machines/courses/player/context";
import { formatClock } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { color, token, up } from "../../theme/theme";
import { Icon } from "../../ui/Icon";
import { Choice } from "./Choice";
import type { PlayerActor } from "./Clip";
import { playerIcons } from "./icons";
import { NarrationToggle } from "./Narration";
import { SpeedChoice } from "./SpeedChoice";
import { Toggle } from "./Toggle";
import { canFillScreen, canFloat, toggleFloating } from "./views";

type Snapshot = SnapshotFrom<typeof playerMachine>;
const isMoving = (s: Snapshot) => s.hasTag("moving");
const secondOf = (s: Snapshot) => Math.floor(s.context.position);
const rateOf = (s: Snapshot) => s.context.rate;
const isMuted = (s: Snapshot) => s.context.muted;
const displayOf = (s: Snapshot) => s.context.display;
const narrationOf = (s: Snapshot) => s.children.narration;

const Bar = styled.div`
  display: grid;
  gap: ${token["space-1"]};
  padding: ${token["space-1"]} ${token["space-2"]} ${token["space-2"]};
  background: ${color.surface};
  color: ${color.ink};
  /* Time runs from left to right in every language. */
  input[type="range"] { direction: ltr; width: 100%; height: 1.75rem; margin: 0; accent-color: ${color.accent}; cursor: pointer; }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-1"]};
  ${up("sm")} { gap: ${token["space-2"]}; }
`;
const Time = styled.span`
  direction: ltr;
  font-size: ${token["text-s"]};
  font-variant-numeric: tabular-nums;
`;
const Space = styled.span`
  flex: 1;
`;

interface Props {
  actor: PlayerActor;
  element: RefObject<HTMLVideoElement | null>;
  /** The clip's length, 0 if it is unknown, and whether it has sound and captions. */
  seconds: number;
  hasSound: boolean;
  hasCaptions: boolean;
  onFullScreen: () => void;
}

/** The controls of a clip: what the browser's own have, and reading aloud, speed, and the size of captions. */
export function ControlBar({ actor, element, seconds, hasSound, hasCaptions, onFullScreen }: Props) {
  const { t } = useTranslation();
  const moving = useSelector(actor, isMoving);
  const rate = useSelector(actor, rateOf);
  const muted = useSelector(actor, isMuted);
  const display = useSelector(actor, displayOf);
  const narration = useSelector(actor, narrationOf);
  return (
    <Bar>
      {seconds > 0 && <Seek actor={actor} seconds={seconds} />}
      <Row>
        <Toggle
          aria-label={t(moving ? "player.pause" : "player.play")}
          onClick={() => actor.send({ type: moving ? "player.stop" : "player.start" })}
        >
          <Icon name={moving ? "pause" : "play"} filled={!moving} />
        </Toggle>
        <Clock actor={actor} seconds={seconds} />
        <Space />
        {narration && <NarrationToggle actor={narration} />}
        {hasSound && (
          <Toggle aria-label={t("player.sound")} pressed={!muted} onClick={() => actor.send({ type: "sound.toggle" })}>
            <Icon path={muted ? playerIcons.muted : playerIcons.sound} />
          </Toggle>
        )}
        {hasCaptions && (
          <Toggle
            aria-label={t("player.captions")}
            pressed={display.captions}
            onClick={() => actor.send({ type: "captions.toggle" })}
          >
            <Icon path={playerIcons.captions} />
          </Toggle>
        )}
        {canFloat() && (
          <Toggle
            aria-label={t("player.pictureInPicture")}
            onClick={() => element.current && toggleFloating(element.current)}
          >
            <Icon path={playerIcons.floating} />
          </Toggle>
        )}
        {canFillScreen() && (
          <Toggle aria-label={t("player.fullScreen")} onClick={onFullScreen}>
            <Icon path={playerIcons.fullScreen} />
          </Toggle>
        )}
      </Row>
      <Row>
        <SpeedChoice rate={rate} onChoose={(chosen) => actor.send({ type: "rate.change", rate: chosen })} />
        {hasCaptions && (
          <Choice>
            {t("player.captionSize")}
            <select
              value={display.captionSize}
              onChange={({ target }) => {
                const size = captionSizes.find((one) => one === target.value);
                if (size) actor.send({ type: "captions.resize", size });
              }}
            >
              {captionSizes.map((size) => (
                <option key={size} value={size}>
                  {t(`player.sizes.${size}`)}
                </option>
              ))}
            </select>
          </Choice>
        )}
      </Row>
    </Bar>
  );
}

interface SeekProps {
  actor: PlayerActor;
  seconds: number;
}
/** Separate from the other controls, because it changes every second. */
function Seek({ actor, seconds }: SeekProps) {
  const { t } = useTranslation();
  const second = Math.min(useSelector(actor, secondOf), seconds);
  return (
    <input
      type="range"
      aria-label={t("player.position")}
      aria-valuetext={t("player.positionOf", { at: formatClock(second), total: formatClock(seconds) })}
      min={0}
      max={seconds}
      step={1}
      value={second}
      onChange={({ target }) => actor.send({ type: "player.jump", position: Number(target.value) })}
    />
  );
}

function Clock({ actor, seconds }: SeekProps) {
  const second = useSelector(actor, secondOf);
  return (
    <Time aria-hidden="true">
      {seconds > 0 ? `${formatClock(Math.min(second, seconds))} / ${formatClock(seconds)}` : formatClock(second)}
    </Time>
  );
}
