import { useSelector } from "@xstate/react";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { VideoStep } from "../../../contract/courses/lessons";
import type { Episode } from "../../../contract/courses/series";
import type { playerMachine } from "../../../machines/courses/player";
import { formatClock } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { Chapters } from "./Chapters";
import { Clip, type PlayerActor } from "./Clip";
import { ControlBar } from "./ControlBar";
import { commandOf } from "./keys";
import { NarrationMessage } from "./Narration";
import { Transcript } from "./Transcript";
import { toggleFullScreen } from "./views";

type Snapshot = SnapshotFrom<typeof playerMachine>;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isUnstarted = (s: Snapshot) => s.matches({ playback: "unstarted" });
const secondOf = (s: Snapshot) => Math.floor(s.context.position);
const lacksCaptions = (s: Snapshot) => s.matches({ captions: "missing" });
const captionSizeOf = (s: Snapshot) => s.context.display.captionSize;
const narrationOf = (s: Snapshot) => s.children.narration;

/** Its height is known before the clip is, so nothing jumps. */
const Frame = styled.div`
  overflow: hidden;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
  &:fullscreen { display: flex; flex-direction: column; border: 0; border-radius: 0; }
  &:fullscreen > video { flex: 1; min-height: 0; aspect-ratio: auto; }
`;
const Screen = styled(Clip)`
  display: block;
  width: 100%;
  aspect-ratio: 16 / 9;
  background: ${color.inverse};
  cursor: pointer;
  &:focus-visible { outline-offset: -3px; }
  &[data-captions="small"]::cue { font-size: 75%; }
  &[data-captions="large"]::cue { font-size: 140%; }
`;
/** Always there, so that a sentence that appears moves nothing. */
const Message = styled.p`
  min-height: 3em;
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
  line-height: 1.5;
`;

interface Props {
  actor: PlayerActor;
  /** The clip's name, files and transcript. */
  clip: Pick<VideoStep | Episode, "title" | "video" | "transcript">;
  /** The clip's length; 0 if it is unknown. */
  seconds: number;
  /** What the viewer can do instead if the clip does not play. */
  brokenText?: string | undefined;
}

/**
 * A clip with its controls, chapters, and transcript. The element is the browser's own; it
 * does what the machine asks for.
 */
export function Player({ actor, clip, seconds, brokenText }: Props) {
  const { t } = useTranslation();
  const failed = useSelector(actor, hasFailed);
  const captionSize = useSelector(actor, captionSizeOf);
  const frame = useRef<HTMLDivElement>(null);
  const element = useRef<HTMLVideoElement>(null);
  const { cues, chapters, captionsLanguage, captionsUrl, hasSound } = clip.video;

  useEffect(() => {
    const play = () => {
      // A clip that did not load is not loaded again by playing it.
      if (element.current?.error) element.current.load();
      // The element itself reports all other errors.
      element.current?.play().catch((error: unknown) => {
        if (error instanceof DOMException && error.name === "NotAllowedError") actor.send({ type: "player.blocked" });
      });
    };
    const subscriptions = [
      actor.on("playback.requested", ({ playing }) => {
        if (playing) play();
        else element.current?.pause();
      }),
      actor.on("position.requested", ({ position }) => {
        if (element.current) element.current.currentTime = position;
      }),
    ];
    // It replaces the button that was pressed to play it.
    if (actor.getSnapshot().hasTag("moving")) {
      element.current?.focus();
      play();
    }
    return () => {
      for (const { unsubscribe } of subscriptions) unsubscribe();
    };
  }, [actor]);

  const toggle = () => actor.send({ type: actor.getSnapshot().hasTag("moving") ? "player.stop" : "player.start" });
  const fillScreen = () => frame.current && element.current && toggleFullScreen(frame.current, element.current);
  const toggleVoice = () => {
    const narration = narrationOf(actor.getSnapshot());
    narration?.send({ type: narration.getSnapshot().hasTag("on") ? "narration.turnOff" : "narration.turnOn" });
  };
  const press = (event: KeyboardEvent) => {
    const command = commandOf(event);
    if (command === null) return;
    event.preventDefault();
    if (command === "toggle") toggle();
    else if (command === "fullScreen") fillScreen();
    else if (command === "captions") actor.send({ type: "captions.toggle" });
    else if (command === "sound") hasSound ? actor.send({ type: "sound.toggle" }) : toggleVoice();
    else actor.send({ type: "player.jump", position: Math.max(0, (element.current?.currentTime ?? 0) + command.skip) });
  };

  return (
    <Stack $gap={4}>
      {failed && (
        <Notice
          kind="error"
          title={t("lesson.videoBroken")}
          action={
            <Button variant="secondary" onClick={() => actor.send({ type: "player.start" })}>
              {t("retry")}
            </Button>
          }
        >
          {brokenText}
        </Notice>
      )}
      <Frame ref={frame} role="group" aria-label={t("player.controls")} data-player onKeyDown={press}>
        <Screen
          actor={actor}
          video={clip.video}
          element={element}
          preload="metadata"
          tabIndex={0}
          data-captions={captionSize}
          aria-label={clip.title}
          onClick={toggle}
        />
        <ControlBar
          actor={actor}
          element={element}
          seconds={seconds}
          hasSound={hasSound}
          hasCaptions={captionsUrl !== null}
          onFullScreen={fillScreen}
        />
      </Frame>
      {chapters.length > 0 && <Chapters actor={actor} chapters={chapters} lang={captionsLanguage} />}
      <Messages actor={actor} />
      {(cues.length > 0 || clip.transcript !== "") && (
        <Transcript actor={actor} cues={cues} language={captionsLanguage} html={clip.transcript} />
      )}
    </Stack>
  );
}

/** One sentence about what does not work, or where the clip resumes. */
function Messages({ actor }: { actor: PlayerActor }) {
  const { t } = useTranslation();
  const unstarted = useSelector(actor, isUnstarted);
  const second = useSelector(actor, secondOf);
  const captionsMissing = useSelector(actor, lacksCaptions);
  const narration = useSelector(actor, narrationOf);
  return (
    <Message role="status">
      {captionsMissing && <>{t("player.captionsFailed")} </>}
      {narration && <NarrationMessage actor={narration} />}
      {unstarted && second > 0 && (
        <>
          {" "}
          <span>{t("lesson.videoResumes", { time: formatClock(second) })}</span>
        </>
      )}
    </Message>
  );
}
