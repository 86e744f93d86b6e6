import { styled } from "styled-components";
import { color, token, up } from "../../theme/theme";

/** An introduction, the page's actions, and its body: stacked, or with the actions beside both. */
export const Columns = styled.div`
  display: grid;
  gap: ${token["space-8"]};
  ${up("md")} {
    grid-template-columns: minmax(0, 1.7fr) minmax(18rem, 1fr);
    column-gap: ${token["space-12"]};
    align-items: start;
  }
`;
export const Aside = styled.div`
  display: grid;
  gap: ${token["space-4"]};
  min-width: 0;
  ${up("md")} { position: sticky; top: 5.5rem; grid-row: 1 / span 2; grid-column: 2; }
`;

/** What a page is about, in a sentence or two below its title. */
export const Lead = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
export const Tags = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
`;
export const Small = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
  overflow-wrap: anywhere;
`;

/** The drawing for the page's subject. */
export const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 10;
  background: ${color.sunken};
  svg { display: block; width: 100%; height: 100%; }
`;
