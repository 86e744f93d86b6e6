import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { CourseInProgress } from "../../../contract/courses/courses";
import { coursesInView, type learningNowMachine } from "../../../machines/catalogue/learning-now";
import { ContentPicture } from "../../components/ContentPicture";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { color, shadow, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { coverCard } from "../../ui/Card";
import { Chip } from "../../ui/Chip";
import { Cluster } from "../../ui/Cluster";
import { ProgressBar } from "../../ui/ProgressBar";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";

type Actor = { actor: ActorRefFrom<typeof learningNowMachine> };
type Snapshot = SnapshotFrom<typeof learningNowMachine>;
const cards = (s: Snapshot) => s.context.cards;
const isCompleted = (s: Snapshot) => s.context.completed;
const failure = (s: Snapshot) => s.context.failure;
const isExpanded = (s: Snapshot) => s.matches({ shown: "expanded" });
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isBusyMore = (s: Snapshot) => s.hasTag("busyMore");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const hasFailedMore = (s: Snapshot) => s.hasTag("failedMore");
const canToggle = (s: Snapshot) => s.can({ type: "showAll.toggle" });
const offersMore = (s: Snapshot) => s.can({ type: "courses.more" }) || s.hasTag("busyMore");
/** Whether a placeholder is needed: until we know that the learner has started something, the page stays as it was. */
const isAbsent = (s: Snapshot) =>
  s.hasTag("pending") || s.hasTag("hidden") || (s.hasTag("busy") && isUntold(s.context));
const isUntold = ({ cards: known, filterChanged, failure: why }: Snapshot["context"]) =>
  known.length === 0 && !filterChanged && !why;

/** With three courses, as tall as the picture whose place it takes. */
const Panel = styled.section`
  display: grid;
  align-content: start;
  gap: ${token["space-3"]};
  padding: ${token["space-5"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
`;
const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token["space-3"]};
  h2 { font-size: ${token["text-h3"]}; }
`;
const List = styled.ul`
  display: grid;
  gap: ${token["space-2"]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Row = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 4rem minmax(0, 1fr);
  gap: ${token["space-4"]};
  align-items: center;
  padding: 0.375rem;
  padding-inline-end: ${token["space-3"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-m"]};
  &:hover { border-color: ${color["rule-strong"]}; box-shadow: ${shadow.low}; }
  &:has(a:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: 2px; }
`;
const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 4 / 3;
  border-radius: ${token["radius-s"]};
  background: ${color.sunken};
  svg, img { width: 100%; height: 100%; object-fit: cover; }
`;
const Title = styled(PageLink)`
  ${coverCard}
  font-weight: 600;
  line-height: 1.35;
`;

/** The learner's courses in progress and completed courses. */
export function LearningNow({ actor }: Actor) {
  const absent = useSelector(actor, isAbsent);
  return absent ? null : <Mine actor={actor} />;
}

function Mine({ actor }: Actor) {
  const { t } = useTranslation();
  const completed = useSelector(actor, isCompleted);
  const why = useSelector(actor, failure);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, hasFailed);
  const empty = useSelector(actor, isEmpty);
  const before = useSelector(actor, cards);
  return (
    <Panel aria-label={t("learningNow.title")} aria-busy={busy}>
      <Head>
        <h2>{t("learningNow.title")}</h2>
        <Cluster as="fieldset" aria-label={t("learningNow.filter")}>
          {[false, true].map((option) => (
            <Chip
              key={String(option)}
              type="radio"
              name="learning-now"
              label={t(option ? "learningNow.completed" : "learningNow.inProgress")}
              checked={completed === option}
              onChange={() => actor.send({ type: "filter.change", completed: option })}
            />
          ))}
        </Cluster>
      </Head>
      {failed ? (
        <FailureNotice
          failure={why}
          title={t("learningNow.failed")}
          onRetry={() => actor.send({ type: "learning.retry" })}
        />
      ) : busy ? (
        <Coming cards={before} />
      ) : empty ? (
        <p role="status">{t(completed ? "learningNow.noneCompleted" : "learningNow.none")}</p>
      ) : (
        <Courses actor={actor} />
      )}
    </Panel>
  );
}

/** As many rows as before, so that little jumps. */
const Coming = ({ cards: known }: { cards: CourseInProgress[] }) => (
  <List aria-hidden="true">
    {(known.length > 0 ? coursesInView(known, false) : [null]).map((_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: placeholders have no other key and never move
      <Row key={index}>
        <Picture />
        <Stack $gap={3}>
          <Skeleton $shape="title" $width={80} />
          <Skeleton />
        </Stack>
      </Row>
    ))}
  </List>
);

function Courses({ actor }: Actor) {
  const { t } = useTranslation();
  const all = useSelector(actor, cards);
  const expanded = useSelector(actor, isExpanded);
  const toggles = useSelector(actor, canToggle);
  const more = useSelector(actor, offersMore);
  const busyMore = useSelector(actor, isBusyMore);
  const failedMore = useSelector(actor, hasFailedMore);
  const why = useSelector(actor, failure);
  return (
    <>
      <List>
        {coursesInView(all, expanded).map((course) => (
          <Course key={course.id} course={course} />
        ))}
      </List>
      {failedMore && <FailureNotice failure={why} title={t("learningNow.failed")} />}
      {more && (
        <Button variant="secondary" busy={busyMore} onClick={() => actor.send({ type: "courses.more" })}>
          {t("learningNow.more")}
        </Button>
      )}
      {toggles && (
        <Button variant="quiet" aria-expanded={expanded} onClick={() => actor.send({ type: "showAll.toggle" })}>
          {t(expanded ? "learningNow.showFewer" : "learningNow.showAll")}
        </Button>
      )}
    </>
  );
}

function Course({ course }: { course: CourseInProgress }) {
  const { t } = useTranslation();
  const { title, url, language, progress } = course;
  return (
    <Row lang={language}>
      <Picture>
        <ContentPicture of={course} />
      </Picture>
      <Stack $gap={2}>
        <Title href={url}>{title}</Title>
        <ProgressBar
          value={progress}
          label={t("catalogue.progressLabel", { course: title })}
          valueText={progress === 100 ? t("course.done") : t("course.percent", { progress })}
          labelHidden
        />
      </Stack>
    </Row>
  );
}
