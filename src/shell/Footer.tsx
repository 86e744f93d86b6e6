import type { ReactNode } from "react";
import { styled } from "styled-components";
import { PageLink } from "../components/PageLink";
import { sectionItem } from "../components/SectionLink";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { type SectionKey, topicSections } from "../paths/sections";
import { useSite } from "../screens/site-context";
import { color, token, up } from "../theme/theme";
import { Container } from "../ui/Container";
import { LogoSymbol } from "../ui/Logo";
import { AppearanceChoice } from "./AppearanceChoice";
import { ConsentChoice } from "./ConsentChoice";
import { CountedControl } from "./CountedControl";
import { FeedbackControl } from "./FeedbackControl";
import { StaffLinks } from "./StaffLinks";
import { useSessionActors } from "./session";

const Ground = styled.footer`
  z-index: ${token["z-footer"]};
  margin-top: ${token["space-16"]};
  background: ${color.inverse};
  color: ${color["on-inverse-soft"]};
  font-size: ${token["text-s"]};
  h2 { margin: 0 0 ${token["space-2"]}; color: ${color["on-inverse"]}; font-size: 1rem; font-weight: 700; letter-spacing: 0; }
  ul { display: grid; margin: 0; padding: 0; list-style: none; }
  a, li > button { display: inline-block; padding: 0.3rem 0; color: ${color["on-inverse-soft"]}; text-decoration: none; }
  li > button { border: 0; background: none; text-align: start; cursor: pointer; }
  a:hover, li > button:hover { color: ${color["on-inverse"]}; text-decoration: underline; }
  a:focus-visible, button:focus-visible, input:focus-visible, input:focus-visible + span { outline: 2px solid ${color["on-inverse"]}; outline-offset: 2px; }
`;
const Row = styled(Container)`
  display: grid;
  gap: ${token["space-8"]} ${token["space-6"]};
  /* Side by side if words fit, also with more space between letters. */
  grid-template-columns: repeat(auto-fit, minmax(8.5rem, 1fr));
  padding-block: ${token["space-12"]} ${token["space-8"]};
  ${up("sm")} { grid-template-columns: 2fr 1fr 1fr 1fr; }
  ${up("lg")} { grid-template-columns: 1.5fr 2fr 1fr 1fr 1fr; }
`;
const Head = styled.div`
  display: grid;
  grid-column: 1 / -1;
  gap: ${token["space-6"]};
  align-content: start;
  ${up("sm")} { grid-template-columns: 1fr auto; }
  ${up("lg")} { grid-column: auto; grid-template-columns: none; }
`;
const Claim = styled.p`
  display: grid;
  gap: ${token["space-4"]};
  align-content: start;
  max-width: 32ch;
  color: ${color["on-inverse"]};
  font-family: ${token["font-heading"]};
  font-size: 1.125rem;
  line-height: 1.4;
`;
/** By far the most links: side by side if there is room. */
const Learn = styled.div`
  grid-column: 1 / -1;
  ul { grid-template-columns: repeat(2, minmax(0, 1fr)); column-gap: ${token["space-6"]}; }
  ${up("sm")} { grid-column: auto; }
`;
const Colophon = styled.div`
  display: flex;
  grid-column: 1 / -1;
  flex-wrap: wrap;
  gap: ${token["space-2"]} ${token["space-6"]};
  justify-content: space-between;
  padding-top: ${token["space-6"]};
  border-top: 1px solid rgb(255 255 255 / 0.14);
`;

const learn: readonly SectionKey[] = [
  "courses",
  ...topicSections.map(({ key }) => key),
  "standaloneCourses",
  "series",
  "webinars",
  "onboardingSEO",
];

/** Links to everything in the academy, and settings for every page. */
export function Footer() {
  const { t } = useTranslation();
  const { notices, shortcuts } = useSessionActors();
  const { usage, isDemo = false } = useSite();
  const page = (href: string, name: ReactNode) => (
    <li key={href}>
      <PageLink href={href}>{name}</PageLink>
    </li>
  );
  return (
    <Ground aria-label={t("footer.label")}>
      <Row>
        <Head>
          <Claim>
            {/* The academy is a part of the provider's site; what is outside of it is not part of this application. */}
            <a href="/" aria-label={t("nav.mainSite")}>
              <LogoSymbol size={36} />
            </a>
            {t("footer.claim")}
          </Claim>
          <AppearanceChoice />
        </Head>
        <Learn>
          <h2>{t("footer.learn")}</h2>
          <ul>{learn.map(sectionItem)}</ul>
        </Learn>
        <div>
          <h2>{t("footer.prove")}</h2>
          <ul>
            {sectionItem("certification")}
            {sectionItem("agencyPartnersExams")}
            {page(paths.myCertificates, t("nav.certificates"))}
            {page(paths.myLearning, t("nav.myLearning"))}
            {page(paths.profile, t("nav.profile"))}
          </ul>
        </div>
        <div>
          <h2>{t("footer.lookUp")}</h2>
          <ul>
            {sectionItem("digitalMarketingGlossary")}
            {sectionItem("templates")}
            {sectionItem("faq")}
            {page(paths.search(), t("search.submit"))}
          </ul>
        </div>
        <div>
          <h2>{t("footer.about")}</h2>
          <ul>
            {sectionItem("education")}
            {page(paths.terms, t("nav.terms"))}
            <li>
              <FeedbackControl />
            </li>
            <li>
              <button type="button" onClick={() => shortcuts.send({ type: "list.open" })}>
                {t("footer.shortcuts")}
              </button>
            </li>
            <li>
              <button type="button" data-shortcut="messages" onClick={() => notices.send({ type: "messages.open" })}>
                {t("footer.messages")}
              </button>
            </li>
            {usage && (
              <li>
                <CountedControl />
              </li>
            )}
            <StaffLinks />
          </ul>
        </div>
        <Colophon>
          {isDemo && (
            <p>
              <strong>{t("demo.title")}.</strong> {t("demo.text")}
            </p>
          )}
          <p>{t("footer.colophon")}</p>
          {usage && <ConsentChoice />}
        </Colophon>
      </Row>
    </Ground>
  );
}
