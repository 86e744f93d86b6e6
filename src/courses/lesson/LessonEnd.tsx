import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { Artwork } from "../../components/Artwork";
import { ButtonLink } from "../../components/PageLink";
import { Recommendations } from "../../components/Recommendations";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import type { LessonActor, LessonSnapshot } from "./lesson-actor";

const structureOf = (s: LessonSnapshot) => s.context.structure;
const numberOf = (s: LessonSnapshot) => s.context.number;
const isLessonEnd = (s: LessonSnapshot) => s.matches("lessonCompleted");
const isCourseEnd = (s: LessonSnapshot) => s.matches("courseCompleted");
const canContinue = (s: LessonSnapshot) => s.can({ type: "lesson.continue" });

const Facts = styled.p`
  margin: 0;
  font-weight: 600;
`;
const Open = styled.ul`
  margin: 0;
  padding-inline-start: 1.2em;
  button { text-align: start; }
`;

/** What was achieved, in words and, for a whole course, as a picture. */
const Moment = styled(Card)`
  display: grid;
  gap: ${token["space-6"]};
  align-items: center;
  overflow: hidden;
  &[data-course] { ${up("sm")} { grid-template-columns: 1fr minmax(0, 16rem); } }
`;
const Picture = styled.div`
  overflow: hidden;
  border-radius: ${token["radius-m"]};
  svg { display: block; width: 100%; height: auto; }
`;
/** What comes after a lesson's last step. */
export function LessonEnd({ actor }: { actor: LessonActor }) {
  const { t } = useTranslation();
  const structure = useSelector(actor, structureOf);
  const number = useSelector(actor, numberOf);
  const lessonEnd = useSelector(actor, isLessonEnd);
  const courseEnd = useSelector(actor, isCourseEnd);
  const continues = useSelector(actor, canContinue);
  if (!structure || !(lessonEnd || courseEnd)) return null;

  const { slug, url, title, language, examSlug } = structure.course;
  const { stepsCount } = structure.progress;
  const open = structure.lessons[number - 1]?.steps.filter(({ done }) => !done) ?? [];
  const toExam = courseEnd && examSlug !== null;
  return (
    <Stack $gap={8}>
      <Moment role="status" data-course={courseEnd || undefined}>
        <Stack $gap={4} $align="start">
          {!courseEnd && <Icon name="check" size={40} />}
          <h2 data-focus="lesson">
            {t(courseEnd ? "lesson.courseEnd" : continues ? "lesson.lessonEnd" : "lesson.lastLesson", { number })}
          </h2>
          {courseEnd && (
            <Facts>
              <span lang={language}>{title}</span> · {t("count.lesson", { count: structure.lessons.length })} ·{" "}
              {t("course.steps", { count: stepsCount, done: stepsCount, total: stepsCount })}
            </Facts>
          )}
          <p>
            {t(
              courseEnd
                ? examSlug
                  ? "lesson.courseEndText"
                  : "lesson.courseEndNoExam"
                : continues
                  ? "lesson.lessonEndText"
                  : "lesson.lastLessonText",
            )}
          </p>
          {open.length > 0 && (
            <>
              <p>{t("lesson.openSteps")}</p>
              <Open>
                {open.map((step) => (
                  <li key={step.id}>
                    <Button variant="quiet" onClick={() => actor.send({ type: "step.open", step: step.number })}>
                      {step.title}
                    </Button>
                  </li>
                ))}
              </Open>
            </>
          )}
          <Cluster>
            {toExam && (
              <ButtonLink $size="l" href={paths.exam(examSlug)}>
                {t("course.toExam")}
              </ButtonLink>
            )}
            {continues && (
              <Button
                variant={toExam ? "secondary" : "primary"}
                size="l"
                data-shortcut="next"
                onClick={() => actor.send({ type: "lesson.continue" })}
              >
                {t("lesson.nextLesson")} <Icon name="arrow-right" size={18} />
              </Button>
            )}
            <ButtonLink $variant="secondary" $size="l" href={url}>
              {t("lesson.backToCourse")}
            </ButtonLink>
          </Cluster>
        </Stack>
        {courseEnd && (
          <Picture>
            <Artwork name="certificate" background="#dff3e7" />
          </Picture>
        )}
      </Moment>
      <Recommendations after={slug} />
    </Stack>
  );
}
