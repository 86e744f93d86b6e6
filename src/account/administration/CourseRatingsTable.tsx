import { styled } from "styled-components";
import type { CourseRatings } from "../../../contract/account/ratings";
import { ratingsShownFrom } from "../../../contract/courses/ratings-shown";
import { PageLink } from "../../components/PageLink";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Stack } from "../../ui/Stack";
import { Table } from "../../ui/Table";
import { useAverageText } from "./use-average-text";

const scale = [5, 4, 3, 2, 1];

const Hint = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const Hidden = styled.small`
  display: block;
  color: ${color["ink-soft"]};
`;

/** How each course is rated, with how many gave how many stars; each title leads to its ratings. */
export function CourseRatingsTable({ courses }: { courses: readonly CourseRatings[] }) {
  const { t } = useTranslation();
  if (courses.length === 0) return <Hint>{t("ratings.unrated")}</Hint>;
  return (
    <Stack $gap={3} $align="stretch">
      <h2>{t("ratings.byCourse")}</h2>
      <Table label={t("ratings.byCourse")}>
        <thead>
          <tr>
            <th scope="col">{t("ratings.course")}</th>
            <th scope="col">{t("ratings.total")}</th>
            <th scope="col">{t("ratings.average")}</th>
            {scale.map((stars) => (
              <th key={stars} scope="col">
                {t("ratings.starCount", { count: stars })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {courses.map((course) => (
            <CourseRow key={course.id} course={course} />
          ))}
        </tbody>
      </Table>
      {courses.some(({ isShown }) => !isShown) && <Hint>{t("ratings.hiddenText", { fewest: ratingsShownFrom })}</Hint>}
    </Stack>
  );
}

function CourseRow({ course: { id, title, count, average, byStars, isShown } }: { course: CourseRatings }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const averageText = useAverageText();
  const number = new Intl.NumberFormat(formatLocales[language]);
  return (
    <tr>
      <th scope="row">
        <PageLink href={staffPaths.ratings({ course: String(id) })}>{title}</PageLink>
      </th>
      <td>{number.format(count)}</td>
      <td>
        {averageText(average)}
        {!isShown && <Hidden>{t("ratings.hidden")}</Hidden>}
      </td>
      {scale.map((stars) => (
        <td key={stars}>{number.format(byStars[stars - 1] ?? 0)}</td>
      ))}
    </tr>
  );
}
