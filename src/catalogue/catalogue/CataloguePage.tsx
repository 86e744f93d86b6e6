import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Duration } from "../../../contract/courses/courses";
import type { catalogueMachine } from "../../../machines/catalogue/catalogue";
import type { Filters } from "../../../machines/catalogue/catalogue/context";
import { FailureNotice } from "../../components/FailureNotice";
import { Page } from "../../components/Page";
import { StructuredData } from "../../components/StructuredData";
import { sectionCrumb } from "../../components/section-crumb";
import { TopicLinks } from "../../components/TopicLinks";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { color, token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Chip, Chips } from "../../ui/Chip";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { CardSkeletons, CourseCards, hrefOf } from "./CourseCards";
import { pageOf, shelfOf, textOf } from "./shelves";
import { TimedCards } from "./TimedCards";

type Actor = { actor: ActorRefFrom<typeof catalogueMachine> };
type Snapshot = SnapshotFrom<typeof catalogueMachine>;

const shelf = (s: Snapshot) => shelfOf(s.context.shelf);
const sectionKey = (s: Snapshot) => pageOf(s.context).key;
const address = (s: Snapshot) => pageOf(s.context).href;
const titleKey = (s: Snapshot) => textOf(s.context, "title");
const introKey = (s: Snapshot) => textOf(s.context, "intro");
const topicOf = (s: Snapshot) => s.context.topic;
const filters = (s: Snapshot) => s.context.filters;
const topics = (s: Snapshot) => s.context.topics;
const cards = (s: Snapshot) => s.context.cards;
const total = (s: Snapshot) => s.context.total;
const progress = (s: Snapshot) => s.context.progress;
const failure = (s: Snapshot) => s.context.failure;
const isSearching = (s: Snapshot) => s.hasTag("searching");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isBusyMore = (s: Snapshot) => s.hasTag("busyMore");
const hasFailedMore = (s: Snapshot) => s.hasTag("failedMore");
/** Whether topics or progress are missing while the list has loaded. */
const isIncomplete = (s: Snapshot) => s.hasTag("incomplete") && !s.hasTag("failed");
const lacksTopics = (s: Snapshot) => s.matches({ topics: "failed" });
const lacksProgress = (s: Snapshot) => s.matches({ learner: "failed" });
const offersMore = (s: Snapshot) => s.can({ type: "cards.more" }) || s.hasTag("busyMore");

const durations: readonly Duration[] = ["short", "medium", "long"];
const unfiltered: Filters = { categories: [], duration: null, search: "" };

const Intro = styled.p`
  max-width: ${token["width-reading"]};
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: 1.125rem;
`;
const Form = styled.form`
  display: grid;
  gap: ${token["space-4"]};
  padding-block: ${token["space-2"]} ${token["space-4"]};
  border-bottom: 1px solid ${color.rule};
`;
const Group = styled.fieldset`
  display: grid;
  gap: ${token["space-2"]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  /* Floated, it is laid out like any other child. */
  legend { float: inline-start; padding: 0; font-weight: 600; font-size: ${token["text-s"]}; line-height: 2.25rem; }
  ${up("md")} { grid-template-columns: minmax(4.5rem, auto) 1fr; }
`;
const Found = styled.p`
  margin: 0;
  min-height: 1.6em;
  color: ${color["ink-soft"]};
`;

/** Every course, or other learning material, filtered by topic, length, and words. */
export function CataloguePage({ actor }: Actor) {
  const { t } = useTranslation();
  const { section } = useSelector(actor, shelf);
  const title = useSelector(actor, titleKey);
  const intro = useSelector(actor, introKey);
  const key = useSelector(actor, sectionKey);
  const href = useSelector(actor, address);
  const topic = useSelector(actor, topicOf);
  const crumbs = [sectionCrumb(t, section)];
  return (
    <Page crumbs={topic === null ? crumbs : [...crumbs, { label: t(`sections.${key}`), href }]}>
      <h1>{t(title)}</h1>
      <Intro>{t(intro)}</Intro>
      <FilterForm actor={actor} />
      <Missing actor={actor} />
      <Results actor={actor} />
      {topic !== null && <TopicLinks title={t("catalogue.otherTopics")} except={topic} />}
    </Page>
  );
}

function FilterForm({ actor }: Actor) {
  const { t } = useTranslation();
  const { texts, hasWords, hasDurations } = useSelector(actor, shelf);
  const href = useSelector(actor, address);
  const chosen = useSelector(actor, filters);
  const known = useSelector(actor, topics);
  const topicless = useSelector(actor, lacksTopics);
  const topic = useSelector(actor, topicOf);
  const change = (part: Partial<Filters>) => actor.send({ type: "filters.change", filters: { ...chosen, ...part } });
  const toggle = (id: string) =>
    chosen.categories.includes(id)
      ? chosen.categories.filter((category) => category !== id)
      : [...chosen.categories, id];
  const apply = (event: FormEvent) => {
    event.preventDefault();
    change({});
  };
  return (
    <Form action={href} method="get" role="search" aria-label={t(`${texts}.filters`)} onSubmit={apply}>
      {hasWords && (
        <TextField
          label={t(`${hasWords}.search`)}
          labelHidden
          placeholder={t(`${hasWords}.placeholder`)}
          icon="search"
          type="search"
          name="search"
          maxLength={200}
          value={chosen.search}
          onChange={(event) => actor.send({ type: "words.type", search: event.target.value })}
        />
      )}
      {topic === null && !topicless && (
        <Group>
          <legend>{t("catalogue.topics")}</legend>
          <Chips>
            {known.map(({ id, title }) => (
              <Chip
                key={id}
                name="categories"
                value={id}
                label={title}
                checked={chosen.categories.includes(id)}
                onChange={() => change({ categories: toggle(id) })}
              />
            ))}
          </Chips>
        </Group>
      )}
      {hasDurations && (
        <Group>
          <legend>{t("catalogue.duration")}</legend>
          <Chips>
            <Chip
              type="radio"
              name="duration"
              value=""
              label={t("catalogue.anyDuration")}
              checked={chosen.duration === null}
              onChange={() => change({ duration: null })}
            />
            {durations.map((duration) => (
              <Chip
                key={duration}
                type="radio"
                name="duration"
                value={duration}
                label={t(`catalogue.${duration}`)}
                checked={chosen.duration === duration}
                onChange={() => change({ duration })}
              />
            ))}
          </Chips>
        </Group>
      )}
      <noscript>
        <button type="submit">{t("catalogue.apply")}</button>
      </noscript>
    </Form>
  );
}

/** Says what could not be loaded next to the list, and offers to try again. */
function Missing({ actor }: Actor) {
  const { t } = useTranslation();
  const incomplete = useSelector(actor, isIncomplete);
  const topicless = useSelector(actor, lacksTopics);
  const progressless = useSelector(actor, lacksProgress);
  return incomplete ? (
    <Notice
      kind="warning"
      action={
        <Button variant="secondary" onClick={() => actor.send({ type: "catalogue.retry" })}>
          {t("retry")}
        </Button>
      }
    >
      {topicless && t("catalogue.topicsFailed")} {progressless && t("catalogue.progressFailed")}
    </Notice>
  ) : null;
}

function Results({ actor }: Actor) {
  const { t } = useTranslation();
  const { origin, isForVisitor = false } = useSite();
  const { texts, hasProgress } = useSelector(actor, shelf);
  const shown = useSelector(actor, cards);
  const count = useSelector(actor, total);
  const mine = useSelector(actor, progress);
  const why = useSelector(actor, failure);
  const searching = useSelector(actor, isSearching);
  const empty = useSelector(actor, isEmpty);
  const failed = useSelector(actor, hasFailed);
  const failedMore = useSelector(actor, hasFailedMore);
  const busyMore = useSelector(actor, isBusyMore);
  const more = useSelector(actor, offersMore);
  const askForMore = () => actor.send({ type: "cards.more" });

  if (failed) {
    return (
      <FailureNotice
        failure={why}
        title={t(`${texts}.failed`)}
        onRetry={() => actor.send({ type: "catalogue.retry" })}
      />
    );
  }
  return (
    <Stack $gap={5} aria-busy={searching}>
      <Found role="status">
        {searching ? t("loading") : empty ? t(`${texts}.empty`) : t(`${texts}.found`, { count })}
      </Found>
      {empty ? (
        <Stack $gap={4} $align="start">
          <p>{t("catalogue.emptyText")}</p>
          <Button variant="secondary" onClick={() => actor.send({ type: "filters.change", filters: unfiltered })}>
            {t(`${texts}.reset`)}
          </Button>
        </Stack>
      ) : shown.length === 0 ? (
        <CardSkeletons count={3} />
      ) : texts === "webinarShelf" ? (
        <TimedCards texts={texts} cards={shown} progress={mine} hasProgress={false} />
      ) : (
        <CourseCards cards={shown} progress={mine} hasProgress={hasProgress && !isForVisitor} />
      )}
      {failedMore && <FailureNotice failure={why} title={t(`${texts}.moreFailed`)} onRetry={askForMore} />}
      {more && (
        <div>
          <Button variant="secondary" busy={busyMore} onClick={askForMore}>
            {t(`${texts}.more`)}
          </Button>
        </div>
      )}
      <StructuredData
        data={{
          "@type": "ItemList",
          itemListElement: shown.map((card, index) => ({
            "@type": "ListItem",
            position: index + 1,
            url: origin + hrefOf(card),
          })),
        }}
      />
    </Stack>
  );
}
