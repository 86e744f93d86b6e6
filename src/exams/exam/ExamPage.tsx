import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { FailureNotice } from "../../components/FailureNotice";
import { LanguageNote } from "../../components/LanguageNote";
import { LazyBlock } from "../../components/LazyBlock";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { NotFoundPage } from "../../shell/not-found/NotFoundPage";
import { color, token } from "../../theme/theme";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { ExamRules } from "./ExamRules";
import type { ExamActor, ExamSnapshot } from "./exam-actor";
import { examTaken } from "./exam-taken";
import { hrefOf, isOfPart, titleOf, wordsOf } from "./exam-target";

const examOf = (s: ExamSnapshot) => s.context.exam;
const partOf = (s: ExamSnapshot) => s.context.part;
const slugOf = (s: ExamSnapshot) => s.context.slug;
const failure = (s: ExamSnapshot) => s.context.failure;
const isNotFound = (s: ExamSnapshot) => s.hasTag("notFound");
const hasLoadFailed = (s: ExamSnapshot) => s.matches({ stage: "loadFailed" });
const hasCheckFailed = (s: ExamSnapshot) => s.matches({ stage: "checkFailed" });
const isAttempting = (s: ExamSnapshot) => s.hasTag("attemptShown");
const isFinished = (s: ExamSnapshot) => s.hasTag("finished");
const hasPassed = (s: ExamSnapshot) => s.matches({ stage: "passed" });

const Lead = styled.p`
  max-width: ${token["width-reading"]};
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;

/** Breadcrumbs of an exam or a module. */
const Belongs = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
`;

/** An exam, or one of its modules: its rules, the attempt, the result. */
export function ExamPage({ actor }: { actor: ExamActor }) {
  const { t } = useTranslation();
  const exam = useSelector(actor, examOf);
  const part = useSelector(actor, partOf);
  const slug = useSelector(actor, slugOf);
  const title = useSelector(actor, titleOf);
  const href = useSelector(actor, hrefOf);
  const isPart = useSelector(actor, isOfPart);
  const context = useSelector(actor, wordsOf);
  const why = useSelector(actor, failure);
  const notFound = useSelector(actor, isNotFound);
  const loadFailed = useSelector(actor, hasLoadFailed);
  const checkFailed = useSelector(actor, hasCheckFailed);
  const attempting = useSelector(actor, isAttempting);
  const finished = useSelector(actor, isFinished);
  const passed = useSelector(actor, hasPassed);
  const retry = () => actor.send({ type: "exam.retry" });

  if (notFound) return <NotFoundPage />;
  return (
    <Page
      lang={exam?.language}
      width="reading"
      crumbs={[
        { label: t("sections.certification"), href: paths.certification },
        ...(exam ? [{ label: exam.title, href: paths.exam(slug) }] : []),
        {
          label: t(
            finished ? (passed ? "exam.passedCrumb" : "exam.failedCrumb") : attempting ? "exam.crumb" : "exam.starting",
            { context },
          ),
          href,
        },
      ]}
    >
      {exam && <LanguageNote language={exam.language} />}
      <h1>{title ?? t("exam.crumb", { context })}</h1>
      <NeedsScripts />
      {loadFailed ? (
        <FailureNotice failure={why} title={t("exam.loadFailed")} onRetry={retry} />
      ) : !exam ? (
        <Stack $gap={4} aria-busy="true">
          <Skeleton />
          <Skeleton $width={60} />
        </Stack>
      ) : attempting || finished ? (
        <LazyBlock block={examTaken} props={{ actor, exam }} />
      ) : (
        <>
          {isPart ? (
            <Belongs>
              {t("exam.partOf")} <PageLink href={paths.exam(slug)}>{exam.title}</PageLink>
            </Belongs>
          ) : (
            <>
              <Lead>{exam.description}</Lead>
              {exam.course && (
                <Belongs>
                  {t("exam.course")}: <PageLink href={paths.course(exam.course.slug)}>{exam.course.title}</PageLink>
                </Belongs>
              )}
            </>
          )}
          {checkFailed && (
            <FailureNotice failure={why} title={t("exam.checkFailed")} onRetry={retry}>
              {t("exam.checkFailedText")}
            </FailureNotice>
          )}
          <ExamRules actor={actor} exam={exam} rules={isPart ? part : exam} />
        </>
      )}
    </Page>
  );
}
