import type { Course } from "../../../contract/courses/courses";
import { StructuredData } from "../../components/StructuredData";
import { isoDuration } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";

/** Structured data about the course and its clip for search engines. */
export function CourseData({ course }: { course: Course }) {
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
          ...(course.rating && {
            aggregateRating: {
              "@type": "AggregateRating",
              ratingValue: course.rating.average,
              ratingCount: course.rating.count,
              bestRating: 5,
              worstRating: 1,
            },
          }),
          offers: {
            "@type": "Offer",
            ...(course.plan ? { category: "Subscription" } : { category: "Free", price: 0, priceCurrency: "USD" }),
          },
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
            inLanguage: course.clip.captionsLanguage,
            uploadDate: course.publishedAt,
          }}
        />
      )}
    </>
  );
}
