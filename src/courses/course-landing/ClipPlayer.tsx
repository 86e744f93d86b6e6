import type { ComponentPropsWithRef } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { languageNames } from "../../i18n/languages";
import { color, token } from "../../theme/theme";
import { useCourse } from "./course-context";

const Screen = styled.video`
  place-self: stretch;
  width: 100%;
  height: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token["radius-l"]};
  background: ${color.sunken};
`;

/** The browser's own player with the clip of the course and its captions. */
export function ClipPlayer(props: ComponentPropsWithRef<"video">) {
  const { t } = useTranslation();
  const { clip, title } = useCourse();
  return clip ? (
    <Screen
      playsInline
      src={clip.url}
      poster={clip.posterUrl ?? undefined}
      aria-label={t("clip.name", { course: title })}
      {...props}
    >
      {clip.captionsUrl && (
        <track
          kind="captions"
          src={clip.captionsUrl}
          srcLang={clip.captionsLanguage}
          label={languageNames[clip.captionsLanguage]}
          default
        />
      )}
    </Screen>
  ) : null;
}

/** Plays a clip. A browser may require a user gesture; the player itself reports all other errors. */
export function playClip(player: HTMLVideoElement, onBlocked: () => void): void {
  player.play().catch((error: unknown) => {
    if (error instanceof DOMException && error.name === "NotAllowedError") onBlocked();
  });
}
