import { useSyncExternalStore } from "react";
import { styled } from "styled-components";
import { saveJson } from "../../device/download";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import type { TabRecorder } from "./recording";

const Bar = styled.aside`
  position: sticky;
  bottom: 0;
  z-index: ${token["z-header"]};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: center;
  gap: ${token["space-3"]};
  padding: ${token["space-2"]} ${token["space-4"]};
  border-top: 2px solid ${color.accent};
  background: ${color.surface};
  color: ${color.ink};
  font-size: ${token["text-s"]};
`;

/** Says that a session is being recorded, and saves the recording. */
export function RecordingBar({ recorder }: { recorder: TabRecorder }) {
  const { t } = useTranslation();
  const count = useSyncExternalStore(recorder.subscribe, recorder.count);
  return (
    <Bar aria-label={t("recording.label")}>
      <span>{t("recording.text", { count })}</span>
      <Button variant="secondary" onClick={() => saveJson("academy-session.json", recorder.session())}>
        {t("recording.save")}
      </Button>
      <Button variant="quiet" onClick={recorder.discard}>
        {t("recording.stop")}
      </Button>
    </Bar>
  );
}
