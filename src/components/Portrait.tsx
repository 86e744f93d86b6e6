import { styled } from "styled-components";
import { color, token } from "../theme/theme";
import { isPortrait, portraitBackgrounds } from "../ui/artwork/names";
import { Artwork } from "./Artwork";

const Frame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  overflow: hidden;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${token["radius-full"]};
  background: ${color["accent-soft"]};
  color: ${color["accent-ink"]};
  font-family: ${token["font-heading"]};
  font-weight: 700;
  font-size: 1.25rem;
  svg { width: 100%; height: 100%; }
`;

const initialsOf = (name: string): string =>
  name
    .split(" ")
    .map(([initial]) => initial)
    .join("");

/** The portrait of an instructor, or their initials if there is none; screen readers skip it: the name is beside it. */
export const Portrait = ({ of: { id, name } }: { of: { id: string; name: string } }) => (
  <Frame aria-hidden="true">
    {isPortrait(id) ? <Artwork name={id} background={portraitBackgrounds[id]} /> : initialsOf(name)}
  </Frame>
);

/** A portrait with the name and role beside it. */
export const WithPortrait = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token["space-2"]} ${token["space-4"]};
  align-items: center;
`;
