import { styled } from "styled-components";
import { token } from "../theme/theme";
import type { Gap } from "./Stack";

/** Children side by side; they wrap when there is no room. */
export const Cluster = styled.div<{
  $gap?: Gap | undefined;
  $align?: "start" | "center" | "end" | "baseline" | "stretch" | undefined;
  $justify?: "start" | "center" | "end" | "space-between" | undefined;
}>`
  display: flex;
  flex-wrap: wrap;
  align-items: ${({ $align = "center" }) => $align};
  justify-content: ${({ $justify = "start" }) => $justify};
  gap: ${({ $gap = 3 }) => token[`space-${$gap}`]};
  min-width: 0;
`;
