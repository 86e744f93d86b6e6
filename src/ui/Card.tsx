import { css, styled } from "styled-components";
import { color, shadow, token } from "../theme/theme";

/** Props that `cardStyle` reads. */
export type CardStyleProps = {
  /** Lifts under the pointer: for cards that are one link. */
  $interactive?: boolean | undefined;
  /** No inner space: for cards that begin with a picture. */
  $flush?: boolean | undefined;
  /** `surface` stands out from the page, `sunken` lies in it, `plain` has only its rule. */
  $tone?: "surface" | "sunken" | "plain" | undefined;
};

const tones = { surface: color.surface, sunken: color.sunken, plain: "transparent" };

/** The look of a card, for any element. */
export const cardStyle = css<CardStyleProps>`
  position: relative;
  display: flex;
  flex-direction: column;
  min-width: 0;
  padding: ${({ $flush }) => ($flush ? "0" : `clamp(${token["space-5"]}, 3vw, ${token["space-8"]})`)};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${({ $tone = "surface" }) => tones[$tone]};
  color: ${color.ink};
  ${({ $flush }) => $flush && "overflow: hidden;"}
  ${({ $interactive }) =>
    $interactive &&
    css`
      transition: transform ${token["motion-base"]} ${token.ease}, box-shadow ${token["motion-base"]} ${token.ease},
        border-color ${token["motion-fast"]};
      &:hover {
        transform: translateY(-2px);
        border-color: ${color["rule-strong"]};
        box-shadow: ${shadow.mid};
      }
      /* The whole card shows the focus of the link that covers it. */
      &:has(a:focus-visible) {
        outline: 2px solid ${color.focus};
        outline-offset: 2px;
      }
    `}
`;

/** A framed area. `as="article"` or `as="li"` if appropriate. */
export const Card = styled.div<CardStyleProps>`
  ${cardStyle}
`;

/** For the one link of an interactive card: its target grows over the whole card. */
export const coverCard = css`
  color: inherit;
  text-decoration: none;
  &:focus-visible { outline: none; }
  &::after { content: ""; position: absolute; inset: 0; border-radius: inherit; }
`;

/** Inner space of a flush card, below its picture. */
export const CardBody = styled.div`
  display: flex;
  flex: 1;
  flex-direction: column;
  gap: ${token["space-2"]};
  padding: ${token["space-5"]};
`;

/** Picture at the head of a flush card; keeps 16:10 before anything has loaded. */
export const CardMedia = styled.div`
  position: relative;
  aspect-ratio: 16 / 10;
  overflow: hidden;
  background: ${color.sunken};
  border-bottom: 1px solid ${color.rule};
  & > svg, & > img { width: 100%; height: 100%; object-fit: cover; }
`;
