import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths";
import { color, token, up } from "../../theme/theme";
import { Container } from "../../ui/Container";
import { Logo } from "../../ui/Logo";
import { PageLink } from "../parts/PageLink";
import { AccountArea } from "./AccountArea";

const Bar = styled.header`
  position: sticky;
  top: 0;
  z-index: ${token["z-header"]};
  border-bottom: 1px solid ${color.rule};
  background: ${color.paper};
`;
const Row = styled(Container)`
  display: flex;
  align-items: center;
  gap: ${token["space-2"]} ${token["space-6"]};
  min-height: 4rem;
  flex-wrap: wrap;
`;
const Home = styled(PageLink)`
  display: inline-flex;
  padding-block: ${token["space-2"]};
  color: inherit;
  text-decoration: none;
`;
const Nav = styled.nav`
  display: flex;
  gap: ${token["space-1"]};
  margin-left: auto;
  order: 3;
  width: 100%;
  margin-inline: -${token["space-3"]};
  padding-bottom: ${token["space-2"]};
  ${up("sm")} {
    order: 0;
    width: auto;
    margin-inline: auto 0;
    padding-bottom: 0;
  }
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
  display: flex;
  justify-content: flex-end;
  min-width: 6.5rem;
  margin-left: auto;
  ${up("sm")} { margin-left: 0; }
`;

/** The way home, to the courses, to what is one's own. */
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
        <Account>
          <AccountArea />
        </Account>
      </Row>
    </Bar>
  );
}
