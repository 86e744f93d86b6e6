import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { EventType } from "../../../contract/catalogue/site";
import type { scheduleMachine } from "../../../machines/engagement/schedule";
import { FailureNotice } from "../../components/FailureNotice";
import { Page } from "../../components/Page";
import { SectionButton } from "../../components/SectionButton";
import { isoDuration } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { NotFoundPage } from "../../shell/not-found/NotFoundPage";
import { color, token } from "../../theme/theme";
import { ButtonLink as OutwardLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

type Snapshot = SnapshotFrom<typeof scheduleMachine>;
const eventTypeOf = (s: Snapshot) => s.context.eventType;
const slugOf = (s: Snapshot) => s.context.slug;
const failure = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isNotFound = (s: Snapshot) => s.hasTag("notFound");

const Length = styled.p`
  display: flex;
  align-items: center;
  gap: 0.4em;
  color: ${color["ink-soft"]};
`;
const Text = styled.p`
  font-size: ${token["text-reading"]};
  line-height: 1.7;
`;
const Hint = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

/** A kind of meeting: what it is about, how long it takes, and where to book it. */
export function SchedulePage({ actor }: { actor: ActorRefFrom<typeof scheduleMachine> }) {
  const { t } = useTranslation();
  const eventType = useSelector(actor, eventTypeOf);
  const slug = useSelector(actor, slugOf);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const notFound = useSelector(actor, isNotFound);
  if (notFound) return <NotFoundPage />;
  return (
    <Page width="reading" crumbs={[{ label: t("schedule.crumb"), href: paths.schedule(slug) }]}>
      {failed ? (
        <>
          <h1>{t("schedule.crumb")}</h1>
          <FailureNotice
            failure={why}
            title={t("schedule.failed")}
            onRetry={() => actor.send({ type: "schedule.retry" })}
          />
        </>
      ) : eventType ? (
        <Meeting eventType={eventType} />
      ) : (
        <Stack $gap={4} aria-busy="true">
          <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
          <Skeleton $shape="title" $width={60} />
          <Skeleton />
          <Skeleton $width={80} />
        </Stack>
      )}
    </Page>
  );
}

function Meeting({ eventType: { title, description, minutes, bookingUrl } }: { eventType: EventType }) {
  const { t } = useTranslation();
  return (
    <Card>
      <Stack $gap={4} $align="start">
        <h1>{title}</h1>
        {/* Another system may not say how long it takes (R44, R72). */}
        {minutes > 0 && (
          <Length>
            <Icon name="clock" size={18} />
            <time dateTime={isoDuration(60 * minutes)}>{t("count.minute", { count: minutes })}</time>
          </Length>
        )}
        <Text>{description}</Text>
        {bookingUrl ? (
          <>
            <OutwardLink $size="l" href={bookingUrl}>
              {t("schedule.book")} <Icon name="arrow-right" size={18} />
            </OutwardLink>
            <Hint>{t("schedule.bookHint")}</Hint>
          </>
        ) : (
          <Notice
            announce={false}
            title={t("schedule.closed")}
            action={
              <SectionButton $variant="secondary" section="onboardingSEO">
                {t("onboarding.title")}
              </SectionButton>
            }
          >
            {t("schedule.closedText")}
          </Notice>
        )}
      </Stack>
    </Card>
  );
}
