import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Duration } from "../../../contract/courses";
import type { catalogueMachine, Filters } from "../../../machines/finding/catalogue";
import { lastSegment, paths } from "../../paths";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Chip } from "../../ui/Chip";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { FailureNotice } from "../parts/FailureNotice";
import { Page } from "../parts/Page";
import { StructuredData } from "../parts/StructuredData";
import { CardSkeletons, CourseCards } from "./CourseCards";

type Actor = { actor: ActorRefFrom<typeof catalogueMachine> };
type Snapshot = SnapshotFrom<typeof catalogueMachine>;

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
/** Topics or progress are missing beside a list that is there. */
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
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${token["space-2"]};
  min-width: 0;
  margin: 0;
  padding: 0;
  border: 0;
  legend { float: left; min-width: 4.5rem; padding: 0; font-weight: 600; font-size: ${token["text-s"]}; }
`;
const Found = styled.p`
  margin: 0;
  min-height: 1.6em;
  color: ${color["ink-soft"]};
`;

/** Every course, found by topic, length and words. */
export function CataloguePage({ actor }: Actor) {
  const { t } = useTranslation();
  return (
    <Page crumbs={[{ label: t("nav.courses"), href: paths.courses }]}>
      <h1>{t("catalogue.title")}</h1>
      <Intro>{t("catalogue.intro")}</Intro>
      <FilterForm actor={actor} />
      <Missing actor={actor} />
      <Results actor={actor} />
    </Page>
  );
}

function FilterForm({ actor }: Actor) {
  const { t } = useTranslation();
  const chosen = useSelector(actor, filters);
  const known = useSelector(actor, topics);
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
    <Form action={paths.courses} method="get" role="search" aria-label={t("catalogue.filters")} onSubmit={apply}>
      <TextField
        label={t("catalogue.search")}
        labelHidden
        placeholder={t("catalogue.placeholder")}
        icon="search"
        type="search"
        name="search"
        maxLength={200}
        value={chosen.search}
        onChange={(event) => actor.send({ type: "words.type", search: event.target.value })}
      />
      <Group>
        <legend>{t("catalogue.topics")}</legend>
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
      </Group>
      <Group>
        <legend>{t("catalogue.duration")}</legend>
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
      </Group>
      <noscript>
        <button type="submit">{t("catalogue.apply")}</button>
      </noscript>
    </Form>
  );
}

/** Says what could not be loaded beside the list, and asks for it again. */
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
  const { origin } = useSite();
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
        title={t("catalogue.failed")}
        onRetry={() => actor.send({ type: "catalogue.retry" })}
      />
    );
  }
  return (
    <Stack $gap={5} aria-busy={searching}>
      <Found role="status">
        {searching ? t("loading") : empty ? t("catalogue.empty") : t("catalogue.found", { count })}
      </Found>
      {empty ? (
        <Stack $gap={4} $align="start">
          <p>{t("catalogue.emptyText")}</p>
          <Button variant="secondary" onClick={() => actor.send({ type: "filters.change", filters: unfiltered })}>
            {t("catalogue.reset")}
          </Button>
        </Stack>
      ) : shown.length === 0 ? (
        <CardSkeletons count={3} />
      ) : (
        <CourseCards cards={shown} progress={mine} />
      )}
      {failedMore && <FailureNotice failure={why} title={t("catalogue.moreFailed")} onRetry={askForMore} />}
      {more && (
        <div>
          <Button variant="secondary" busy={busyMore} onClick={askForMore}>
            {t("catalogue.more")}
          </Button>
        </div>
      )}
      <StructuredData
        data={{
          "@type": "ItemList",
          itemListElement: shown.map(({ url }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            url: origin + paths.course(lastSegment(url)),
          })),
        }}
      />
    </Stack>
  );
}
