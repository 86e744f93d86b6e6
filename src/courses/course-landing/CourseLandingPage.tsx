import { useSelector } from "@xstate/react";
import { useTranslation } from "react-i18next";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Course } from "../../../contract/courses/courses";
import type { courseLandingMachine } from "../../../machines/courses/course-landing";
import { byModule } from "../../components/by-module";
import { FailureNotice } from "../../components/FailureNotice";
import { Html } from "../../components/Html";
import { LanguageNote } from "../../components/LanguageNote";
import { LazyBlock } from "../../components/LazyBlock";
import { NearBlock } from "../../components/NearBlock";
import { Outcomes } from "../../components/Outcomes";
import { Page } from "../../components/Page";
import { PageLink } from "../../components/PageLink";
import { StructuredData } from "../../components/StructuredData";
import { courseCrumb } from "../../components/section-crumb";
import { formatDuration, isoDuration } from "../../i18n/format";
import { paths } from "../../paths/paths";
import { partOf } from "../../screens/part";
import { useSite } from "../../screens/site-context";
import { NotFoundPage } from "../../shell/not-found/NotFoundPage";
import { color, token, up } from "../../theme/theme";
import { Artwork, isMotif } from "../../ui/artwork/Artwork";
import { Badge } from "../../ui/Badge";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { ClipPlace } from "./ClipPlace";
import { CourseContext } from "./course-context";
import { EnrolmentPanel } from "./EnrolmentPanel";

const landingVideo = partOf(() => import("./landing-video"));
const promo = partOf(() => import("./promo"));
const rating = partOf(() => import("./rating"));

type Actor = { actor: ActorRefFrom<typeof courseLandingMachine> };
type Snapshot = SnapshotFrom<typeof courseLandingMachine>;
const courseOf = (s: Snapshot) => s.context.course;
const slugOf = (s: Snapshot) => s.context.slug;
const failure = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isNotFound = (s: Snapshot) => s.hasTag("notFound");
const enrolmentOf = (s: Snapshot) => s.children.enrolment;
const isInCourse = (s: Snapshot) => s.context.settled?.enrolled === true;

const Top = styled.div`
  display: grid;
  gap: ${token["space-6"]};
  ${up("md")} { grid-template-columns: minmax(0, 1.7fr) minmax(19rem, 1fr); gap: ${token["space-12"]}; align-items: start; }
`;
const Lead = styled.p`
  max-width: 60ch;
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]} ${token["space-5"]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: inline-flex; align-items: center; gap: 0.4em; color: ${color["ink-soft"]}; }
`;
const Aside = styled.div`
  display: grid;
  gap: ${token["space-4"]};
  ${up("md")} { position: sticky; top: 5.5rem; grid-row: 1 / span 2; grid-column: 2; }
`;
const Picture = styled.div`
  overflow: hidden;
  aspect-ratio: 16 / 10;
  border-radius: ${token["radius-l"]};
  background: ${color.sunken};
  display: none;
  ${up("md")} { display: block; }
  svg { display: block; width: 100%; height: 100%; }
`;
const LessonList = styled.ol`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
  border-top: 1px solid ${color.rule};
  li { display: grid; grid-template-columns: 2.5rem 1fr auto; gap: ${token["space-1"]} ${token["space-3"]}; padding-block: ${token["space-4"]}; border-bottom: 1px solid ${color.rule}; }
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
const Person = styled.div`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token["space-2"]} ${token["space-4"]};
  align-items: center;
  h3, p { margin: 0; }
  p { color: ${color["ink-soft"]}; }
  & > p { grid-column: 1 / -1; }
`;
const Portrait = styled.span`
  display: grid;
  place-items: center;
  width: 3.5rem;
  height: 3.5rem;
  border-radius: ${token["radius-full"]};
  background: ${color["accent-soft"]};
  color: ${color["accent-ink"]};
  font-family: ${token["font-heading"]};
  font-weight: 700;
  font-size: 1.25rem;
`;

/** Lets what is fetched when it comes near fill its place. */
const Near = styled.div`
  display: grid;
  place-self: stretch;
  & > div { display: grid; place-items: center; }
`;
const RatingPlace = styled.section`
  min-height: 9.5rem;
`;

/** A course's own page. */
export function CourseLandingPage({ actor }: Actor) {
  const { t } = useTranslation();
  const course = useSelector(actor, courseOf);
  const slug = useSelector(actor, slugOf);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const notFound = useSelector(actor, isNotFound);
  const enrolment = useSelector(actor, enrolmentOf);
  const address = course?.url ?? paths.course(slug);

  if (notFound) return <NotFoundPage />;
  return (
    <Page lang={course?.language} crumbs={[courseCrumb(t, address), { label: course?.title ?? "…", href: address }]}>
      {failed ? (
        <FailureNotice failure={why} title={t("course.failed")} onRetry={() => actor.send({ type: "course.retry" })} />
      ) : course === null ? (
        <Stack $gap={4} aria-busy="true">
          <Skeleton $shape="title" $width={60} />
          <Skeleton />
          <Skeleton $width={80} />
        </Stack>
      ) : (
        <CourseContext value={course}>
          {course.status === "draft" && (
            <Notice kind="warning" announce={false}>
              {t("course.draft")}
            </Notice>
          )}
          <LanguageNote language={course.language} />
          <Top>
            <Intro course={course} />
            <Aside>
              {!beginsWithVideo(course) && isMotif(course.motif) && (
                <Picture>
                  <Artwork motif={course.motif} background={course.background} />
                </Picture>
              )}
              <Card data-part="enrolment">{enrolment && <EnrolmentPanel actor={enrolment} course={course} />}</Card>
            </Aside>
            <Body actor={actor} course={course} />
          </Top>
          <CourseData course={course} />
        </CourseContext>
      )}
    </Page>
  );
}

function Intro({ course }: { course: Course }) {
  const { t } = useTranslation();
  const videos = course.lessons.reduce((sum, { countVideos }) => sum + countVideos, 0);
  const tests = course.lessons.reduce((sum, { countTests }) => sum + countTests, 0);
  return (
    <Stack $gap={4}>
      <div>
        {course.categories.map(({ id, title }) => (
          <Badge key={id} $tone="accent">
            {title}
          </Badge>
        ))}
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
            <Icon name="certificate" size={18} /> {t("catalogue.exam")}
          </li>
        )}
      </Facts>
    </Stack>
  );
}

const beginsWithVideo = ({ standAloneLessonInfo: info }: Course): boolean => Boolean(info?.videoUrl);

/** A lesson that stands alone begins with its video; a course shows what it is like once it has said what it is about. */
function Body({ actor, course }: Actor & { course: Course }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  const [instructor] = course.instructors;
  const { slug, standAloneLessonInfo: info } = course;
  return (
    <Stack $gap={10}>
      {beginsWithVideo(course) && (
        <ClipPlace course={course}>
          <LazyBlock
            block={promo}
            props={{ id: `promo ${locale} ${slug}`, input: { locale, slug, info }, host: actor }}
          />
        </ClipPlace>
      )}
      <Stack $gap={4}>
        <h2>{t("course.outcomes")}</h2>
        <Outcomes outcomes={course.outcomes} />
      </Stack>
      <Stack $gap={4}>
        <h2>{t("course.about")}</h2>
        <Html html={course.about} />
        <h3>{t("course.audience")}</h3>
        <Lead as="p">{course.audience}</Lead>
      </Stack>
      {!info && course.clip && (
        <Stack $gap={4}>
          <h2>{t("clip.title")}</h2>
          <ClipPlace course={course}>
            <Near>
              <NearBlock
                block={landingVideo}
                props={{ id: `landing-video ${locale} ${slug}`, input: undefined, host: actor }}
              />
            </Near>
          </ClipPlace>
        </Stack>
      )}
      <Stack $gap={4}>
        <h2>{t("course.lessons")}</h2>
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
          <h2>{t("course.exam")}</h2>
          <p>
            {t("course.examText", {
              questions: t("count.question", { count: course.exam.questionsCount }),
              passMark: course.exam.passMark,
            })}{" "}
            {course.exam.clockSeconds > 0
              ? t("course.examClock", { time: formatDuration(t, course.exam.clockSeconds) })
              : t("course.examNoClock")}{" "}
            {course.exam.validityMonths > 0
              ? t("course.examValidity", { months: t("count.month", { count: course.exam.validityMonths }) })
              : t("course.examForever")}
          </p>
          <p>
            <PageLink href={paths.exam(course.exam.slug)}>{t("course.examLink")}</PageLink>
          </p>
        </Stack>
      )}
      {instructor && (
        <Stack $gap={4}>
          <h2>{t(course.instructors.length > 1 ? "course.instructors" : "course.instructor")}</h2>
          {course.instructors.map(({ id, name, role, bio }, index) => (
            <Person key={id}>
              <Portrait aria-hidden="true">
                {name
                  .split(" ")
                  .map(([initial]) => initial)
                  .join("")}
              </Portrait>
              <div>
                <h3>{name}</h3>
                <p>{role}</p>
              </div>
              {index === 0 && <p>{bio}</p>}
            </Person>
          ))}
        </Stack>
      )}
      <Rating actor={actor} slug={slug} />
    </Stack>
  );
}

/** Of the course's learners only; at the end, where it moves nothing that anybody reads. */
function Rating({ actor, slug }: Actor & { slug: string }) {
  const { locale } = useSite();
  const inCourse = useSelector(actor, isInCourse);
  return inCourse ? (
    <RatingPlace data-part="rating">
      <LazyBlock block={rating} props={{ id: `rating ${locale} ${slug}`, input: { locale, slug }, host: actor }} />
    </RatingPlace>
  ) : null;
}

function CourseData({ course }: { course: Course }) {
  const { t } = useTranslation();
  const { origin } = useSite();
  return (
    <>
      <StructuredData
        data={{
          "@type": "Course",
          name: course.title,
          description: course.description,
          url: origin + course.url,
          inLanguage: course.language,
          timeRequired: isoDuration(course.timing),
          provider: { "@type": "Organization", name: t("siteName"), url: origin + paths.home },
          offers: { "@type": "Offer", category: "Free", price: 0, priceCurrency: "USD" },
          hasCourseInstance: {
            "@type": "CourseInstance",
            courseMode: "Online",
            courseWorkload: isoDuration(course.timing),
            instructor: course.instructors.map(({ name, role }) => ({ "@type": "Person", name, jobTitle: role })),
          },
        }}
      />
      {course.clip && (
        <StructuredData
          data={{
            "@type": "VideoObject",
            name: t("clip.name", { course: course.title }),
            description: course.description,
            contentUrl: origin + course.clip.url,
            ...(course.clip.posterUrl && { thumbnailUrl: origin + course.clip.posterUrl }),
            inLanguage: "en",
          }}
        />
      )}
    </>
  );
}
