import { styled } from "styled-components";
import { color, token } from "../../theme/theme";

/** A named list of choices beside the player's controls. */
export const Choice = styled.label`
  display: inline-flex;
  align-items: center;
  gap: ${token["space-2"]};
  font-size: ${token["text-s"]};
  select {
    min-height: 2.75rem;
    padding-inline: ${token["space-2"]};
    border: 1px solid ${color.control};
    border-radius: ${token["radius-m"]};
    background: ${color.surface};
    color: ${color.ink};
    font: inherit;
  }
`;
