import type { TFunction } from "i18next";
import { styled } from "styled-components";
import type { ExamResult, StudyResource } from "../../../contract/exams/exams";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Stack } from "../../ui/Stack";

const Wrong = styled.ol`
  display: grid;
  gap: ${token["space-5"]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: ${token["space-2"]}; padding-top: ${token["space-4"]}; border-top: 1px solid ${color.rule}; }
  h3, p { margin: 0; }
  h3 { font-size: ${token["text-h4"]}; }
  dl { display: grid; grid-template-columns: auto 1fr; gap: ${token["space-1"]} ${token["space-4"]}; margin: 0; }
  dt { color: ${color["ink-soft"]}; }
  dd { margin: 0; }
`;
const Topics = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  > li { display: grid; gap: ${token["space-1"]}; padding-block: ${token["space-3"]}; border-bottom: 1px solid ${color.rule}; }
  small { color: ${color["ink-soft"]}; }
`;
const Resources = styled.ul`
  display: grid;
  gap: ${token["space-1"]};
  margin: 0;
  padding: 0;
  list-style: none;
`;

interface Props {
  result: ExamResult;
}

/** What was wrong in a passed attempt (L6), or what to study after a failed one (L7). */
export const ResultReview = ({ result }: Props) =>
  result.passed ? <WrongAnswers result={result} /> : <WhatToStudy result={result} />;

function WrongAnswers({ result: { wrong } }: Props) {
  const { t } = useTranslation();
  return (
    <Stack $gap={4}>
      <h2>{t("attempt.wrongTitle")}</h2>
      {wrong.length === 0 ? (
        <p>{t("attempt.allRight")}</p>
      ) : (
        <Wrong>
          {wrong.map(({ questionId, text, given, correct, explanation }) => (
            <li key={questionId}>
              <h3>{text}</h3>
              <dl>
                <dt>{t("attempt.given")}</dt>
                <dd>{answerText(given) || t("attempt.noAnswer")}</dd>
                <dt>{t("attempt.correct")}</dt>
                <dd>{answerText(correct)}</dd>
              </dl>
              <p>{explanation}</p>
            </li>
          ))}
        </Wrong>
      )}
    </Stack>
  );

  function answerText(parts: string[]): string {
    return parts
      .map((part) => (part === "true" ? t("quiz.true") : part === "false" ? t("quiz.false") : part))
      .join("; ");
  }
}

/** Where a resource belongs. */
function placeOf({ kind, lesson }: StudyResource, t: TFunction): string {
  if (lesson !== null) return t("attempt.topicLesson", { number: lesson });
  if (kind === "standAloneLesson") return t("search.standalone");
  return t(kind === "term" ? "sections.digitalMarketingGlossary" : "sections.templates");
}

/** What to study before the next attempt: every topic leads to something that teaches it (L7). */
function WhatToStudy({ result: { topics } }: Props) {
  const { t } = useTranslation();
  return (
    <Stack $gap={3}>
      <h2>{t("attempt.topicsTitle")}</h2>
      <Topics>
        {topics.map(({ title, right, total, resources }) => (
          <li key={title}>
            <span>
              {title} <small>{t("attempt.topicScore", { count: right, right, total })}</small>
            </span>
            {resources.length > 0 && (
              <Resources>
                {resources.map((resource) => (
                  <li key={resource.url}>
                    <PageLink href={resource.url}>
                      <span lang={resource.language}>{resource.title}</span>
                    </PageLink>{" "}
                    <small>
                      {resource.courseTitle !== null && <span lang={resource.language}>{resource.courseTitle} · </span>}
                      {placeOf(resource, t)}
                    </small>
                  </li>
                ))}
              </Resources>
            )}
          </li>
        ))}
      </Topics>
    </Stack>
  );
}
