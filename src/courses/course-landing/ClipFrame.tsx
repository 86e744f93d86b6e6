import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Course } from "../../../contract/courses/courses";
import { Artwork } from "../../components/Artwork";
import { color, token } from "../../theme/theme";
import { isMotif } from "../../ui/artwork/names";

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

/** The course's drawing, or the clip's poster if the page already shows the drawing. */
function Picture({ course }: { course: Course }) {
  const poster = course.standAloneLessonInfo ? null : course.clip?.posterUrl;
  if (poster) return <img src={poster} alt="" loading="lazy" />;
  return isMotif(course.motif) ? <Artwork name={course.motif} background={course.background} /> : null;
}

/** The place of a clip, with a still picture: it is in the first HTML, so nothing jumps when the clip loads. */
export const ClipFrame = ({ course, children }: { course: Course; children: ReactNode }) => (
  <Frame data-part="clip">
    <Still>
      <Picture course={course} />
    </Still>
    <Over>{children}</Over>
  </Frame>
);
