import { useSelector } from "@xstate/react";
import { useEffect } from "react";
import { styled } from "styled-components";
import { Artwork } from "../../components/Artwork";
import { FailureNotice } from "../../components/FailureNotice";
import { LanguageNote } from "../../components/LanguageNote";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { ButtonLink } from "../../components/PageLink";
import { courseCrumb } from "../../components/section-crumb";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { NotFoundPage } from "../../shell/not-found/NotFoundPage";
import { color, token } from "../../theme/theme";
import { isMotif } from "../../ui/artwork/names";
import { Notice } from "../../ui/Notice";
import { Skeleton } from "../../ui/Skeleton";
import { Spinner } from "../../ui/Spinner";
import { Stack } from "../../ui/Stack";
import { LessonEnd } from "./LessonEnd";
import { LessonNavigation } from "./LessonNavigation";
import type { LessonActor, LessonSnapshot } from "./lesson-actor";
import { StepView } from "./StepView";

const lessonOf = (s: LessonSnapshot) => s.context.lesson;
const outlineOf = (s: LessonSnapshot) => s.context.outline;
const structureOf = (s: LessonSnapshot) => s.context.structure;
const slugOf = (s: LessonSnapshot) => s.context.slug;
const numberOf = (s: LessonSnapshot) => s.context.number;
const failure = (s: LessonSnapshot) => s.context.failure;
const isNotFound = (s: LessonSnapshot) => s.hasTag("notFound");
const isPending = (s: LessonSnapshot) => s.hasTag("pending");
const hasFailed = (s: LessonSnapshot) => s.matches("failed");
const isNotEnrolled = (s: LessonSnapshot) => s.matches("notEnrolled");
const isSignedOut = (s: LessonSnapshot) => s.matches("signedOut");

const Caption = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
`;

/** Placeholder for a loading step. */
const Picture = styled.div`
  overflow: hidden;
  border-radius: ${token["radius-l"]};
  svg { width: 100%; height: auto; }
`;

/** One lesson: its steps, the learner's position, and what comes next. */
export function LessonPage({ actor }: { actor: LessonActor }) {
  const { t } = useTranslation();
  const lesson = useSelector(actor, lessonOf);
  const outline = useSelector(actor, outlineOf);
  const structure = useSelector(actor, structureOf);
  const slug = useSelector(actor, slugOf);
  const number = useSelector(actor, numberOf);
  const why = useSelector(actor, failure);
  const notFound = useSelector(actor, isNotFound);
  const pending = useSelector(actor, isPending);
  const failed = useSelector(actor, hasFailed);
  const notEnrolled = useSelector(actor, isNotEnrolled);
  const signedOut = useSelector(actor, isSignedOut);
  usePageHidden(actor);
  const course = structure?.course ?? outline?.course;
  const courseUrl = course?.url ?? paths.course(slug);
  const shown = !(failed || notEnrolled || signedOut || pending) && lesson !== null && structure !== null;

  if (notFound) return <NotFoundPage />;
  return (
    <Page
      lang={course?.language}
      aside={shown ? <LessonNavigation actor={actor} structure={structure} /> : null}
      crumbs={[
        courseCrumb(t, courseUrl),
        ...(course ? [{ label: course.title, href: courseUrl }] : []),
        { label: t("lesson.heading", { number }), href: paths.lesson(slug, number) },
      ]}
    >
      <NeedsScripts>
        <ButtonLink $variant="secondary" href={courseUrl}>
          {t("lesson.toCourse")}
        </ButtonLink>
      </NeedsScripts>
      {failed ? (
        <>
          <h1>{t("lesson.heading", { number })}</h1>
          <FailureNotice
            failure={why}
            title={t("lesson.failed")}
            onRetry={() => actor.send({ type: "lesson.retry" })}
          />
        </>
      ) : notEnrolled ? (
        <>
          <h1>{outline?.title ?? t("lesson.heading", { number })}</h1>
          <Notice
            kind="info"
            title={t("lesson.notEnrolled")}
            action={<ButtonLink href={courseUrl}>{t("lesson.toCourse")}</ButtonLink>}
          >
            {t("lesson.notEnrolledText")}
          </Notice>
        </>
      ) : signedOut ? (
        <>
          <Stack $gap={2}>
            <h1>{outline?.title ?? t("lesson.heading", { number })}</h1>
            {outline ? <Caption>{outline.caption}</Caption> : null}
          </Stack>
          <Notice
            kind="info"
            title={t("lesson.signedOut")}
            action={<ButtonLink href={paths.signIn(paths.lesson(slug, number))}>{t("nav.signIn")}</ButtonLink>}
          />
        </>
      ) : !shown ? (
        <Stack $gap={4} aria-busy="true">
          <Stack $gap={2}>
            <h1>{outline?.title ?? t("lesson.heading", { number })}</h1>
            {outline ? <Caption>{outline.caption}</Caption> : <Skeleton $width={60} />}
          </Stack>
          {outline && isMotif(outline.course.motif) ? (
            <Picture>
              <Artwork name={outline.course.motif} background={outline.course.background} />
            </Picture>
          ) : (
            <Skeleton $shape="media" />
          )}
          <Spinner label={t("loading")} />
        </Stack>
      ) : (
        <>
          <LanguageNote language={structure.course.language} />
          <Stack $gap={2}>
            <h1>{lesson.title}</h1>
            <Caption>{lesson.caption}</Caption>
          </Stack>
          <StepView actor={actor} />
          <LessonEnd actor={actor} />
        </>
      )}
    </Page>
  );
}

/** Tells the machine that the page may close in a moment (L15). */
function usePageHidden(actor: LessonActor): void {
  useEffect(() => {
    const report = () => {
      if (document.visibilityState === "hidden") actor.send({ type: "page.hidden" });
    };
    document.addEventListener("visibilitychange", report);
    addEventListener("pagehide", report);
    return () => {
      // Another page of the site opens: for the video, that is like closing the tab.
      actor.send({ type: "page.hidden" });
      document.removeEventListener("visibilitychange", report);
      removeEventListener("pagehide", report);
    };
  }, [actor]);
}
