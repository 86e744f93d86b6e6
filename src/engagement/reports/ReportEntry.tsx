import { styled } from "styled-components";
import type { QuestionReport } from "../../../contract/engagement/reports";
import type { Report } from "../../../machines/engagement/quiz-reports";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Cluster } from "../../ui/Cluster";
import { ProgressBar } from "../../ui/ProgressBar";

const Entry = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token["space-3"]};
  padding-block: ${token["space-5"]};
  border-bottom: 1px solid ${color.rule};
  overflow-wrap: anywhere;
  h2 { margin: 0; font-size: 1.1875rem; }
  p { margin: 0; }
  summary { padding-block: ${token["space-2"]}; cursor: pointer; font-weight: 600; }
`;
const Facts = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const Questions = styled.ol`
  display: grid;
  gap: ${token["space-5"]};
  max-width: 46rem;
  margin: ${token["space-3"]} 0 0;
  padding: 0;
  list-style: none;
`;
const Item = styled.li`
  display: grid;
  gap: ${token["space-2"]};
  h3 { margin: 0; font-size: 1rem; }
`;

/** A quiz or an exam with its attempts, and its questions, the hardest first. */
export function ReportEntry({ report }: { report: Report }) {
  const { t } = useTranslation();
  const { kind, title, course, url, file, attempts, passed, questions } = report;
  const [hardest] = questions;
  return (
    <Entry>
      <div>
        <h2>{url === null ? title : <PageLink href={url}>{title}</PageLink>}</h2>
        {course !== null && <Facts>{course}</Facts>}
      </div>
      <Cluster>
        <Badge>{t(`reports.kindOf.${kind}`)}</Badge>
        <span>{t("reports.attempts", { count: attempts })}</span>
        <span>{passed === null ? t("reports.fewAttempts") : t("reports.passed", { share: passed })}</span>
        {hardest && hardest.right !== null && <span>{t("reports.hardest", { share: hardest.right })}</span>}
      </Cluster>
      {url === null && <Facts>{t("reports.gone")}</Facts>}
      {questions.length > 0 && (
        <details>
          <summary>{t("reports.questions", { count: questions.length })}</summary>
          <Questions>
            {questions.map((question) => (
              <Question key={question.id} question={question} />
            ))}
          </Questions>
          {file !== null && <Facts>{t("reports.source", { file })}</Facts>}
        </details>
      )}
    </Entry>
  );
}

function Question({ question }: { question: QuestionReport }) {
  const { t } = useTranslation();
  const { id, text, answers, right, wrong, isChanged, earlier } = question;
  return (
    <Item>
      <h3>{text ?? t("reports.goneQuestion", { id })}</h3>
      {right === null ? (
        <p>{t("reports.few", { count: answers })}</p>
      ) : (
        <ProgressBar value={right} label={t("reports.right", { share: right, count: answers })} />
      )}
      {wrong.map((option) => (
        <Facts key={option.id}>{t("reports.wrong", { share: option.share, option: option.text })}</Facts>
      ))}
      {isChanged && <Facts>{t("reports.changed")}</Facts>}
      {earlier !== null && (
        <Facts>
          {earlier.right === null
            ? t("reports.earlierFew", { count: earlier.answers })
            : t("reports.earlier", { share: earlier.right, count: earlier.answers })}
        </Facts>
      )}
      {text !== null && <Facts>{id}</Facts>}
    </Item>
  );
}
