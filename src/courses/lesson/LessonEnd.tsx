import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import { ButtonLink } from "../../components/PageLink";
import { paths } from "../../paths/paths";
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

const Open = styled.ul`
  margin: 0;
  padding-left: 1.2em;
  button { text-align: left; }
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

  const { url, examSlug } = structure.course;
  const open = structure.lessons[number - 1]?.steps.filter(({ done }) => !done) ?? [];
  const toExam = courseEnd && examSlug !== null;
  return (
    <Card role="status">
      <Stack $gap={4} $align="start">
        <Icon name={courseEnd ? "certificate" : "check"} size={40} />
        <h2>{t(courseEnd ? "lesson.courseEnd" : continues ? "lesson.lessonEnd" : "lesson.lastLesson", { number })}</h2>
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
    </Card>
  );
}
