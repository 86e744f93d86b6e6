import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { Course } from "../../../contract/courses/courses";
import { color, token } from "../../theme/theme";
import { Artwork, isMotif } from "../../ui/artwork/Artwork";

/** As tall as a clip, and taller where words need it. */
const Frame = styled.div`
  display: grid;
  width: 100%;
  aspect-ratio: 16 / 9;
  border-radius: ${token["radius-l"]};
  background: ${color.sunken};
  & > * { grid-area: 1 / 1; min-width: 0; }
`;
/** A hair smaller than the clip, or it would shine through at its corners. */
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
/** Over the still picture, which stands alone where there is nothing to show. */
const Over = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  & > * { grid-area: 1 / 1; }
`;

/** The course's drawing, or a picture of the clip where the drawing stands on the page already. */
function Picture({ course }: { course: Course }) {
  const poster = course.standAloneLessonInfo ? null : course.clip?.posterUrl;
  if (poster) return <img src={poster} alt="" loading="lazy" />;
  return isMotif(course.motif) ? <Artwork motif={course.motif} background={course.background} /> : null;
}

/** The place of a clip, with a still picture in it: it is in the first HTML, and nothing jumps when the clip comes. */
export const ClipPlace = ({ course, children }: { course: Course; children: ReactNode }) => (
  <Frame data-part="clip">
    <Still>
      <Picture course={course} />
    </Still>
    <Over>{children}</Over>
  </Frame>
);
