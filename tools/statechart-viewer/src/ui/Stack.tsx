import { styled } from "styled-components";
import { token } from "./theme";

/** Arranges its children one below the other. */
export const Stack = styled.div<{ $gap: 2 | 3 | 8 }>`
  display: flex;
  flex-direction: column;
  gap: ${({ $gap }) => token[`space-${$gap}`]};
  min-width: 0;
`;
