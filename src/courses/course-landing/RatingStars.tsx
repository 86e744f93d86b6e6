import { useSelector } from "@xstate/react";
import { type FormEvent, useId } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { ratingMachine } from "../../../machines/courses/rating";
import { FailureNotice } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Actor = ActorRefFrom<typeof ratingMachine>;
type Snapshot = SnapshotFrom<typeof ratingMachine>;
const starsOf = (s: Snapshot) => s.context.draft || s.context.stars;
const failure = (s: Snapshot) => s.context.failure;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isRateable = (s: Snapshot) => s.hasTag("rateable");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isRated = (s: Snapshot) => s.matches("rated");
const isLost = (s: Snapshot) => s.matches("loadFailed");
const canCancel = (s: Snapshot) => s.can({ type: "rating.cancel" });

/** The possible ratings of a course (R9). */
const scale = [1, 2, 3, 4, 5];

const Stars = styled.fieldset`
  position: relative;
  display: flex;
  margin-inline: calc(-1 * ${token["space-2"]});
  label {
    display: grid;
    place-items: center;
    width: 2.75rem;
    height: 2.75rem;
    border-radius: ${token["radius-m"]};
    color: ${color["highlight-ink"]};
    cursor: pointer;
  }
  label:hover { background: ${color.sunken}; }
  label:has(:focus-visible) { outline: 2px solid ${color.focus}; outline-offset: -2px; }
  input { position: absolute; width: 1px; height: 1px; margin: 0; opacity: 0; }
  &:disabled label { color: ${color["ink-faint"]}; cursor: progress; }
`;
const Hint = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

/** A learner's own stars for the course. */
export function RatingStars({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const why = useSelector(actor, failure);
  const pending = useSelector(actor, isPending);
  const rateable = useSelector(actor, isRateable);
  const lost = useSelector(actor, isLost);
  if (pending) {
    return (
      <Stack $gap={4} aria-busy="true">
        <Skeleton $shape="title" $width={40} />
        <Skeleton $width={60} />
      </Stack>
    );
  }
  if (rateable) return <RatingForm actor={actor} />;
  return why ? (
    <FailureNotice
      failure={lost ? why : null}
      title={t(lost ? "rating.loadFailed" : "rating.refused")}
      {...(lost && { onRetry: () => actor.send({ type: "rating.retry" }) })}
    />
  ) : null;
}

function RatingForm({ actor }: { actor: Actor }) {
  const { t } = useTranslation();
  const name = useId();
  const chosen = useSelector(actor, starsOf);
  const why = useSelector(actor, failure);
  const busy = useSelector(actor, isBusy);
  const rated = useSelector(actor, isRated);
  const cancellable = useSelector(actor, canCancel);
  const save = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "rating.save" });
  };
  return (
    <Stack as="form" $gap={3} onSubmit={save}>
      <h2 id={name}>{t("rating.title")}</h2>
      <Stars aria-labelledby={name} disabled={busy}>
        {scale.map((stars) => (
          <label key={stars}>
            <input
              type="radio"
              name={name}
              value={stars}
              checked={stars === chosen}
              onChange={() => actor.send({ type: "rating.choose", stars })}
            />
            <Icon name="star" size={28} filled={stars <= chosen} />
            <VisuallyHidden>{t("rating.stars", { count: stars })}</VisuallyHidden>
          </label>
        ))}
      </Stars>
      {why && <FailureNotice failure={why} title={t("rating.saveFailed")} />}
      {busy || cancellable ? (
        <Cluster>
          <Button type="submit" busy={busy}>
            {t("rating.save")}
          </Button>
          <Button variant="quiet" disabled={busy} onClick={() => actor.send({ type: "rating.cancel" })}>
            {t("rating.cancel")}
          </Button>
        </Cluster>
      ) : (
        <Hint role="status">{t(rated ? "rating.thanks" : "rating.hint")}</Hint>
      )}
    </Stack>
  );
}
