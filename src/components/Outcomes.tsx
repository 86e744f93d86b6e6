import { styled } from "styled-components";
import { color, token, up } from "../theme/theme";
import { Icon } from "../ui/Icon";

const List = styled.ul`
  display: grid;
  gap: ${token["space-3"]} ${token["space-6"]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${up("sm")} { grid-template-columns: 1fr 1fr; }
  li { display: flex; gap: ${token["space-3"]}; }
  svg { flex: none; margin-top: 0.15em; color: ${color.accent}; }
`;

interface Props {
  outcomes: readonly string[];
  /** The language of the texts, if it is not the page's own. */
  lang?: string | undefined;
}

/** What learners can do after a course or a webinar. */
export const Outcomes = ({ outcomes, lang }: Props) => (
  <List lang={lang}>
    {outcomes.map((outcome) => (
      <li key={outcome}>
        <Icon name="check" size={20} /> {outcome}
      </li>
    ))}
  </List>
);
