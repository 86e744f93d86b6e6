import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { PlacedNote } from "../../../contract/courses/notes";
import type { myNotesMachine } from "../../../machines/courses/my-notes";
import { groupsOf, type NoteFilter } from "../../../machines/courses/my-notes/context";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Chip } from "../../ui/Chip";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Region } from "./Region";

type Actor = { actor: ActorRefFrom<typeof myNotesMachine> };
type Snapshot = SnapshotFrom<typeof myNotesMachine>;
const notesOf = (s: Snapshot) => s.context.notes;
const unsavedOf = (s: Snapshot) => s.context.unsaved;
const filterOf = (s: Snapshot) => s.context.filter;
const targetOf = (s: Snapshot) => s.context.target;
const failure = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isDeleting = (s: Snapshot) => s.hasTag("deleting");
const isGone = (s: Snapshot) => s.hasTag("gone");
const isRestoring = (s: Snapshot) => s.hasTag("restoring");
const hasDeleteFailed = (s: Snapshot) => s.matches({ listed: "deleteFailed" });
const hasRestoreFailed = (s: Snapshot) => s.matches({ listed: "restoreFailed" });
const isOutdated = (s: Snapshot) => s.matches({ listed: "outdated" });

const filters: readonly NoteFilter[] = ["all", "bookmarked", "written"];

const List = styled.ul`
  display: grid;
  gap: ${token["space-3"]};
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]} ${token["space-4"]};
  align-items: start;
  justify-content: space-between;
  padding: ${token["space-4"]} ${token["space-5"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-m"]};
  background: ${color.surface};
  & > div { flex: 1 1 18rem; }
  h4 { font-size: ${token["text-ui"]}; }
  h4 a { color: inherit; text-decoration-color: ${color["rule-strong"]}; text-underline-offset: 0.2em; }
`;
const Facts = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const Words = styled.p`
  max-width: 70ch;
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;
const Course = styled.h3`
  font-size: ${token["text-h4"]};
`;

/** All notes and bookmarks of a learner. */
export function MyNotes({ actor }: Actor) {
  const { t } = useTranslation();
  const why = useSelector(actor, failure);
  const pending = useSelector(actor, isPending);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  const listed = !(pending || empty || failed);
  return (
    <Region title={t("myLearning.notes")} busy={pending} aside={listed && <Filter actor={actor} />}>
      {failed ? (
        <FailureNotice
          failure={why}
          title={t("myLearning.notesFailed")}
          onRetry={() => actor.send({ type: "notes.retry" })}
        />
      ) : empty ? (
        <Card>
          <Stack $gap={4} $align="start">
            <Icon name="bookmark" size={40} />
            <h3>{t("myLearning.noNotes")}</h3>
            <p>{t("myLearning.noNotesText")}</p>
          </Stack>
        </Card>
      ) : (
        <Listed actor={actor} />
      )}
    </Region>
  );
}

function Filter({ actor }: Actor) {
  const { t } = useTranslation();
  const filter = useSelector(actor, filterOf);
  return (
    <Cluster as="fieldset" $gap={2} aria-label={t("myLearning.filter")}>
      {filters.map((option) => (
        <Chip
          key={option}
          type="radio"
          name="my-notes"
          label={t(`myLearning.${option}`)}
          checked={filter === option}
          onChange={() => actor.send({ type: "filter.change", filter: option })}
        />
      ))}
    </Cluster>
  );
}

function Listed({ actor }: Actor) {
  const { t } = useTranslation();
  const groups = groupsOf(useSelector(actor, notesOf), useSelector(actor, filterOf));
  return (
    <Stack $gap={5}>
      <Unsaved actor={actor} />
      <Outcome actor={actor} />
      {groups.length === 0 && <p>{t("myLearning.noneFiltered")}</p>}
      {groups.map(({ course, notes }) => (
        <Stack $gap={3} key={course?.slug ?? ""} lang={course?.language}>
          <Course>{course ? <PageLink href={course.url}>{course.title}</PageLink> : t("myLearning.courseGone")}</Course>
          <List>
            {notes.map((note) => (
              <NoteRow key={note.stepId} actor={actor} note={note} />
            ))}
          </List>
        </Stack>
      ))}
    </Stack>
  );
}

/** Notes that only this device has: they are sent from the step where they were written. */
function Unsaved({ actor }: Actor) {
  const { t } = useTranslation();
  const unsaved = useSelector(actor, unsavedOf);
  return unsaved.length > 0 ? (
    <Notice kind="warning" title={t("myLearning.unsaved")}>
      {t("myLearning.unsavedText")}{" "}
      {unsaved.map(({ slug, stepId, lesson, step, title }) => (
        <span key={stepId}>
          <PageLink href={paths.lesson(slug, lesson, step)}>{title}</PageLink>{" "}
        </span>
      ))}
    </Notice>
  ) : null;
}

/** The result of deleting and restoring, announced once for all rows. */
function Outcome({ actor }: Actor) {
  const { t } = useTranslation();
  const target = useSelector(actor, targetOf);
  const why = useSelector(actor, failure);
  const gone = useSelector(actor, isGone);
  const deleteFailed = useSelector(actor, hasDeleteFailed);
  const restoreFailed = useSelector(actor, hasRestoreFailed);
  const outdated = useSelector(actor, isOutdated);
  const left = why?.code === "not_enrolled";
  return (
    <>
      <VisuallyHidden role="status">{gone && t("myLearning.deleted", { step: target?.step?.title })}</VisuallyHidden>
      {(deleteFailed || restoreFailed) && (
        <FailureNotice
          failure={left ? null : why}
          title={t(deleteFailed ? "myLearning.deleteFailed" : "myLearning.restoreFailed")}
        >
          {left ? t("myLearning.leftCourse") : ""}
        </FailureNotice>
      )}
      {outdated && (
        <Notice
          kind="warning"
          title={t("myLearning.outdated")}
          action={
            <Button variant="secondary" onClick={() => actor.send({ type: "notes.retry" })}>
              {t("myLearning.reload")}
            </Button>
          }
        >
          {t("myLearning.outdatedText")}
        </Notice>
      )}
    </>
  );
}

function NoteRow({ actor, note }: Actor & { note: PlacedNote }) {
  const { t } = useTranslation();
  const isTarget = useSelector(actor, targetOf)?.stepId === note.stepId;
  const gone = useSelector(actor, isGone) && isTarget;
  return (
    <Row>
      {gone ? <div>{t("myLearning.deleted", { step: note.step?.title })}</div> : <NoteText note={note} />}
      {/* One button for both, so that the focus stays where it was. */}
      <NoteButton actor={actor} note={note} isTarget={isTarget} gone={gone} />
    </Row>
  );
}

function NoteText({ note: { note, bookmarked, updatedAt, url, lesson, step } }: { note: PlacedNote }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const title = step?.title ?? t("myLearning.stepGone");
  return (
    <Stack $gap={2} $align="start">
      <h4>{url === null ? title : <PageLink href={url}>{title}</PageLink>}</h4>
      <Facts>
        {lesson && <>{t("myLearning.place", { lesson: lesson.number, title: lesson.title })} · </>}
        {t("myLearning.changed", { date: formatDate(formatLocales[language], updatedAt) })}
      </Facts>
      {bookmarked && (
        <Badge $tone="accent">
          <Icon name="bookmark" size={16} filled /> {t("myLearning.bookmark")}
        </Badge>
      )}
      {note !== "" && <Words>{note}</Words>}
    </Stack>
  );
}

interface NoteButtonProps extends Actor {
  note: PlacedNote;
  isTarget: boolean;
  gone: boolean;
}

function NoteButton({ actor, note: { stepId, url, step }, isTarget, gone }: NoteButtonProps) {
  const { t } = useTranslation();
  const deletable = useSelector(actor, (s) => s.can({ type: "note.delete", stepId }));
  const deleting = useSelector(actor, isDeleting) && isTarget;
  const restoring = useSelector(actor, isRestoring) && isTarget;
  const usable = gone || deleting || deletable;
  if (url === null) return null;
  return (
    <Button
      variant="quiet"
      busy={deleting || restoring}
      // Keeps the focus on the pressed button.
      disabled={!usable && !isTarget}
      aria-disabled={!usable && isTarget}
      aria-label={t(gone ? "myLearning.undoOf" : "myLearning.deleteOf", { step: step?.title })}
      onClick={() => actor.send(gone ? { type: "note.restore" } : { type: "note.delete", stepId })}
    >
      <Icon name={gone ? "refresh" : "trash"} size={18} /> {t(gone ? "myLearning.undo" : "myLearning.delete")}
    </Button>
  );
}
