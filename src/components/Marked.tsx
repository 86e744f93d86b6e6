import { styled } from "styled-components";
import type { SearchHit } from "../../contract/catalogue/search";
import { color } from "../theme/theme";

const Mark = styled.mark`
  background: ${color["highlight-soft"]};
  color: inherit;
`;

/** A text in segments, with hits marked. */
export const Marked = ({ segments }: { segments: SearchHit["highlights"]["title"] }) =>
  segments.map(({ text, hit }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: segments of one text have no other key and never move
    hit ? <Mark key={index}>{text}</Mark> : text,
  );
