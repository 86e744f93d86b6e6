import { styled } from "styled-components";
import { topicSections } from "../paths/sections";
import { token } from "../theme/theme";
import { chipStyle } from "../ui/Chip";
import { Stack } from "../ui/Stack";
import { SectionLink } from "./SectionLink";

const Topics = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const TopicLink = styled(SectionLink)`
  ${chipStyle}
`;

interface Props {
  /** Their common title. */
  title: string;
  /** The current topic, which is left out. */
  except?: string;
}

/** The sections of the topics. */
export function TopicLinks({ title, except }: Props) {
  return (
    <nav aria-labelledby="topic-links">
      <Stack $gap={4}>
        <h2 id="topic-links">{title}</h2>
        <Topics>
          {topicSections
            .filter(({ topic }) => topic !== except)
            .map(({ key }) => (
              <li key={key}>
                <TopicLink section={key} />
              </li>
            ))}
        </Topics>
      </Stack>
    </nav>
  );
}
