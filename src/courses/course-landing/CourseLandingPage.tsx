import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import { Artwork } from "../../components/Artwork";
import { FailureNotice } from "../../components/FailureNotice";
import { LanguageNote } from "../../components/LanguageNote";
import { Page } from "../../components/Page";
import { courseCrumb } from "../../components/section-crumb";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { NotFoundPage } from "../../shell/not-found/NotFoundPage";
import { color, token, up } from "../../theme/theme";
import { isMotif } from "../../ui/artwork/names";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { beginsWithVideo } from "./begins-with-video";
import { CourseBody } from "./CourseBody";
import { CourseData } from "./CourseData";
import { CourseIntro } from "./CourseIntro";
import type { CourseLandingActor, CourseLandingSnapshot } from "./course-landing-actor";
import { EnrolmentPanel } from "./EnrolmentPanel";

const courseOf = (s: CourseLandingSnapshot) => s.context.course;
const slugOf = (s: CourseLandingSnapshot) => s.context.slug;
const failure = (s: CourseLandingSnapshot) => s.context.failure;
const hasFailed = (s: CourseLandingSnapshot) => s.hasTag("failed");
const isNotFound = (s: CourseLandingSnapshot) => s.hasTag("notFound");
const enrolmentOf = (s: CourseLandingSnapshot) => s.children.enrolment;

const Top = styled.div`
  display: grid;
  gap: ${token["space-6"]};
  ${up("md")} { grid-template-columns: minmax(0, 1.7fr) minmax(19rem, 1fr); gap: ${token["space-12"]}; align-items: start; }
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

/** A course's own page. */
export function CourseLandingPage({ actor }: { actor: CourseLandingActor }) {
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
        <FailureNotice failure={why} title={t("landing.failed")} onRetry={() => actor.send({ type: "course.retry" })} />
      ) : course === null ? (
        <Stack $gap={4} aria-busy="true">
          <Skeleton $shape="title" $width={60} />
          <Skeleton />
          <Skeleton $width={80} />
        </Stack>
      ) : (
        <>
          {course.status === "draft" && (
            <Notice kind="warning" announce={false}>
              {t("landing.draft")}
            </Notice>
          )}
          <LanguageNote language={course.language} />
          <Top>
            <CourseIntro course={course} />
            <Aside>
              {!beginsWithVideo(course) && isMotif(course.motif) && (
                <Picture>
                  <Artwork name={course.motif} background={course.background} />
                </Picture>
              )}
              <Card data-part="enrolment">{enrolment && <EnrolmentPanel actor={enrolment} course={course} />}</Card>
            </Aside>
            <CourseBody actor={actor} course={course} />
          </Top>
          <CourseData course={course} />
        </>
      )}
    </Page>
  );
}
