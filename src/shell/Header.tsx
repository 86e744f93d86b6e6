import { useRouterState } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { PageLink } from "../components/PageLink";
import { paths } from "../paths/paths";
import { sectionOf } from "../paths/sections";
import { color, token, up } from "../theme/theme";
import { Container } from "../ui/Container";
import { Logo } from "../ui/Logo";
import { AccountArea } from "./AccountArea";
import { LanguageMenu } from "./LanguageMenu";
import { MessagesBell } from "./Notices";
import { Search } from "./SearchForm";
import { SectionMenu } from "./SectionMenu";

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token["z-header"]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.paper};
  /* Enlarged, or on a phone held sideways, the window belongs to the page. */
  @media (max-height: 500px) { position: static; }
`;
const Row = styled(Container)`
  display: grid;
  grid-template: "home account account account" 4rem "nav nav search language" minmax(2.75rem, auto) / 1fr auto 2.75rem auto;
  align-items: center;
  column-gap: ${token["space-2"]};
  padding-bottom: ${token["space-2"]};
  ${up("sm")} {
    display: flex;
    column-gap: ${token["space-3"]};
    min-height: 4rem;
    padding-bottom: 0;
  }
`;
const Home = styled(PageLink)`
  grid-area: home;
  display: inline-flex;
  flex: none;
  min-width: max-content;
  padding-block: ${token["space-2"]};
  color: inherit;
  text-decoration: none;
`;
const Nav = styled.nav`
  grid-area: nav;
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-1"]};
  margin-left: calc(-1 * ${token["space-3"]});
  ${up("sm")} { flex: none; flex-wrap: nowrap; margin-left: auto; }
`;
const Item = styled(PageLink)`
  padding: ${token["space-2"]} ${token["space-3"]};
  border-radius: ${token["radius-m"]};
  color: ${color["ink-soft"]};
  font-weight: 550;
  font-size: ${token["text-ui"]};
  text-decoration: none;
  /* On narrow screens, the menu has this link. */
  &:not(:first-child) { display: none; }
  ${up("lg")} { &:not(:first-child) { display: block; } }
  line-height: ${token["leading-ui"]};
  &:hover { color: ${color.ink}; background: ${color.sunken}; }
  &[aria-current] { color: ${color.ink}; box-shadow: inset 0 -2px ${color.highlight}; border-radius: 0; }
`;
const Account = styled.div`
  grid-area: account;
  display: flex;
  gap: ${token["space-1"]};
  align-items: center;
  justify-content: flex-end;
  min-width: 6.5rem;
`;

/** Links to the home page, the courses, and the learner's own pages, and the search. */
export function Header() {
  const { t } = useTranslation();
  const here = useRouterState({ select: ({ location }) => location.href });
  const [path = ""] = here.split("?");
  return (
    <Bar data-sticky="">
      <Row>
        <Home href={paths.home}>
          <Logo name={t("siteName")} />
        </Home>
        <Nav aria-label={t("nav.label")}>
          <Item href={paths.courses}>{t("sections.courses")}</Item>
          <Item href={paths.webinars}>{t("sections.webinars")}</Item>
          <Item href={paths.certification}>{t("sections.certification")}</Item>
          {/* Recreated on every page, so that a panel that was used to get here is closed. */}
          <SectionMenu key={path} />
        </Nav>
        <Search />
        {sectionOf(path).showLanguageChange && <LanguageMenu key={`languages ${path}`} here={here} />}
        <Account>
          <MessagesBell />
          <AccountArea />
        </Account>
      </Row>
    </Bar>
  );
}
