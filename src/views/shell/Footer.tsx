import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { appearanceMachine } from "../../../machines/session/appearance";
import type { consentMachine } from "../../../machines/session/consent";
import { paths } from "../../paths";
import { color, token, up } from "../../theme/theme";
import { Container } from "../../ui/Container";
import { LogoSymbol } from "../../ui/Logo";
import { PageLink } from "../parts/PageLink";
import { useSessionActors } from "./session";

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
const Choice = styled.fieldset`
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { padding: 0; margin-bottom: ${token["space-3"]}; }
  div { display: inline-flex; border: 1px solid ${color["on-inverse-soft"]}; border-radius: ${token["radius-full"]}; padding: 3px; }
  label { cursor: pointer; }
  input { position: absolute; opacity: 0; width: 1px; height: 1px; }
  span { display: block; padding: 0.35rem 0.9rem; border-radius: ${token["radius-full"]}; color: ${color["on-inverse"]}; }
  input:checked + span { background: ${color["on-inverse"]}; color: ${color.inverse}; font-weight: 600; }
`;
const Colophon = styled.p`
  margin: 0;
  ${up("sm")} { grid-column: 1 / -1; padding-top: ${token["space-6"]}; border-top: 1px solid rgb(255 255 255 / 0.14); }
`;

const isGiven = (s: SnapshotFrom<typeof consentMachine>) => s.hasTag("given");
const scheme = (s: SnapshotFrom<typeof appearanceMachine>) => s.context.scheme;

/** What the academy is, the ways through it, and the choice of light or dark. */
export function Footer() {
  const { t } = useTranslation();
  const { appearance, consent } = useSessionActors();
  const chosen = useSelector(appearance, scheme);
  const counted = useSelector(consent, isGiven);
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
            <PageLink href={paths.myCertificates}>{t("nav.certificates")}</PageLink>
          </li>
          <li>
            <PageLink href={paths.profile}>{t("nav.profile")}</PageLink>
          </li>
        </Links>
        <Choice>
          <legend>{t("footer.appearance")}</legend>
          <div>
            {(["system", "light", "dark"] as const).map((option) => (
              <label key={option}>
                <input
                  type="radio"
                  name="appearance"
                  value={option}
                  checked={chosen === option}
                  onChange={() => appearance.send({ type: "scheme.choose", scheme: option })}
                />
                <span>{t(`footer.${option}`)}</span>
              </label>
            ))}
          </div>
        </Choice>
        <Colophon>
          {t("footer.colophon")}{" "}
          <label>
            <input
              type="checkbox"
              checked={counted}
              onChange={() => consent.send({ type: counted ? "consent.refuse" : "consent.give" })}
            />{" "}
            {t("footer.consent")}
          </label>
        </Colophon>
      </Row>
    </Ground>
  );
}
