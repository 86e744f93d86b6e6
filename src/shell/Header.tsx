import { useRouterState } from "@tanstack/react-router";
import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { PageLink } from "../components/PageLink";
import { useSectionElsewhere } from "../components/SectionLink";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { sectionOf } from "../paths/sections";
import { useSite } from "../screens/site-context";
import { below, color, short, token, up } from "../theme/theme";
import type { Breakpoint } from "../theme/tokens";
import { Container } from "../ui/Container";
import { Logo } from "../ui/Logo";
import { visuallyHidden } from "../ui/VisuallyHidden";
import { AccountArea } from "./AccountArea";
import { LanguageMenu } from "./LanguageMenu";
import { MessagesBell } from "./Notices";
import { Search } from "./SearchForm";
import { SectionMenu } from "./SectionMenu";
import { useSessionActors } from "./session";

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token["z-header"]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.paper};
  transition: translate ${token["motion-base"]};
  /* On a phone, it makes way for who reads on, but not at the top of a page; where browsers cannot tell, it stays. */
  ${below("sm")} {
    @container scroll-state((scrolled: bottom) and (scrollable: top)) {
      &:not(:focus-within, :has(:popover-open)) { translate: 0 -100%; }
    }
  }
  /* Enlarged, or on a phone held sideways, the window belongs to the page. */
  ${short} { position: static; }
`;
const Row = styled(Container)`
  position: relative;
  display: flex;
  align-items: center;
  column-gap: ${token["space-1"]};
  min-height: 4rem;
  ${up("sm")} { column-gap: ${token["space-3"]}; }
`;
const Home = styled(PageLink)`
  display: inline-flex;
  flex: none;
  min-width: max-content;
  padding-block: ${token["space-2"]};
  color: inherit;
  text-decoration: none;
  /* The symbol says enough where there is little room. */
  @media (max-width: 24.9375em) { & span > span { ${visuallyHidden} } }
`;
const Nav = styled.nav`
  display: flex;
  align-items: center;
  gap: ${token["space-1"]};
  min-width: 0;
  margin-inline-start: auto;
`;
/** Links that there is no room for are in the menu. */
const Wide = styled.span<{ $from: Breakpoint }>`
  display: none;
  ${({ $from }) => up($from)} { display: contents; }
`;
const Item = styled(PageLink)`
  overflow: hidden;
  padding: ${token["space-2"]};
  white-space: nowrap;
  text-overflow: ellipsis;
  ${up("sm")} { flex: none; padding-inline: ${token["space-3"]}; }
  border-radius: ${token["radius-m"]};
  color: ${color["ink-soft"]};
  font-weight: 550;
  font-size: ${token["text-ui"]};
  text-decoration: none;
  line-height: ${token["leading-ui"]};
  &:hover { color: ${color.ink}; background: ${color.sunken}; }
  &[aria-current] { color: ${color.ink}; box-shadow: inset 0 -2px ${color.highlight}; border-radius: 0; }
`;
const Account = styled.div`
  display: flex;
  gap: ${token["space-1"]};
  align-items: center;
  justify-content: flex-end;
  min-width: 2.75rem;
  white-space: nowrap;
  ${up("sm")} { min-width: 6.5rem; }
`;

/** Links to the home page, the courses, and the learner's own pages, and the search. */
export function Header() {
  const { isForVisitor = false } = useSite();
  const { profile } = useSessionActors();
  const isLearner = useSelector(profile, (s) => s.context.profile !== null || !(isForVisitor || s.hasTag("visitor")));
  const { t } = useTranslation();
  const here = useRouterState({ select: ({ location }) => location.href });
  const [path = ""] = here.split("?");
  const elsewhere = useSectionElsewhere();
  const hasLanguages = sectionOf(path).showLanguageChange;
  return (
    <Bar data-sticky="">
      <Row>
        <Home href={paths.home}>
          <Logo name={t("siteName")} />
        </Home>
        <Nav aria-label={t("nav.label")}>
          {isLearner && <Item href={paths.myLearning}>{t("nav.myLearning")}</Item>}
          <Wide $from={isLearner ? "md" : "sm"}>
            <Item href={paths.courses}>{t("sections.courses")}</Item>
          </Wide>
          <Wide $from="lg">
            {!elsewhere("webinars") && <Item href={paths.webinars}>{t("sections.webinars")}</Item>}
            <Item href={paths.certification}>{t("sections.certification")}</Item>
          </Wide>
          {/* Recreated on every page, so that a panel that was used to get here is closed. */}
          <SectionMenu key={path} hasLanguages={hasLanguages} />
        </Nav>
        <Search />
        {hasLanguages && <LanguageMenu key={`languages ${path}`} here={here} />}
        <Account>
          <MessagesBell />
          <AccountArea />
        </Account>
      </Row>
    </Bar>
  );
}
