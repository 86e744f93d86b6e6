import { keyframes, styled } from "styled-components";
import { color, token } from "../theme/theme";

const breathe = keyframes`
  50% { opacity: 0.5; }
`;

/** Props of a skeleton. */
export type SkeletonProps = {
  /** `text` is a line, `title` a taller line, `media` a 16:10 picture, `block` fills its container. */
  $shape?: "text" | "title" | "media" | "block" | undefined;
  /** Width in percent of the container. */
  $width?: 25 | 40 | 60 | 80 | 100 | undefined;
};

const heights = {
  text: "height: 0.85em;",
  title: "height: 1.6em;",
  media: "aspect-ratio: 16 / 10;",
  block: "height: 100%;",
};

/** Keeps the place of something that is being loaded. Hidden from screen readers: say “loading” beside it once. */
export const Skeleton = styled.span.attrs({ "aria-hidden": true })<SkeletonProps>`
  display: block;
  width: ${({ $width = 100 }) => $width}%;
  ${({ $shape = "text" }) => heights[$shape]}
  border-radius: ${({ $shape = "text" }) => ($shape === "media" || $shape === "block" ? token["radius-l"] : token["radius-s"])};
  background: ${color.rule};
  animation: ${breathe} 1.6s ease-in-out infinite;
  @media (prefers-reduced-motion: reduce) { animation: none; }
  @media (scripting: none) { display: none; }
`;
