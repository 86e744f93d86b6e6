import { useSelector } from "@xstate/react";
import { type FocusEvent, useCallback, useId } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { maxNoteLength, noteLength } from "../../../machines/courses/note-draft";
import type { stepNoteMachine } from "../../../machines/courses/step-note";
import type { Version } from "../../../machines/courses/step-note/context";
import { FailureNotice, useReason } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Chip } from "../../ui/Chip";
import { Cluster } from "../../ui/Cluster";
import { controlStyle, FieldError, FieldHint } from "../../ui/field-style";
import { Icon, type IconName } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";

type Actor = { actor: ActorRefFrom<typeof stepNoteMachine> };
type Snapshot = SnapshotFrom<typeof stepNoteMachine>;
const textOf = (s: Snapshot) => s.context.note;
const isBookmarked = (s: Snapshot) => s.context.bookmarked;
const theirsOf = (s: Snapshot) => s.context.theirs;
const failure = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isSignedOut = (s: Snapshot) => s.matches("signedOut");
const isLost = (s: Snapshot) => s.matches("loadFailed");
const isRefused = (s: Snapshot) => s.matches("refused");
const hasFailed = (s: Snapshot) => s.matches("failed");
/** The message about where the note is stored (L4). */
const saveStatusOf = (s: Snapshot) =>
  s.hasTag("kept") ? "kept" : s.hasTag("busy") ? "saving" : s.hasTag("saved") ? "saved" : "none";

/** The remaining characters are shown from this many before the limit. */
const countedFrom = 500;
const icons: Record<"saving" | "saved" | "kept", IconName> = { saving: "refresh", saved: "check", kept: "monitor" };
const versions: Record<Version, "note.keepMine" | "note.keepTheirs" | "note.keepBoth"> = {
  mine: "note.keepMine",
  theirs: "note.keepTheirs",
  both: "note.keepBoth",
};

const Panel = styled.section`
  display: grid;
  gap: ${token["space-3"]};
  padding: ${token["space-5"]};
  border: 1px solid ${color.rule};
  border-radius: ${token["radius-l"]};
  background: ${color.surface};
  h3 { font-size: ${token["text-h4"]}; }
`;
const Text = styled.textarea`
  ${controlStyle}
  field-sizing: content;
  min-height: 5.5rem;
  max-height: 24rem;
  resize: vertical;
`;
const Mark = styled(Chip)`
  &:has(:checked) svg { fill: currentColor; }
`;
/** As tall as one line of it, so that nothing jumps when a message appears. */
const Foot = styled(Cluster)`
  min-height: 1.5rem;
`;
const Why = styled(Cluster)`
  flex: 1 1 100%;
  justify-content: space-between;
  flex-wrap: nowrap;
  button { flex: none; }
`;
const SaveStatus = styled.span`
  display: inline-flex;
  align-items: center;
  gap: 0.4em;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const Theirs = styled.blockquote`
  margin: 0;
  padding: ${token["space-3"]} ${token["space-4"]};
  border-inline-start: 3px solid ${color["rule-strong"]};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  white-space: pre-wrap;
`;

/** Tells the machine when the learner comes to the note and when the page may close. */
function usePresence({ actor }: Actor) {
  return useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      const report = () => actor.send({ type: document.visibilityState === "hidden" ? "page.hidden" : "page.shown" });
      report();
      document.addEventListener("visibilitychange", report);
      return () => {
        document.removeEventListener("visibilitychange", report);
        // Another step or another page is opened.
        actor.send({ type: "page.hidden" });
      };
    },
    [actor],
  );
}

/** A learner's note and bookmark on the open step. */
export function StepNote({ actor }: Actor) {
  const { t } = useTranslation();
  const name = useId();
  const why = useSelector(actor, failure);
  const pending = useSelector(actor, isPending);
  const signedOut = useSelector(actor, isSignedOut);
  const lost = useSelector(actor, isLost);
  const presence = usePresence({ actor });
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) actor.send({ type: "note.leave" });
  };
  return (
    <Panel ref={presence} aria-labelledby={name} aria-busy={pending} onBlur={leave}>
      {pending || lost || signedOut ? (
        <>
          <h3 id={name}>{t("note.title")}</h3>
          {signedOut ? (
            <Notice
              title={t("note.signedOut")}
              action={
                <Button variant="secondary" onClick={() => actor.send({ type: "signIn.choose" })}>
                  {t("nav.signIn")}
                </Button>
              }
            >
              {t("note.signedOutText")}
            </Notice>
          ) : lost ? (
            <FailureNotice
              failure={why}
              title={t("note.loadFailed")}
              onRetry={() => actor.send({ type: "note.retry" })}
            />
          ) : (
            <Skeleton $shape="title" />
          )}
        </>
      ) : (
        <NoteForm actor={actor} name={name} />
      )}
    </Panel>
  );
}

function NoteForm({ actor, name }: Actor & { name: string }) {
  const { t } = useTranslation();
  const text = useSelector(actor, textOf);
  const bookmarked = useSelector(actor, isBookmarked);
  const theirs = useSelector(actor, theirsOf);
  const why = useSelector(actor, failure);
  const refused = useSelector(actor, isRefused);
  const left = maxNoteLength - noteLength(text);
  return (
    <>
      <Cluster $justify="space-between">
        <h3 id={name}>{t("note.title")}</h3>
        <Mark
          label={
            <>
              <Icon name="bookmark" size={18} /> {t("note.bookmark")}
            </>
          }
          checked={bookmarked}
          data-shortcut="bookmark"
          disabled={theirs !== null}
          onChange={() => actor.send({ type: "bookmark.toggle" })}
        />
      </Cluster>
      <Text
        value={text}
        readOnly={theirs !== null}
        aria-labelledby={name}
        aria-describedby={`${name}-hint`}
        aria-invalid={left < 0 || undefined}
        onChange={({ target }) => actor.send({ type: "text.change", text: target.value })}
      />
      <NoteFoot actor={actor} left={left} hintId={`${name}-hint`} />
      {theirs && <Choice actor={actor} theirs={theirs.note} />}
      {refused && (
        <FailureNotice failure={why} title={t("note.refused")} onRetry={() => actor.send({ type: "note.retry" })} />
      )}
    </>
  );
}

/** The remaining length, and the note's status: saved, being saved, or kept on this device, never a guess (L4). */
function NoteFoot({ actor, left, hintId }: Actor & { left: number; hintId: string }) {
  const { t } = useTranslation();
  const saveStatus = useSelector(actor, saveStatusOf);
  const failed = useSelector(actor, hasFailed);
  const reason = useReason(useSelector(actor, failure));
  return (
    <Foot $justify="space-between">
      {left < 0 ? (
        <FieldError id={hintId} role="alert">
          <Icon name="warning" size={18} />
          <span>{t("note.tooLong", { count: -left })}</span>
        </FieldError>
      ) : (
        <FieldHint id={hintId}>{left < countedFrom ? t("note.left", { count: left }) : t("note.hint")}</FieldHint>
      )}
      <SaveStatus role="status" data-state={saveStatus}>
        {saveStatus !== "none" && (
          <>
            <Icon name={icons[saveStatus]} size={18} /> {t(`note.${saveStatus}`)}
          </>
        )}
      </SaveStatus>
      {failed && (
        <Why>
          <FieldHint>{reason}</FieldHint>
          <Button variant="secondary" onClick={() => actor.send({ type: "note.retry" })}>
            {t("retry")}
          </Button>
        </Why>
      )}
    </Foot>
  );
}

/** Two versions of one note: both stay until the learner decides. */
function Choice({ actor, theirs }: Actor & { theirs: string }) {
  const { t } = useTranslation();
  return (
    <Stack $gap={3}>
      <Notice kind="warning" title={t("note.conflict")}>
        {t("note.conflictText")}
      </Notice>
      <h4>{t("note.theirs")}</h4>
      <Theirs>{theirs || t("note.theirsEmpty")}</Theirs>
      <Cluster>
        {(["mine", "theirs", "both"] as const).map((version) => (
          <Button key={version} variant="secondary" onClick={() => actor.send({ type: "version.choose", version })}>
            {t(versions[version])}
          </Button>
        ))}
      </Cluster>
    </Stack>
  );
}
