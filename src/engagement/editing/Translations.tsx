import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { EditingOverview } from "../../../contract/engagement/editing";
import type { ContentLocale } from "../../../contract/primitives";
import { PageLink } from "../../components/PageLink";
import { languageNames } from "../../i18n/languages";
import { color, token } from "../../theme/theme";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Translation = EditingOverview["translations"][number];

const kinds: readonly Translation["kind"][] = ["course", "webinar", "template"];
/** The languages that English is translated into. */
const languages: readonly ContentLocale[] = ["es", "pt", "de", "it", "fr", "ja"];

/** Wider than a phone: it scrolls on its own and is reachable by keyboard. */
const Frame = styled.div`
  /* Otherwise, text for screen readers would extend beyond the page. */
  position: relative;
  overflow-x: auto;
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-m"]};
`;
const Table = styled.table`
  width: 100%;
  min-width: 38rem;
  border-collapse: collapse;
  font-size: ${token["text-s"]};
  th, td { padding: ${token["space-2"]} ${token["space-3"]}; border-bottom: 1px solid ${color.rule}; text-align: center; }
  tr:last-child > * { border-bottom: 0; }
  th:first-child { text-align: start; font-weight: 400; }
  thead th { background: ${color.sunken}; font-weight: 600; }
  thead th:first-child { font-weight: 600; }
  svg { vertical-align: middle; color: ${color["success-ink"]}; }
`;
const Missing = styled.span`
  color: ${color["ink-soft"]};
`;

/** Which languages courses, webinars, and templates exist in, so that gaps are visible. English always exists. */
export function Translations({ translations }: { translations: readonly Translation[] }) {
  const { t } = useTranslation();
  return (
    <Stack $gap={4}>
      <h2>{t("editing.translations")}</h2>
      <p>{t("editing.translationsText")}</p>
      {kinds
        .map((kind) => ({ kind, some: translations.filter((one) => one.kind === kind) }))
        .filter(({ some }) => some.length > 0)
        .map(({ kind, some }) => (
          <Frame key={kind} role="region" aria-label={t(`editing.kinds.${kind}`)} tabIndex={0}>
            <Table>
              <thead>
                <tr>
                  <th scope="col">{t(`editing.kinds.${kind}`)}</th>
                  {languages.map((language) => (
                    <th scope="col" key={language} lang={language}>
                      {languageNames[language]}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {some.map((one) => (
                  <Row key={one.id} translation={one} />
                ))}
              </tbody>
            </Table>
          </Frame>
        ))}
    </Stack>
  );
}

function Row({ translation: { title, url, languages: those } }: { translation: Translation }) {
  const { t } = useTranslation();
  return (
    <tr>
      <th scope="row">
        <PageLink href={url}>{title}</PageLink>
      </th>
      {languages.map((language) => (
        <td key={language}>
          {those.includes(language) ? (
            <>
              <Icon name="check" size={18} />
              <VisuallyHidden>{t("editing.translated")}</VisuallyHidden>
            </>
          ) : (
            <Missing>{t("editing.missing")}</Missing>
          )}
        </td>
      ))}
    </tr>
  );
}
