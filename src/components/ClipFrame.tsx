import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, token } from "../theme/theme";
import { isMotif } from "../ui/artwork/names";
import { Artwork } from "./Artwork";
import { ClipContext, type ShownClip } from "./clip-context";

/** As tall as a clip, and taller if the text needs it. */
const Frame = styled.div`
  display: grid;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token["radius-l"]};
  background: ${color.sunken};
  & > * { grid-area: 1 / 1; min-width: 0; }
`;
/** Slightly smaller than the clip, otherwise its corners would show. */
const Still = styled.div`
  position: relative;
  & > * {
    position: absolute;
    inset: 1px;
    width: calc(100% - 2px);
    height: calc(100% - 2px);
    border-radius: ${token["radius-l"]};
    object-fit: cover;
  }
`;
/** On top of the still picture, which is shown alone if there is no clip. */
const Over = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  & > * { grid-area: 1 / 1; }
`;

export interface ClipFrameProps {
  clip: ShownClip;
  /** The still picture in front of the clip: its poster, otherwise the page's drawing. */
  still: { poster: string | null; motif: string; background: string };
  children: ReactNode;
}

/** The place of a clip, with a still picture: it is in the first HTML, so nothing jumps when the clip loads. */
export const ClipFrame = ({ clip, still: { poster, motif, background }, children }: ClipFrameProps) => (
  <ClipContext value={clip}>
    <Frame data-part="clip">
      <Still>
        {poster ? (
          <img src={poster} alt="" loading="lazy" />
        ) : isMotif(motif) ? (
          <Artwork name={motif} background={background} />
        ) : null}
      </Still>
      <Over>{children}</Over>
    </Frame>
  </ClipContext>
);
