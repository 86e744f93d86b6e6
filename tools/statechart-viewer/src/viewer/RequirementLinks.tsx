import { styled } from "styled-components";
import { color, token } from "../ui/theme";
import { requirementText } from "./requirements";
import { PlaceLink, toRequirement, useSettings } from "./viewer-context";

const List = styled.ul`
  display: grid;
  gap: ${token["space-1"]};
  font-size: ${token["text-s"]};
  line-height: 1.45;
  list-style: none;
  span { color: ${color["ink-soft"]}; }
`;

/** Requirements with what they say; each leads to its page. */
export function RequirementLinks({ ids }: { ids: readonly string[] }) {
  const { requirements } = useSettings();
  if (ids.length === 0) return null;
  return (
    <List aria-label="Requirements">
      {ids.map((id) => {
        const text = requirementText(requirements, id);
        return (
          <li key={id}>
            <PlaceLink change={toRequirement(id)}>{id}</PlaceLink>
            {text !== null && <span> {text}</span>}
          </li>
        );
      })}
    </List>
  );
}
