import { styled } from "styled-components";
import { color, token } from "./theme";

/** First link of the page: leads past the header to the content. Seen only when focused. */
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
