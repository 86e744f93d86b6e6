import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { StepType, Structure } from "../../../contract/courses/lessons";
import { byModule } from "../../components/by-module";
import { PageLink } from "../../components/PageLink";
import { formatDuration } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { color, token, up } from "../../theme/theme";
import { Icon, type IconName } from "../../ui/Icon";
import { ProgressBar } from "../../ui/ProgressBar";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { LessonActor, LessonSnapshot } from "./lesson-actor";

const stepNumber = (s: LessonSnapshot) => s.context.stepNumber;
const lessonNumber = (s: LessonSnapshot) => s.context.number;

export const stepIcons: Record<StepType, IconName> = {
  video: "video",
  text: "book",
  quiz: "quiz",
  download: "download",
};

const Nav = styled.nav`
  display: grid;
  gap: ${token["space-4"]};
  padding-top: ${token["space-6"]};
  border-top: 1px solid ${color.rule};
  ${up("md")} { position: sticky; top: 5.5rem; max-height: calc(100vh - 7rem); overflow-y: auto; padding-top: 0; border-top: 0; }
`;
const Lessons = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  & > li { border-top: 1px solid ${color.rule}; padding-block: ${token["space-3"]}; }
  & > li > a { display: flex; gap: ${token["space-2"]}; justify-content: space-between; color: ${color.ink}; font-weight: 600; text-decoration: none; }
  & > li > a:hover { color: ${color["accent-ink"]}; }
  small { color: ${color["ink-soft"]}; font-weight: 400; white-space: nowrap; }
`;
const ModuleTitle = styled.p`
  margin: 0 0 ${token["space-2"]};
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
  font-weight: 600;
`;
const Steps = styled.ol`
  display: grid;
  gap: 2px;
  margin: ${token["space-2"]} 0 0;
  padding: 0;
  list-style: none;
`;
const StepButton = styled.button`
  display: grid;
  grid-template-columns: 1.5rem 1fr auto;
  gap: ${token["space-2"]};
  align-items: center;
  width: 100%;
  padding: ${token["space-2"]} ${token["space-3"]};
  border: 0;
  border-radius: ${token["radius-m"]};
  background: none;
  color: ${color["ink-soft"]};
  font: inherit;
  font-size: ${token["text-ui"]};
  text-align: start;
  cursor: pointer;
  &:hover { background: ${color.sunken}; color: ${color.ink}; }
  &[aria-current="step"] { background: ${color["accent-soft"]}; color: ${color["accent-ink"]}; font-weight: 600; }
  svg:last-of-type { color: ${color.accent}; }
`;

interface Props {
  actor: LessonActor;
  structure: Structure;
}

/** Every lesson of the course, the steps of this one, and which of them are done. */
export function LessonNavigation({ actor, structure }: Props) {
  const { t } = useTranslation();
  const current = useSelector(actor, stepNumber);
  const number = useSelector(actor, lessonNumber);
  const { progress, stepsDone, stepsCount } = structure.progress;
  return (
    <Nav aria-label={t("lesson.structure")}>
      <ProgressBar
        value={progress}
        label={t("lesson.courseProgress")}
        valueText={t("course.steps", { count: stepsDone, done: stepsDone, total: stepsCount })}
      />
      {byModule(structure.modules, structure.lessons).map(({ id, title, lessons }) => (
        <section key={id} aria-label={title ?? undefined}>
          {title && <ModuleTitle aria-hidden="true">{title}</ModuleTitle>}
          <Lessons>
            {lessons.map((lesson) => (
              <li key={lesson.id}>
                <PageLink href={paths.lesson(structure.course.slug, lesson.number)}>
                  <span>
                    {lesson.number}. {lesson.title}
                  </span>
                  <small>{formatDuration(t, lesson.timing)}</small>
                </PageLink>
                {lesson.number === number && (
                  <Steps>
                    {lesson.steps.map((step) => (
                      <li key={step.id}>
                        <StepButton
                          type="button"
                          aria-current={step.number === current ? "step" : undefined}
                          onClick={() => actor.send({ type: "step.open", step: step.number })}
                        >
                          <Icon name={stepIcons[step.type]} size={18} />
                          <span>{step.title}</span>
                          {step.done ? (
                            <span>
                              <Icon name="check" size={18} />
                              <VisuallyHidden>{t("lesson.done")}</VisuallyHidden>
                            </span>
                          ) : (
                            <VisuallyHidden>{t("lesson.open")}</VisuallyHidden>
                          )}
                        </StepButton>
                      </li>
                    ))}
                  </Steps>
                )}
              </li>
            ))}
          </Lessons>
        </section>
      ))}
    </Nav>
  );
}
