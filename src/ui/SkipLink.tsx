import { styled } from "styled-components";
import { color, shadow, token } from "../theme/theme";

/** First link of the page: leads past the header to the content. Seen only when focused. */
export const SkipLink = styled.a`
  position: fixed;
  top: ${token["space-3"]};
  inset-inline-start: ${token["space-3"]};
  z-index: ${token["z-skip"]};
  padding: ${token["space-3"]} ${token["space-5"]};
  border-radius: ${token["radius-m"]};
  background: ${color.inverse};
  color: ${color["on-inverse"]};
  font-size: ${token["text-ui"]};
  font-weight: 600;
  text-decoration: none;
  &:focus { box-shadow: ${shadow.high}; }
  &:not(:focus) { transform: translateY(-200%); }
  @media print { display: none; }
`;
