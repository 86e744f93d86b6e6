import { styled } from "styled-components";
import { uiLanguageNames, uiLanguages } from "../i18n/languages";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { languageLinks } from "../paths/sections";
import { useSite } from "../screens/site-context";
import { color, token } from "../theme/theme";
import { Icon } from "../ui/Icon";
import { Menu } from "../ui/Menu";

const Group = styled.div`
  & + & { margin-top: ${token["space-5"]}; padding-top: ${token["space-5"]}; border-top: 1px solid ${color.rule}; }
  h2 { margin: 0 0 ${token["space-2"]}; font-family: ${token["font-body"]}; font-size: ${token["text-s"]}; font-weight: 600; color: ${color["ink-soft"]}; }
  ul { display: grid; grid-template-columns: repeat(2, minmax(0, 1fr)); margin: 0; padding: 0; list-style: none; }
  a {
    display: block;
    margin-inline-start: calc(-1 * ${token["space-2"]});
    padding: ${token["space-2"]};
    border-radius: ${token["radius-s"]};
    color: ${color.ink};
    font-size: ${token["text-ui"]};
    text-decoration: none;
  }
  a:hover { background: ${color.sunken}; }
  a[aria-current] { color: ${color["accent-ink"]}; font-weight: 700; }
`;

/**
 * The languages: those that this page exists in, each with its own address (specification, section 3), and those of the
 * interface, stored in a cookie (R14). Plain links, since another language is another page.
 * @param here path with query
 */
export function LanguageMenu({ here }: { here: string }) {
  const { t } = useTranslation();
  const { origin, locale, language } = useSite();
  const links = languageLinks(origin + here);
  const code = language.slice(0, 2).toUpperCase();
  return (
    <Menu
      id="lang-menu"
      // On a phone, the menu of all sections has a button for it.
      from="sm"
      // Starts with the button's visible label, for people who use speech input.
      name={`${code}, ${t("nav.language")}: ${t("nav.thisLanguage")}`}
      label={
        <>
          <Icon name="globe" />
          <span aria-hidden="true">{code}</span>
        </>
      }
    >
      {links.length > 1 && (
        <Group>
          <h2>{t("nav.contentLanguage")}</h2>
          <ul>
            {links.map(({ value, title, link }) => (
              <li key={value}>
                <a href={link} hrefLang={value} lang={value} aria-current={value === locale ? "true" : undefined}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </Group>
      )}
      <Group>
        <h2>{t("nav.uiLanguage")}</h2>
        <ul>
          {uiLanguages.map((value) => (
            <li key={value}>
              <a
                href={paths.language(value, here)}
                lang={value}
                rel="nofollow"
                aria-current={value === language ? "true" : undefined}
              >
                {uiLanguageNames[value]}
              </a>
            </li>
          ))}
        </ul>
      </Group>
    </Menu>
  );
}
