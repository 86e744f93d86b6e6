import type { ComponentProps } from "react";
import { styled } from "styled-components";
import type { ListedExam } from "../../../machines/exams/exam-statuses";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { formatDuration, formatMoment } from "../../i18n/format";
import { formatLocales, languageNames } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Grid } from "../../ui/Grid";
import { Icon } from "../../ui/Icon";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";

/** A learner's statuses in an exam, each with its own text (L9). */
type State =
  | "toStart"
  | "open"
  | "notEnrolled"
  | "lessonsUnfinished"
  | "planNeeded"
  | "coolingDown"
  | "certificated"
  | "nameless";

function stateOf({ entry, certificate }: ListedExam): State | null {
  switch (entry?.status) {
    case undefined:
      return null;
    case "startExam":
      return "toStart";
    case "examAvailable":
      return "open";
    case "certificated":
      return certificate === null ? "nameless" : "certificated";
    case "examPending":
      // A pending exam always has a reason (R5).
      return entry?.reason ?? "lessonsUnfinished";
  }
}

/** Whether there is more to say than the status and its button do. */
const isNoted = (state: State) => state !== "toStart" && state !== "certificated";

/** Whether the learner holds a valid certificate, whatever a renewal came to (R67). */
const isHeldStill = ({ certificate }: ListedExam, state: State | null) =>
  certificate !== null && state !== "certificated";

const tones: Record<State, ComponentProps<typeof Badge>["$tone"]> = {
  toStart: "info",
  open: "accent",
  notEnrolled: "neutral",
  lessonsUnfinished: "neutral",
  planNeeded: "neutral",
  coolingDown: "warning",
  certificated: "success",
  nameless: "success",
};

const ExamCard = styled(Card)`
  gap: ${token["space-4"]};
  padding: ${token["space-6"]};
`;
const Title = styled.h3`
  font-size: ${token["text-h4"]};
  a { color: inherit; text-decoration-color: ${color["rule-strong"]}; }
`;
const Text = styled.p`
  color: ${color["ink-soft"]};
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]} ${token["space-4"]};
  margin: 0;
  padding: 0;
  list-style: none;
  font-size: ${token["text-s"]};
  li { display: flex; gap: 0.4em; }
  svg { flex: none; margin-top: 0.1em; color: ${color["ink-soft"]}; }
`;
const Foot = styled(Stack)`
  margin-top: auto;
  padding-top: ${token["space-4"]};
  border-top: 1px solid ${color.rule};
`;
const Note = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

/** Exams as cards: what each requires, the learner's status, and the one next action. */
export function ExamCards({ exams }: { exams: ListedExam[] }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return (
    <Grid as="ul" $min="19rem">
      {exams.map((listed) => {
        const { exam } = listed;
        const state = stateOf(listed);
        return (
          <ExamCard as="li" key={exam.id} lang={exam.language}>
            {(state || exam.language !== locale) && (
              <Cluster $gap={2}>
                {isHeldStill(listed, state) && (
                  <Badge $tone={tones.certificated}>{t("exams.state.certificated")}</Badge>
                )}
                {state && <Badge $tone={tones[state]}>{t(`exams.state.${state}`)}</Badge>}
                {exam.language !== locale && <Badge $tone="info">{languageNames[exam.language]}</Badge>}
              </Cluster>
            )}
            <Title>
              <PageLink href={paths.exam(exam.slug)}>{exam.title}</PageLink>
            </Title>
            <Text>{exam.description}</Text>
            <Facts>
              <li>
                <Icon name="quiz" size={18} /> {t("count.question", { count: exam.questionsCount })}
              </li>
              <li>
                <Icon name="clock" size={18} />{" "}
                {exam.clockSeconds > 0 ? formatDuration(t, exam.clockSeconds) : t("exams.noClock")}
              </li>
              <li>
                <Icon name="check" size={18} /> {t("exams.passMark", { passMark: exam.passMark })}
              </li>
              {exam.course && (
                <li>
                  <Icon name="book" size={18} />
                  <PageLink href={paths.course(exam.course.slug)}>{exam.course.title}</PageLink>
                </li>
              )}
            </Facts>
            <Foot $gap={3} $align="start">
              <NextThing listed={listed} state={state} />
            </Foot>
          </ExamCard>
        );
      })}
    </Grid>
  );
}

/** Why the exam has this status, and the one next action. */
function NextThing({ listed, state }: { listed: ListedExam; state: State | null }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const { exam, entry, certificate } = listed;
  const { course, slug, title } = exam;
  const waitsForCourse = state === "notEnrolled" || state === "lessonsUnfinished";
  const moment = entry?.retakeAvailableAt ?? null;

  const shows = t("exams.action.show");

  const action = (): { words: string; href: string; variant?: "primary" } => {
    const href = paths.exam(slug);
    if (state === "toStart") return { words: t("exams.action.start"), href, variant: "primary" };
    if (state === "open") return { words: t("exams.action.resume"), href, variant: "primary" };
    if (state === "nameless") return { words: t("exams.action.name"), href, variant: "primary" };
    if (certificate !== null && state === "certificated") return { words: shows, href: paths.certificate(certificate) };
    if (waitsForCourse && course) return { words: t("exams.action.toCourse"), href: paths.course(course.slug) };
    if (state === "coolingDown" && moment !== null)
      return { words: t("exams.action.retakeAt", { moment: formatMoment(formatLocales[language], moment) }), href };
    return { words: t("exams.action.read"), href };
  };
  const { words, href, variant = "secondary" } = action();
  return (
    <>
      {certificate !== null && isHeldStill(listed, state) && (
        <PageLink href={paths.certificate(certificate)} aria-label={t("exams.actionOf", { action: shows, title })}>
          {shows}
        </PageLink>
      )}
      {state && isNoted(state) && (
        <Note>
          {waitsForCourse && !course
            ? t("exams.note.courseClosed")
            : t(`exams.note.${state}`, { course: course?.title ?? "" })}
        </Note>
      )}
      <ButtonLink $variant={variant} href={href} aria-label={t("exams.actionOf", { action: words, title })}>
        {words}
      </ButtonLink>
    </>
  );
}

/** Placeholders for loading cards. */
export const ExamSkeletons = ({ count }: { count: number }) => (
  <Grid as="ul" $min="19rem" aria-hidden="true">
    {Array.from({ length: count }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key and never move
      <ExamCard as="li" key={index}>
        <Skeleton $shape="title" $width={60} />
        <Skeleton />
        <Skeleton $width={80} />
        <Skeleton $width={40} />
      </ExamCard>
    ))}
  </Grid>
);
