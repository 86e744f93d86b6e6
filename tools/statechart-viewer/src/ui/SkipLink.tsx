import { styled } from "styled-components";
import { color, token } from "./theme";

/** The first link of the page, which skips the header. Visible only when focused. */
export const SkipLink = styled.a`
  position: fixed;
  top: ${token["space-3"]};
  left: ${token["space-3"]};
  z-index: 100;
  padding: ${token["space-3"]} ${token["space-5"]};
  border-radius: ${token["radius-m"]};
  background: ${color.inverse};
  color: ${color["on-inverse"]};
  font-size: ${token["text-ui"]};
  font-weight: 600;
  text-decoration: none;
  &:not(:focus) { transform: translateY(-200%); }
`;
