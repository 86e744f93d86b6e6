import { useSelector } from "@xstate/react";
import { Fragment } from "react";
import { styled } from "styled-components";
import type { Step } from "../../../contract/courses/lessons";
import { FailureNotice } from "../../components/FailureNotice";
import { Html } from "../../components/Html";
import { BlockAhead, blockOf, LazyBlock } from "../../components/LazyBlock";
import { NearBlock } from "../../components/NearBlock";
import { formatBytes, formatDuration } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { partOf } from "../../screens/part";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Button, ButtonLink } from "../../ui/Button";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { stepIcons } from "./LessonNavigation";
import type { LessonActor, LessonSnapshot } from "./lesson-actor";

const stepNote = partOf(() => import("./step-note"));
/** Only steps with a clip need its player. */
const videoPlayer = blockOf(async () => ({ default: (await import("../player/Player")).Player }));
const quizStep = blockOf(async () => ({ default: (await import("./QuizStep")).QuizStep }));

const stepOf = (s: LessonSnapshot) => s.context.step;
/** What the structure says of the step that opens, before the step itself is there. */
const openingType = ({ context: { structure, number, stepNumber } }: LessonSnapshot) =>
  structure?.lessons[number - 1]?.steps[(stepNumber ?? 1) - 1]?.type;
const structureOf = (s: LessonSnapshot) => s.context.structure;
const localeOf = (s: LessonSnapshot) => s.context.locale;
const slugOf = (s: LessonSnapshot) => s.context.slug;
const numberOf = (s: LessonSnapshot) => s.context.number;
const stepNumber = (s: LessonSnapshot) => s.context.stepNumber ?? 1;
const failure = (s: LessonSnapshot) => s.context.failure;
const isOpening = (s: LessonSnapshot) => s.matches("opening");
const isActive = (s: LessonSnapshot) => s.matches("active");
const hasStepFailed = (s: LessonSnapshot) => s.matches("stepFailed");
const hasCompletionFailed = (s: LessonSnapshot) => s.matches({ active: { completion: "failed" } });
const isCompletionKept = (s: LessonSnapshot) => s.hasTag("kept");
const isSaving = (s: LessonSnapshot) => s.hasTag("saving");
const canComplete = (s: LessonSnapshot) => s.can({ type: "step.complete" });
const quizOf = (s: LessonSnapshot) => s.children.quiz;
const playerOf = (s: LessonSnapshot) => s.children.player;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-2"]} ${token["space-3"]};
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const Foot = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-3"]};
  padding-top: ${token["space-5"]};
  border-top: 1px solid ${color.rule};
`;
const Rule = styled.p`
  flex: 1 1 100%;
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const Space = styled.span`
  flex: 1;
`;
/**
 * About as tall as a player or a question until its code has loaded, so that nothing jumps into view and out of it. Two
 * rules, because browsers without `:has` would drop both.
 */
const BlockLocation = styled.div`
  &:empty { min-height: 45rem; }
  &:has(> [role="status"]) { min-height: 45rem; }
`;
/** As tall as an empty note, so that nothing jumps when it appears. */
const NoteLocation = styled.div`
  min-height: 14.5rem;
`;

/** The open step, with its completion rule and the way forward. */
export function StepView({ actor }: { actor: LessonActor }) {
  const { t } = useTranslation();
  const step = useSelector(actor, stepOf);
  const why = useSelector(actor, failure);
  const opening = useSelector(actor, isOpening);
  const type = useSelector(actor, openingType);
  const active = useSelector(actor, isActive);
  const failed = useSelector(actor, hasStepFailed);

  if (failed) {
    return (
      <FailureNotice
        failure={why}
        title={t("lesson.stepFailed")}
        onRetry={() => actor.send({ type: "lesson.retry" })}
      />
    );
  }
  if (opening) {
    return (
      <Stack $gap={4} aria-busy="true">
        <Skeleton $shape="title" $width={60} />
        <Skeleton $shape="media" />
        {type === "video" && <BlockAhead block={videoPlayer} />}
        {type === "quiz" && <BlockAhead block={quizStep} />}
      </Stack>
    );
  }
  return active && step ? (
    <Fragment key={step.id}>
      <Stack as="article" $gap={5} data-type={step.type}>
        <StepHead actor={actor} step={step} />
        <StepContent actor={actor} step={step} />
        <StepFoot actor={actor} step={step} />
      </Stack>
      <NoteOn actor={actor} step={step} />
    </Fragment>
  ) : null;
}

function StepHead({ actor, step }: { actor: LessonActor; step: Step }) {
  const { t } = useTranslation();
  const structure = useSelector(actor, structureOf);
  const number = useSelector(actor, numberOf);
  const total = structure?.lessons[number - 1]?.steps.length ?? 1;
  return (
    <Stack $gap={2}>
      <Head>
        <Icon name={stepIcons[step.type]} size={18} />
        <span>{t(`lesson.types.${step.type}`)}</span>
        <span>{t("lesson.step", { number: step.number, total })}</span>
        {step.seconds > 0 && <span>{formatDuration(t, step.seconds)}</span>}
        {step.done && (
          <Badge $tone="success">
            <Icon name="check" size={16} /> {t("lesson.isDone")}
          </Badge>
        )}
      </Head>
      <h2>{step.title}</h2>
    </Stack>
  );
}

function StepContent({ actor, step }: { actor: LessonActor; step: Step }) {
  const { t } = useTranslation();
  const structure = useSelector(actor, structureOf);
  const number = useSelector(actor, numberOf);
  const slug = useSelector(actor, slugOf);
  const { language } = useSite();
  const quiz = useSelector(actor, quizOf);
  const player = useSelector(actor, playerOf);
  switch (step.type) {
    case "video":
      return player ? (
        <BlockLocation>
          <LazyBlock
            block={videoPlayer}
            props={{ actor: player, clip: step, seconds: step.seconds, brokenText: t("lesson.videoBrokenText") }}
          />
        </BlockLocation>
      ) : null;
    case "quiz": {
      const taught = (structure?.lessons[number - 1]?.steps ?? [])
        .filter((one) => one.number < step.number && one.type !== "quiz")
        .map((one) => ({ title: one.title, href: paths.lesson(slug, number, one.number) }));
      return quiz ? (
        <BlockLocation>
          <LazyBlock block={quizStep} props={{ actor: quiz, taught }} />
        </BlockLocation>
      ) : null;
    }
    case "text":
      return <Html html={step.html} />;
    case "download":
      return (
        <Stack $gap={5} $align="start">
          <Html html={step.html} />
          <ButtonLink $variant="secondary" href={step.file.url}>
            <Icon name="download" size={18} />
            {t("lesson.download", {
              name: step.file.name,
              size: formatBytes(formatLocales[language], step.file.bytes),
            })}
          </ButtonLink>
        </Stack>
      );
  }
}

function StepFoot({ actor, step }: { actor: LessonActor; step: Step }) {
  const { t } = useTranslation();
  const number = useSelector(actor, stepNumber);
  const why = useSelector(actor, failure);
  const saving = useSelector(actor, isSaving);
  const completable = useSelector(actor, canComplete);
  const failed = useSelector(actor, hasCompletionFailed);
  const kept = useSelector(actor, isCompletionKept);
  return (
    <Stack $gap={4}>
      {failed && <FailureNotice failure={why} title={t("lesson.completeFailed")} />}
      {kept && <Notice title={t("lesson.completionKept")}>{t("lesson.completionKeptText")}</Notice>}
      <Foot>
        {!step.done && (
          <Rule>
            {step.type === "quiz" ? t("lesson.rule.quiz", { passMark: step.passMark }) : t(`lesson.rule.${step.type}`)}
          </Rule>
        )}
        {number > 1 && (
          <Button
            variant="secondary"
            data-shortcut="previous"
            onClick={() => actor.send({ type: "step.open", step: number - 1 })}
          >
            <Icon name="arrow-left" size={18} /> {t("lesson.previous")}
          </Button>
        )}
        <Space />
        {!step.done && step.type !== "quiz" && (
          <Button variant="secondary" disabled={!completable} onClick={() => actor.send({ type: "step.complete" })}>
            {t("lesson.markDone")}
          </Button>
        )}
        <Button
          variant={step.type === "quiz" && !step.done ? "secondary" : "primary"}
          busy={saving}
          data-shortcut="next"
          onClick={() => actor.send({ type: "step.continue" })}
        >
          {t(step.type === "quiz" && !step.done ? "lesson.skipQuiz" : "lesson.next")}{" "}
          <Icon name="arrow-right" size={18} />
        </Button>
      </Foot>
    </Stack>
  );
}

/** A separate part for each step, so that a note is still sent after another step was opened. */
function NoteOn({ actor, step: { id, number, title } }: { actor: LessonActor; step: Step }) {
  const locale = useSelector(actor, localeOf);
  const slug = useSelector(actor, slugOf);
  const lesson = useSelector(actor, numberOf);
  const input = { locale, slug, stepId: id, lesson, step: number, title };
  return (
    <NoteLocation data-part="note">
      <NearBlock block={stepNote} props={{ id: `note ${locale} ${slug} ${id}`, input, keep: true }} />
    </NoteLocation>
  );
}
