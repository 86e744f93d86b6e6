import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { Course } from "../../../contract/courses/courses";
import { byModule } from "../../components/by-module";
import { ClipFrame } from "../../components/ClipFrame";
import { Html } from "../../components/Html";
import { LazyBlock } from "../../components/LazyBlock";
import { NearBlock } from "../../components/NearBlock";
import { NearClip } from "../../components/NearClip";
import { Outcomes } from "../../components/Outcomes";
import { PageLink } from "../../components/PageLink";
import { Portrait, WithPortrait } from "../../components/Portrait";
import { formatDuration } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { partOf } from "../../screens/part";
import { useSite } from "../../screens/site-context";
import { withTexts } from "../../shell/tools";
import { color, tight, token } from "../../theme/theme";
import { Stack } from "../../ui/Stack";
import { beginsWithVideo } from "./begins-with-video";
import type { CourseLandingActor, CourseLandingSnapshot } from "./course-landing-actor";
import { Lead } from "./Lead";

const copy = partOf(() => import("./copy"));
const landingVideo = partOf(() => import("./landing-video"));
const promo = partOf(withTexts(() => import("./promo"), "courses", "courses-player"));
const rating = partOf(() => import("./rating"));
const isInCourse = (s: CourseLandingSnapshot) => s.context.settled?.enrolled === true;
const LessonList = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${color.rule};
  li { display: grid; grid-template-columns: 2.5rem 1fr auto; gap: ${token["space-1"]} ${token["space-3"]}; padding-block: ${token["space-4"]}; border-bottom: 1px solid ${color.rule}; }
  ${tight} { li { grid-template-columns: 2.5rem minmax(0, 1fr); > small { grid-column: 2; } } }
  p { margin: 0; color: ${color["ink-soft"]}; }
  small { color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; white-space: nowrap; }
`;
const LessonTitle = styled.h3`
  margin: 0;
  font-size: ${token["text-h4"]};
`;
const Position = styled.span`
  color: ${color["highlight-ink"]};
  font-family: ${token["font-heading"]};
  font-weight: 700;
  font-size: 1.25rem;
`;
const Person = styled(WithPortrait)`
  h3, p { margin: 0; }
  p { color: ${color["ink-soft"]}; }
  & > p { grid-column: 1 / -1; }
`;
const RatingSlot = styled.section`
  min-height: 9.5rem;
`;

/** A standalone lesson starts with its video; a course shows its clip after its description. */
export function CourseBody({ actor, course }: { actor: CourseLandingActor; course: Course }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const [instructor] = course.instructors;
  const { slug, standAloneLessonInfo: info, motif, background, clip: video } = course;
  const clip = video && {
    title: t("clip.name", { course: course.title }),
    playText: t("clip.play"),
    video,
    isOfPlus: Boolean(course.plan),
  };
  return (
    <Stack $gap={10}>
      {beginsWithVideo(course) && clip && (
        // The page shows the drawing nowhere else.
        <ClipFrame clip={clip} still={{ poster: null, motif, background }}>
          <LazyBlock
            block={promo}
            props={{ id: `promo ${locale} ${slug}`, input: { locale, slug, info, video }, host: actor }}
          />
        </ClipFrame>
      )}
      <Stack $gap={4}>
        <h2>{t("landing.outcomes")}</h2>
        <Outcomes outcomes={course.outcomes} />
      </Stack>
      <Stack $gap={4}>
        <h2>{t("landing.about")}</h2>
        <Html html={course.about} />
        <h3>{t("landing.audience")}</h3>
        <Lead as="p">{course.audience}</Lead>
      </Stack>
      {!info && clip && (
        <Stack $gap={4}>
          <h2>{t("clip.title")}</h2>
          <NearClip
            clip={clip}
            still={{ poster: clip.video.posterUrl, motif, background }}
            block={landingVideo}
            props={{ id: `landing-video ${locale} ${slug}`, input: { video: clip.video }, host: actor }}
          />
        </Stack>
      )}
      <Stack $gap={4}>
        <h2>{t("landing.lessons")}</h2>
        {byModule(course.modules, course.lessons).map(({ id, title, lessons }) => (
          <Stack key={id} $gap={3}>
            {title && <h3>{title}</h3>}
            <LessonList>
              {lessons.map((lesson) => (
                <li key={lesson.id}>
                  <Position aria-hidden="true">{lesson.number}</Position>
                  <div>
                    <LessonTitle as={title ? "h4" : "h3"}>{lesson.title}</LessonTitle>
                    <p>{lesson.description}</p>
                  </div>
                  <small>{formatDuration(t, lesson.timing)}</small>
                </li>
              ))}
            </LessonList>
          </Stack>
        ))}
      </Stack>
      {course.exam && (
        <Stack $gap={4}>
          <h2>{t("landing.exam")}</h2>
          <p>
            {t("landing.examText", {
              questions: t("count.question", { count: course.exam.questionsCount }),
              passMark: course.exam.passMark,
            })}{" "}
            {course.exam.clockSeconds > 0
              ? t("landing.examClock", { time: formatDuration(t, course.exam.clockSeconds) })
              : t("landing.examNoClock")}{" "}
            {course.exam.validityMonths > 0
              ? t("landing.examValidity", { months: t("count.month", { count: course.exam.validityMonths }) })
              : t("landing.examForever")}
          </p>
          <p>
            <PageLink href={paths.exam(course.exam.slug)}>{t("landing.examLink")}</PageLink>
          </p>
        </Stack>
      )}
      {instructor && (
        <Stack $gap={4}>
          <h2>{t(course.instructors.length > 1 ? "landing.instructors" : "landing.instructor")}</h2>
          {course.instructors.map(({ id, name, role, bio }, index) => (
            <Person key={id}>
              <Portrait of={{ id, name }} />
              <div>
                <h3>{name}</h3>
                <p>{role}</p>
              </div>
              {index === 0 && <p>{bio}</p>}
            </Person>
          ))}
        </Stack>
      )}
      <OfLearners actor={actor} slug={slug} />
    </Stack>
  );
}

/** For the course's learners only; at the end, if it does not move anything that is being read. */
function OfLearners({ actor, slug }: { actor: CourseLandingActor; slug: string }) {
  const { locale } = useSite();
  const inCourse = useSelector(actor, isInCourse);
  const input = { locale, slug };
  return inCourse ? (
    <>
      <div data-part="copy">
        <NearBlock block={copy} props={{ id: `copy ${locale} ${slug}`, input, host: actor }} />
      </div>
      <RatingSlot data-part="rating">
        <LazyBlock block={rating} props={{ id: `rating ${locale} ${slug}`, input, host: actor }} />
      </RatingSlot>
    </>
  ) : null;
}
