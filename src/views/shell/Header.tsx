import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths";
import { color, token, up } from "../../theme/theme";
import { Container } from "../../ui/Container";
import { Logo } from "../../ui/Logo";
import { PageLink } from "../parts/PageLink";
import { AccountArea } from "./AccountArea";
import { Search } from "./SearchForm";

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token["z-header"]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.paper};
`;
const Row = styled(Container)`
  display: grid;
  grid-template: "home account account" 4rem "nav nav search" minmax(2.75rem, auto) / 1fr auto 2.75rem;
  align-items: center;
  column-gap: ${token["space-2"]};
  padding-bottom: ${token["space-2"]};
  ${up("sm")} {
    display: flex;
    column-gap: ${token["space-6"]};
    min-height: 4rem;
    padding-bottom: 0;
  }
`;
const Home = styled(PageLink)`
  grid-area: home;
  display: inline-flex;
  flex: none;
  padding-block: ${token["space-2"]};
  color: inherit;
  text-decoration: none;
`;
const Nav = styled.nav`
  grid-area: nav;
  display: flex;
  flex-wrap: wrap;
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
  &:hover { color: ${color.ink}; background: ${color.sunken}; }
  &[aria-current] { color: ${color.ink}; box-shadow: inset 0 -2px ${color.highlight}; border-radius: 0; }
`;
const Account = styled.div`
  grid-area: account;
  display: flex;
  justify-content: flex-end;
  min-width: 6.5rem;
`;

/** The way home, to the courses, to what is one's own, and to what one searches for. */
export function Header() {
  const { t } = useTranslation();
  return (
    <Bar>
      <Row>
        <Home href={paths.home}>
          <Logo name={t("siteName")} />
        </Home>
        <Nav aria-label={t("nav.label")}>
          <Item href={paths.courses}>{t("nav.courses")}</Item>
          <Item href={paths.myCertificates}>{t("nav.certificates")}</Item>
        </Nav>
        <Search />
        <Account>
          <AccountArea />
        </Account>
      </Row>
    </Bar>
  );
}
