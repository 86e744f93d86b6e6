import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { narrationMachine } from "../../../machines/courses/narration";
import { useTranslation } from "../../i18n/use-translation";
import { color } from "../../theme/theme";
import { Icon } from "../../ui/Icon";
import { playerIcons } from "./icons";
import { Toggle } from "./Toggle";

export type NarrationActor = ActorRefFrom<typeof narrationMachine>;
type Snapshot = SnapshotFrom<typeof narrationMachine>;
const isOffered = (s: Snapshot) => s.hasTag("offered");
const isOn = (s: Snapshot) => s.hasTag("on");
const hasNoVoice = (s: Snapshot) => s.matches({ on: "noVoice" });
const hasFailed = (s: Snapshot) => s.matches({ on: "failed" });

const Again = styled.button`
  padding: 0 0.25rem;
  border: 0;
  background: none;
  color: ${color["accent-ink"]};
  font: inherit;
  font-weight: 600;
  text-decoration: underline;
  cursor: pointer;
`;

/** Has the captions of a clip without sound read aloud with one press, or ends that. */
export function NarrationToggle({ actor }: { actor: NarrationActor }) {
  const { t } = useTranslation();
  const offered = useSelector(actor, isOffered);
  const on = useSelector(actor, isOn);
  return offered ? (
    <Toggle
      data-part="narration"
      pressed={on}
      onClick={() => actor.send({ type: on ? "narration.turnOff" : "narration.turnOn" })}
    >
      <Icon path={playerIcons.voice} /> {t("player.readAloud")}
    </Toggle>
  ) : null;
}

/** Says why nothing is read aloud; nothing otherwise. */
export function NarrationMessage({ actor }: { actor: NarrationActor }) {
  const { t } = useTranslation();
  const noVoice = useSelector(actor, hasNoVoice);
  const failed = useSelector(actor, hasFailed);
  if (!noVoice && !failed) return null;
  return (
    <span data-part="narration">
      {noVoice ? (
        t("player.noVoice")
      ) : (
        <>
          {t("player.voiceFailed")}{" "}
          <Again type="button" onClick={() => actor.send({ type: "narration.retry" })}>
            {t("player.voiceRetry")}
          </Again>
        </>
      )}
    </span>
  );
}
