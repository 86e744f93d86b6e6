import { styled } from "styled-components";
import type { GlossaryCard } from "../../../contract/library/glossary";
import { PageLink } from "../../components/PageLink";
import { languageNames } from "../../i18n/languages";
import { paths } from "../../paths/paths";
import { useLanguageOf } from "../../screens/language-of";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";

const Entry = styled.li`
  display: grid;
  gap: ${token["space-1"]};
  align-content: start;
  min-width: 0;
  p { color: ${color["ink-soft"]}; }
`;
const Name = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-2"]};
`;
const Term = styled(PageLink)`
  font-family: ${token["font-heading"]};
  font-size: ${token["text-h4"]};
  font-weight: 650;
  text-decoration: none;
  overflow-wrap: anywhere;
  &:hover { text-decoration: underline; }
`;

interface Props {
  card: GlossaryCard;
  /** Names the language if it is not the page's. */
  labelled?: boolean | undefined;
}

/** A term with its meaning in one sentence; its name links to its page. */
export function TermEntry({ card, labelled = true }: Props) {
  const { locale } = useSite();
  const languageOf = useLanguageOf();
  return (
    <Entry>
      <Name>
        <Term href={paths.term(card.slug)}>
          <span lang={languageOf(card)}>{card.term}</span>
        </Term>
        {labelled && card.language !== locale && <Badge $tone="info">{languageNames[card.language]}</Badge>}
      </Name>
      <p lang={languageOf(card)}>{card.short}</p>
    </Entry>
  );
}
