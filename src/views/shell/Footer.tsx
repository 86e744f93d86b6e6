import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { paths } from "../../paths";
import { color, token, up } from "../../theme/theme";
import { Container } from "../../ui/Container";
import { LogoSymbol } from "../../ui/Logo";
import { PageLink } from "../parts/PageLink";
import { AppearanceChoice } from "./AppearanceChoice";
import { ConsentChoice } from "./ConsentChoice";
import { FeedbackControl } from "./FeedbackControl";

const Ground = styled.footer`
  z-index: ${token["z-footer"]};
  margin-top: ${token["space-16"]};
  background: ${color.inverse};
  color: ${color["on-inverse-soft"]};
  font-size: ${token["text-s"]};
  a { color: ${color["on-inverse"]}; text-decoration: none; }
  a:hover { text-decoration: underline; }
  a:focus-visible, input:focus-visible + span { outline: 2px solid ${color["on-inverse"]}; outline-offset: 2px; }
`;
const Row = styled(Container)`
  display: grid;
  gap: ${token["space-8"]};
  padding-block: ${token["space-12"]} ${token["space-8"]};
  ${up("sm")} { grid-template-columns: 2fr 1fr 1.4fr; }
`;
const Claim = styled.p`
  display: grid;
  gap: ${token["space-4"]};
  align-content: start;
  max-width: 32ch;
  margin: 0;
  color: ${color["on-inverse"]};
  font-family: ${token["font-heading"]};
  font-size: 1.125rem;
  line-height: 1.4;
`;
const Links = styled.ul`
  display: grid;
  gap: ${token["space-3"]};
  align-content: start;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Colophon = styled.p`
  margin: 0;
  ${up("sm")} { grid-column: 1 / -1; padding-top: ${token["space-6"]}; border-top: 1px solid rgb(255 255 255 / 0.14); }
`;

/** What the academy is, the ways through it, and the choice of light or dark. */
export function Footer() {
  const { t } = useTranslation();
  return (
    <Ground aria-label={t("footer.label")}>
      <Row>
        <Claim>
          <LogoSymbol size={36} />
          {t("footer.claim")}
        </Claim>
        <Links>
          <li>
            <PageLink href={paths.courses}>{t("nav.courses")}</PageLink>
          </li>
          <li>
            <PageLink href={paths.allSeries}>{t("nav.series")}</PageLink>
          </li>
          <li>
            <PageLink href={paths.onboarding}>{t("nav.onboarding")}</PageLink>
          </li>
          <li>
            <PageLink href={paths.myCertificates}>{t("nav.certificates")}</PageLink>
          </li>
          <li>
            <PageLink href={paths.profile}>{t("nav.profile")}</PageLink>
          </li>
          <li>
            <FeedbackControl />
          </li>
        </Links>
        <AppearanceChoice />
        <Colophon>
          {t("footer.colophon")} <ConsentChoice />
        </Colophon>
      </Row>
    </Ground>
  );
}
