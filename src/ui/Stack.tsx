import { styled } from "styled-components";
import { token } from "../theme/theme";

/** Steps of the space scale that layout helpers take as their gap. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16 | 20 | 24;

/** Children one below the other. */
export const Stack = styled.div<{
  $gap?: Gap | undefined;
  $align?: "start" | "center" | "end" | "stretch" | undefined;
}>`
  display: flex;
  flex-direction: column;
  align-items: ${({ $align = "stretch" }) => $align};
  gap: ${({ $gap = 4 }) => token[`space-${$gap}`]};
  min-width: 0;
`;
