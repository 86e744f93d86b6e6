import { styled } from "styled-components";
import { token } from "../theme/theme";
import type { Gap } from "./Stack";

/** Equal columns, as many as fit. Works as `as="ul"` too: it takes the bullets off. */
export const Grid = styled.div<{
  /** Narrowest column, as a CSS length. */
  $min?: string | undefined;
  $gap?: Gap | undefined;
}>`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(${({ $min = "17.5rem" }) => $min}, 100%), 1fr));
  gap: ${({ $gap = 6 }) => token[`space-${$gap}`]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
