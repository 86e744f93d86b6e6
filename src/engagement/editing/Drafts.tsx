import { styled } from "styled-components";
import type { EditingOverview } from "../../../contract/engagement/editing";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Stack } from "../../ui/Stack";

type Draft = EditingOverview["drafts"][number];

const kinds: readonly Draft["kind"][] = ["course", "exam", "series", "webinar", "template", "glossaryTerm"];

const List = styled.ul`
  display: grid;
  gap: ${token["space-3"]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: ${token["space-1"]}; padding-block: ${token["space-2"]}; border-bottom: 1px solid ${color.rule}; }
  small { color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; overflow-wrap: anywhere; }
`;

/** All drafts by kind, each with a link to its page. */
export function Drafts({ drafts }: { drafts: readonly Draft[] }) {
  const { t } = useTranslation();
  return (
    <Stack $gap={4}>
      <h2>{t("editing.drafts")}</h2>
      {drafts.length === 0 && <p>{t("editing.noDrafts")}</p>}
      {kinds
        .map((kind) => ({ kind, some: drafts.filter((draft) => draft.kind === kind) }))
        .filter(({ some }) => some.length > 0)
        .map(({ kind, some }) => (
          <Stack $gap={2} key={kind}>
            <h3>{t(`editing.kinds.${kind}`)}</h3>
            <List>
              {some.map(({ id, title, url }) => (
                <li key={id}>
                  <PageLink href={url}>{title}</PageLink>
                  <small>{url}</small>
                </li>
              ))}
            </List>
          </Stack>
        ))}
    </Stack>
  );
}
