import { styled } from "styled-components";
import { color, token } from "../../theme/theme";

/** The first paragraph of a text, larger than the rest. */
export const Lead = styled.p`
  max-width: 60ch;
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
