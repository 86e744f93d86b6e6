import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { adminFiles } from "../../../contract/account/admin-files";
import type { AdminRating, CourseRatings, RatingNumbers } from "../../../contract/account/ratings";
import { ratingNumbers } from "../../../contract/courses/ratings-shown";
import type { RatedAs, RatingRemoval } from "../../../machines/account/rating-removal";
import type { staffRatingsMachine } from "../../../machines/account/staff-ratings";
import { PageLink } from "../../components/PageLink";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { TextField } from "../../ui/TextField";
import { CourseRatingsTable } from "./CourseRatingsTable";
import { RatingRemovalDialog, RatingRemoved, type Removal } from "./RatingRemovalDialog";
import { StaffList } from "./StaffList";

type Actor = { actor: ActorRefFrom<typeof staffRatingsMachine> };
type Snapshot = SnapshotFrom<typeof staffRatingsMachine>;
const coursesOf = (s: Snapshot) => s.context.page?.courses ?? null;
const localeOf = (s: Snapshot) => s.context.locale;
// The types of a list do not say what may be done in it.
const removalIn = (s: Snapshot) => s.children.ratingRemoval as Removal | undefined;

const scale = [5, 4, 3, 2, 1];

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-3"]} ${token["space-4"]};
  align-items: center;
  justify-content: space-between;
  & > div { flex: 1 1 16rem; min-width: 0; }
`;
const Stars = styled.span`
  margin-inline-end: ${token["space-2"]};
  color: ${color["highlight-ink"]};
  letter-spacing: 0.1em;
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token["space-4"]};
  margin: ${token["space-1"]} 0 0;
  padding: 0;
  list-style: none;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

/** How learners rate courses: each course in numbers, then all ratings, which can be removed (R9, R62, R64). */
export function StaffRatingsPage({ actor }: Actor) {
  const { t } = useTranslation();
  const locale = useSelector(actor, localeOf);
  const fileOf = (query: Readonly<Record<string, string>>) =>
    `${adminFiles.ratings}?${new URLSearchParams({ ...query, ...(locale !== undefined && { locale }) })}`;
  return (
    <StaffList<AdminRating>
      list={actor}
      title={t("administration.sections.ratings")}
      hrefOf={staffPaths.ratings}
      fileOf={fileOf}
      actions={<Actions actor={actor} />}
      fields={(query) => <FilterFields actor={actor} query={query} />}
      count={(total) => t("ratings.count", { count: total })}
      row={(rating) => <Entry actor={actor} rating={rating} />}
    />
  );
}

function Actions({ actor }: Actor) {
  const courses = useSelector(actor, coursesOf);
  const removal = useSelector(actor, removalIn);
  return (
    <>
      {removal && <RatingRemoved actor={removal} />}
      {courses && <CourseRatingsTable courses={courses} />}
      {removal && <RatingRemovalDialog actor={removal} />}
    </>
  );
}

function FilterFields({ actor, query }: Actor & { query: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const courses = useSelector(actor, coursesOf) ?? [];
  const asked = query.course ?? "";
  const isListed = asked === "" || courses.some(({ id }) => String(id) === asked);
  const any = { value: "", label: t("staffList.any") };
  return (
    <>
      <TextField
        label={t("ratings.search")}
        type="search"
        name="search"
        maxLength={200}
        autoComplete="off"
        defaultValue={query.search ?? ""}
      />
      <SelectField
        label={t("ratings.course")}
        name="course"
        defaultValue={asked}
        options={[
          any,
          ...courses.map(({ id, title }) => ({ value: String(id), label: title })),
          // The titles come with the list; a choice in the address is kept until then, and without ratings too.
          ...(isListed ? [] : [{ value: asked, label: asked }]),
        ]}
      />
      <SelectField
        label={t("ratings.stars")}
        name="stars"
        defaultValue={query.stars ?? ""}
        options={[any, ...scale.map((count) => ({ value: String(count), label: t("ratings.starCount", { count }) }))]}
      />
    </>
  );
}

function Entry({ actor, rating }: Actor & { rating: AdminRating }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const { learner, course, stars, ratedAt } = rating;
  const { id, name, email } = learner;
  return (
    <Row>
      <div>
        <Stars aria-hidden="true">{"★".repeat(stars)}</Stars>
        <strong>{t("ratings.starCount", { count: stars })}</strong>
        <Facts>
          <li>{course.title}</li>
          <li>
            <PageLink href={staffPaths.account(id)}>
              {name === "" ? email : t("accounts.nameAndEmail", { name, email })}
            </PageLink>
          </li>
          <li>{t("ratings.rated", { date: formatDate(formatLocales[language], ratedAt, zone) })}</li>
        </Facts>
      </div>
      <Remove actor={actor} rating={rating} />
    </Row>
  );
}

const ratedAs = ({ count, average, isShown }: RatingNumbers): RatedAs => ({ count, average, isShown });

/** What is asked before a rating is removed: how its course is rated now, and how without it. */
function removalOf({ id, learner, course, stars }: AdminRating, rated: CourseRatings | undefined): RatingRemoval {
  const before = rated ?? ratingNumbers([]);
  const after = ratingNumbers(before.byStars.map((some, index) => (index + 1 === stars ? some - 1 : some)));
  return {
    account: learner.id,
    email: learner.email,
    course: course.id,
    title: course.title,
    id,
    stars,
    isRemoved: true,
    before: ratedAs(before),
    after: ratedAs(after),
  };
}

function Remove({ actor, rating }: Actor & { rating: AdminRating }) {
  const { t } = useTranslation();
  const courses = useSelector(actor, coursesOf);
  const { learner, course } = rating;
  const ask = () => {
    const rated = courses?.find(({ id }) => id === course.id);
    actor.send({ type: "action.request", action: "ratingRemoval", subject: removalOf(rating, rated) });
  };
  return (
    <Button
      variant="secondary"
      aria-label={t("ratings.removeName", { title: course.title, email: learner.email })}
      onClick={ask}
    >
      {t("ratings.remove")}
    </Button>
  );
}
