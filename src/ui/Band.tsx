import { styled } from "styled-components";
import { color, token } from "../theme/theme";

/** A colored strip across the page: its subject, with actions beside it. */
export const Band = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token["space-5"]};
  padding: ${token["space-6"]};
  border-radius: ${token["radius-l"]};
  background: ${color["accent-soft"]};
  h2 { margin: 0; font-size: ${token["text-h3"]}; }
  p { margin: 0; color: ${color["ink-soft"]}; }
`;
