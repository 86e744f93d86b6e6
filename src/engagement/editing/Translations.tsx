import { styled } from "styled-components";
import type { EditingOverview } from "../../../contract/engagement/editing";
import type { ContentLocale } from "../../../contract/primitives";
import { PageLink } from "../../components/PageLink";
import { languageNames } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { color } from "../../theme/theme";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { Table } from "../../ui/Table";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Translation = EditingOverview["translations"][number];

const kinds: readonly Translation["kind"][] = ["course", "webinar", "template"];
/** The languages that English is translated into. */
const languages: readonly ContentLocale[] = ["es", "pt", "de", "it", "fr", "ja"];

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
          <Table key={kind} label={t(`editing.kinds.${kind}`)}>
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
