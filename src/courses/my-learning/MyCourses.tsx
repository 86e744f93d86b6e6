import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { CourseInProgress } from "../../../contract/courses/courses";
import type { myCoursesMachine } from "../../../machines/courses/my-courses";
import { ContentPicture } from "../../components/ContentPicture";
import { FailureNotice } from "../../components/FailureNotice";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { lastSegment, paths } from "../../paths/paths";
import { color, token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { ProgressBar } from "../../ui/ProgressBar";
import { Stack } from "../../ui/Stack";
import { Region } from "./Region";

type Actor = { actor: ActorRefFrom<typeof myCoursesMachine> };
type Snapshot = SnapshotFrom<typeof myCoursesMachine>;
const cards = (s: Snapshot) => s.context.cards;
const isCompleted = (s: Snapshot) => s.context.completed;
const failure = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isBusyMore = (s: Snapshot) => s.hasTag("busyMore");
const hasFailedMore = (s: Snapshot) => s.hasTag("failedMore");
const offersMore = (s: Snapshot) => s.can({ type: "courses.more" }) || s.hasTag("busyMore");

const List = styled.ul`
  display: grid;
  gap: ${token["space-4"]};
  margin: 0;
  padding: 0;
  list-style: none;
  ${up("md")} { grid-template-columns: 1fr 1fr; }
`;
const Row = styled.div`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: ${token["space-3"]} ${token["space-4"]};
  align-items: start;
  h3 { font-size: ${token["text-h4"]}; }
  h3 a { color: inherit; text-decoration-color: ${color["rule-strong"]}; text-underline-offset: 0.2em; }
`;
const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 1;
  border-radius: ${token["radius-m"]};
  background: ${color.sunken};
  svg, img { width: 100%; height: 100%; object-fit: cover; }
`;

/** The learner's courses of one kind. */
export function MyCourses({ actor }: Actor) {
  const { t } = useTranslation();
  const completed = useSelector(actor, isCompleted);
  const why = useSelector(actor, failure);
  const pending = useSelector(actor, isPending);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  return (
    <Region title={t(completed ? "myLearning.completed" : "myLearning.inProgress")} busy={pending}>
      {failed ? (
        <FailureNotice
          failure={why}
          title={t("myLearning.coursesFailed")}
          onRetry={() => actor.send({ type: "courses.retry" })}
        />
      ) : empty ? (
        <None completed={completed} />
      ) : (
        <Courses actor={actor} />
      )}
    </Region>
  );
}

function None({ completed }: { completed: boolean }) {
  const { t } = useTranslation();
  return completed ? (
    <p>{t("myLearning.noneCompleted")}</p>
  ) : (
    <Card>
      <Stack $gap={4} $align="start">
        <Icon name="book" size={40} />
        <h3>{t("myLearning.none")}</h3>
        <p>{t("myLearning.noneText")}</p>
        <ButtonLink href={paths.courses}>{t("nav.browse")}</ButtonLink>
      </Stack>
    </Card>
  );
}

function Courses({ actor }: Actor) {
  const { t } = useTranslation();
  const courses = useSelector(actor, cards);
  const why = useSelector(actor, failure);
  const more = useSelector(actor, offersMore);
  const busyMore = useSelector(actor, isBusyMore);
  const failedMore = useSelector(actor, hasFailedMore);
  return (
    <Stack $gap={4}>
      <List>
        {courses.map((course) => (
          <Card as="li" key={course.id} lang={course.language}>
            <CourseRow course={course} />
          </Card>
        ))}
      </List>
      {failedMore && <FailureNotice failure={why} title={t("myLearning.coursesFailed")} />}
      {more && (
        <div>
          <Button variant="secondary" busy={busyMore} onClick={() => actor.send({ type: "courses.more" })}>
            {t("myLearning.more")}
          </Button>
        </div>
      )}
    </Stack>
  );
}

function CourseRow({ course }: { course: CourseInProgress }) {
  const { t } = useTranslation();
  const { title, url, progress, resume } = course;
  const action = t(resume === null ? "myLearning.review" : progress === 0 ? "myLearning.start" : "myLearning.resume");
  return (
    <Row>
      <Picture>
        <ContentPicture of={course} />
      </Picture>
      <Stack $gap={3} $align="stretch">
        <h3>
          <PageLink href={url}>{title}</PageLink>
        </h3>
        <ProgressBar
          value={progress}
          label={t("myLearning.progress")}
          valueText={progress === 100 ? t("course.done") : t("course.percent", { progress })}
        />
        <div>
          {/* Where the learner stopped, or the beginning of a course that is done (L14). */}
          <ButtonLink
            $variant={resume === null ? "secondary" : "primary"}
            href={paths.lesson(lastSegment(url), resume?.lesson ?? 1, resume?.step ?? 1)}
            aria-label={t("myLearning.actionOf", { action, course: title })}
          >
            {action}
          </ButtonLink>
        </div>
      </Stack>
    </Row>
  );
}
