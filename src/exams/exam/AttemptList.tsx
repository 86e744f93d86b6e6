import { styled } from "styled-components";
import type { AttemptSummary } from "../../../contract/exams/exams";
import { formatMoment } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Stack } from "../../ui/Stack";

const List = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; flex-wrap: wrap; gap: ${token["space-1"]} ${token["space-4"]}; align-items: baseline; justify-content: space-between; padding-block: ${token["space-3"]}; border-bottom: 1px solid ${color.rule}; }
  small { flex-basis: 100%; color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; }
`;

/** The finished attempts with their dates and results, newest first (R67); nothing before the first one. */
export function AttemptList({ attempts }: { attempts: AttemptSummary[] }) {
  const { t } = useTranslation();
  const { language } = useSite();
  if (attempts.length === 0) return null;
  return (
    <Stack $gap={3}>
      <h2>{t("attempt.listTitle")}</h2>
      <List reversed>
        {attempts.map(({ id, passed, score, finishedAt, finishedBy }) => (
          <li key={id}>
            <time dateTime={finishedAt}>{formatMoment(formatLocales[language], finishedAt)}</time>{" "}
            <Badge $tone={passed ? "success" : "warning"}>
              {t(passed ? "attempt.passedTitle" : "attempt.failedTitle", { score })}
            </Badge>
            {finishedBy === "clock" && <small>{t("attempt.byClock")}</small>}
          </li>
        ))}
      </List>
    </Stack>
  );
}
