import type { CSSProperties } from "react";
import { styled } from "styled-components";
import type { Course, RatingSummary } from "../../../contract/courses/courses";
import { PlanBadge } from "../../components/PlanBadge";
import { formatDuration, isoDuration } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { Lead } from "./Lead";

const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]} ${token["space-5"]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: inline-flex; align-items: center; gap: 0.4em; color: ${color["ink-soft"]}; }
`;

const Lengths = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const Rating = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token["space-2"]};
  align-items: center;
  margin: 0;
  color: ${color["ink-soft"]};
`;
const Stars = styled.span`
  background: linear-gradient(to right, ${color["highlight-ink"]} var(--filled), ${color["rule-strong"]} var(--filled));
  background-clip: text;
  color: transparent;
  letter-spacing: 0.1em;
`;
const activities = ["watch", "read", "exercise"] as const;

/** The course's title, summary and size. */
export function CourseIntro({ course }: { course: Course }) {
  const { t } = useTranslation();
  const videos = course.lessons.reduce((sum, { countVideos }) => sum + countVideos, 0);
  const tests = course.lessons.reduce((sum, { countTests }) => sum + countTests, 0);
  const lengths = activities.filter((activity) => course.lengths[activity] > 0);
  return (
    <Stack $gap={4}>
      <div>
        {course.categories.map(({ id, title }) => (
          <Badge key={id} $tone="accent">
            {title}
          </Badge>
        ))}{" "}
        <PlanBadge plan={course.plan} />
      </div>
      <h1>{course.title}</h1>
      <Lead>{course.description}</Lead>
      <Facts>
        <li>
          <Icon name="book" size={18} /> {t("count.lesson", { count: course.lessons.length })}
        </li>
        {course.timing > 0 && (
          <li>
            <Icon name="clock" size={18} />
            <time dateTime={isoDuration(course.timing)}>{formatDuration(t, course.timing)}</time>
          </li>
        )}
        {videos > 0 && (
          <li>
            <Icon name="video" size={18} /> {t("count.video", { count: videos })}
          </li>
        )}
        {tests > 0 && (
          <li>
            <Icon name="quiz" size={18} /> {t("count.test", { count: tests })}
          </li>
        )}
        {course.exam && (
          <li>
            <Icon name="certificate" size={18} /> {t("course.exam")}
          </li>
        )}
      </Facts>
      {course.rating && <Rated rating={course.rating} />}
      {lengths.length > 1 && (
        <Lengths>
          {lengths
            .map((activity) => t(`landing.${activity}`, { time: formatDuration(t, course.lengths[activity]) }))
            .join(" · ")}
        </Lengths>
      )}
    </Stack>
  );
}

/** What learners think of the course (R64). The stars add nothing to the words. */
function Rated({ rating: { average, count } }: { rating: RatingSummary }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const stars = new Intl.NumberFormat(formatLocales[language], { minimumFractionDigits: 1 }).format(average);
  return (
    <Rating>
      <Stars aria-hidden="true" style={{ "--filled": `${(average / 5) * 100}%` } as CSSProperties}>
        ★★★★★
      </Stars>
      {t("landing.rated", { average: stars, count })}
    </Rating>
  );
}
