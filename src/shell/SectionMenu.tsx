import { styled } from "styled-components";
import { PageLink } from "../components/PageLink";
import { sectionItem } from "../components/SectionLink";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { type SectionKey, topicSections } from "../paths/sections";
import { color, token, up } from "../theme/theme";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";
import { StaffLinks } from "./StaffLinks";

const Groups = styled.div`
  display: grid;
  gap: ${token["space-6"]};
  ${up("x")} { grid-template-columns: 1fr 1fr; }
  ${up("md")} { grid-template-columns: 1.2fr 1fr 1fr 1fr; }
  h2 {
    margin: 0 0 ${token["space-2"]};
    color: ${color["ink-soft"]};
    font-family: ${token["font-body"]};
    font-size: ${token["text-s"]};
    font-weight: 600;
  }
  ul { display: grid; margin: 0; padding: 0; list-style: none; }
  a {
    display: block;
    margin-inline: calc(-1 * ${token["space-2"]});
    padding: ${token["space-2"]};
    border-radius: ${token["radius-s"]};
    color: ${color.ink};
    font-size: ${token["text-ui"]};
    text-decoration: none;
  }
  a:hover { background: ${color.sunken}; color: ${color["accent-ink"]}; }
  a[aria-current] { color: ${color["accent-ink"]}; font-weight: 600; }
`;
const Label = styled.span`
  display: none;
  ${up("md")} { display: inline; }
`;

const topics: readonly SectionKey[] = ["courses", ...topicSections.map(({ key }) => key)];
const formats: readonly SectionKey[] = ["standaloneCourses", "series", "webinars", "onboardingSEO"];
const exams: readonly SectionKey[] = ["certification", "agencyPartnersExams"];
const tools: readonly SectionKey[] = ["templates", "digitalMarketingGlossary", "faq", "education"];

/** On a phone, where the header has no room for it. */
const Languages = styled.button`
  display: flex;
  align-items: center;
  gap: ${token["space-2"]};
  width: 100%;
  min-height: 2.75rem;
  margin-top: ${token["space-5"]};
  padding: ${token["space-4"]} 0 0;
  border: 0;
  border-top: 1px solid ${color.rule};
  background: none;
  color: ${color.ink};
  font: inherit;
  font-size: ${token["text-ui"]};
  cursor: pointer;
  ${up("sm")} { display: none; }
`;

interface Props {
  /** Whether the page can be read in other languages. */
  hasLanguages: boolean;
}

/** Links to every section (specification, section 2). */
export function SectionMenu({ hasLanguages }: Props) {
  const { t } = useTranslation();
  return (
    <Menu
      id="sections"
      wide
      // Starts with the button's visible label, for people who use speech input.
      name={`${t("nav.more")}: ${t("nav.sections")}`}
      label={
        <>
          <Icon name="menu" />
          <Label>{t("nav.more")}</Label>
        </>
      }
    >
      <Groups>
        <div>
          <h2>{t("nav.topics")}</h2>
          <ul>{topics.map(sectionItem)}</ul>
        </div>
        <div>
          <h2>{t("nav.formats")}</h2>
          <ul>{formats.map(sectionItem)}</ul>
        </div>
        <div>
          <h2>{t("nav.exams")}</h2>
          <ul>
            {exams.map(sectionItem)}
            <li>
              <PageLink href={paths.myCertificates}>{t("nav.certificates")}</PageLink>
            </li>
          </ul>
        </div>
        <div>
          <h2>{t("nav.tools")}</h2>
          <ul>
            {tools.map(sectionItem)}
            <li>
              <PageLink href={paths.myLearning}>{t("nav.myLearning")}</PageLink>
            </li>
            <StaffLinks />
          </ul>
        </div>
      </Groups>
      {hasLanguages && (
        <Languages type="button" popoverTarget="lang-menu">
          <Icon name="globe" />
          {t("nav.language")}: {t("nav.thisLanguage")}
        </Languages>
      )}
    </Menu>
  );
}
