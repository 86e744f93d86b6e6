import { endOf, type WebinarDocument } from "../../../machines/library/article";
import { StructuredData } from "../../components/StructuredData";
import { isoDuration } from "../../i18n/format";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";

/** Structured data about a webinar, as an event, and about its recording, as a clip. */
export function WebinarData({ webinar }: { webinar: WebinarDocument }) {
  const { t } = useTranslation();
  const { origin } = useSite();
  const { title: name, description, startsAt, timing, video, language: inLanguage } = webinar;
  const url = origin + webinar.url;
  return (
    <>
      <StructuredData
        data={{
          "@type": "Event",
          name,
          description,
          url,
          inLanguage,
          startDate: startsAt,
          endDate: endOf(webinar),
          eventAttendanceMode: "https://schema.org/OnlineEventAttendanceMode",
          eventStatus: "https://schema.org/EventScheduled",
          location: { "@type": "VirtualLocation", url },
          isAccessibleForFree: true,
          performer: webinar.speakersInFull.map((speaker) => ({
            "@type": "Person",
            name: speaker.name,
            jobTitle: speaker.role,
          })),
          organizer: { "@type": "Organization", name: t("siteName"), url: origin + paths.home },
        }}
      />
      {video && (
        <StructuredData
          data={{
            "@type": "VideoObject",
            name,
            description,
            inLanguage,
            uploadDate: startsAt,
            duration: isoDuration(timing),
            contentUrl: origin + video.url,
            ...(video.posterUrl && { thumbnailUrl: origin + video.posterUrl }),
          }}
        />
      )}
    </>
  );
}
