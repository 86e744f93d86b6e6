import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { WebinarDocument } from "../../../machines/library/article";
import { Artwork } from "../../components/Artwork";
import { Html } from "../../components/Html";
import { LanguageNote } from "../../components/LanguageNote";
import { LazyBlock } from "../../components/LazyBlock";
import { NearClip } from "../../components/NearClip";
import { Outcomes } from "../../components/Outcomes";
import { ButtonLink } from "../../components/PageLink";
import { Portrait, WithPortrait } from "../../components/Portrait";
import { formatDuration, formatMoment, isoDuration } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useLanguageOf } from "../../screens/language-of";
import { partOf } from "../../screens/part";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token, up } from "../../theme/theme";
import { isMotif } from "../../ui/artwork/names";
import { Badge } from "../../ui/Badge";
import { ButtonLink as FileLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { type ArticleActor, ArticlePage, type ArticleSnapshot } from "../article/ArticlePage";
import { Aside, Columns, Lead, Picture, Small, Tags } from "../article/layout";
import { WebinarData } from "./WebinarData";

/** As the icons that pages share (`Icon`). */
const calendarPath =
  "M5.5 5.5h13A1.5 1.5 0 0 1 20 7v11.5a1.5 1.5 0 0 1-1.5 1.5h-13A1.5 1.5 0 0 1 4 18.5V7a1.5 1.5 0 0 1 1.5-1.5ZM4 10h16M8.5 3.5v4M15.5 3.5v4";

const registration = partOf(() => import("./registration"));
const recording = partOf(() => import("../../courses/clip/part"));
const isToCome = (s: ArticleSnapshot) => s.hasTag("toCome");
const isOver = (s: ArticleSnapshot) => s.hasTag("over");

const Drawing = styled(Picture)`
  display: none;
  border-radius: ${token["radius-l"]};
  ${up("md")} { display: block; }
`;
const Moment = styled.p`
  font-family: ${token["font-heading"]};
  font-size: ${token["text-h3"]};
  font-weight: 650;
  line-height: 1.3;
`;
const Fact = styled.p`
  display: flex;
  align-items: center;
  gap: 0.4em;
  color: ${color["ink-soft"]};
`;
const People = styled.ul`
  display: grid;
  gap: ${token["space-6"]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: grid; gap: ${token["space-2"]}; max-width: ${token["width-reading"]}; }
`;
const Role = styled.p`
  color: ${color["ink-soft"]};
`;

/** As tall as its usual content: what is below must not move when it arrives. */
const RegistrationSlot = styled.div`
  min-height: 14rem;
`;

type Shown = { actor: ArticleActor; webinar: WebinarDocument };

/** A webinar: when it takes place, who speaks, what visitors learn, and its recording. */
export function WebinarPage({ actor }: { actor: ArticleActor }) {
  const { t } = useTranslation();
  return (
    <ArticlePage
      actor={actor}
      kind="webinar"
      title={t("webinar.crumb")}
      failed={t("webinar.failed")}
      crumbs={(webinar, slug) => [
        { label: t("sections.webinars"), href: paths.webinars },
        { label: webinar?.title ?? "…", href: paths.webinar(slug) },
      ]}
    >
      {(webinar) => <Shown actor={actor} webinar={webinar} />}
    </ArticlePage>
  );
}

function Shown({ actor, webinar }: Shown) {
  const { t } = useTranslation();
  const languageOf = useLanguageOf();
  const lang = languageOf(webinar);
  const over = useSelector(actor, isOver);
  return (
    <>
      <LanguageNote language={webinar.language} />
      {over && (
        <Notice
          title={t("webinar.over")}
          action={
            <ButtonLink $variant="secondary" href={paths.webinars}>
              {t("webinar.all")}
            </ButtonLink>
          }
        >
          {t("webinar.overText")}
        </Notice>
      )}
      <Columns>
        <Stack $gap={4}>
          <Tags lang={lang}>
            {webinar.categories.map(({ id, title }) => (
              <Badge key={id} $tone="accent">
                {title}
              </Badge>
            ))}
          </Tags>
          <h1 lang={lang}>{webinar.title}</h1>
          <Lead lang={lang}>{webinar.description}</Lead>
        </Stack>
        <When actor={actor} webinar={webinar} />
        <Stack $gap={10}>
          <Recording webinar={webinar} />
          <Stack $gap={4}>
            <h2>{t("webinar.outcomes")}</h2>
            <Outcomes outcomes={webinar.outcomes} lang={lang} />
          </Stack>
          <Stack $gap={4}>
            <h2>{t("webinar.about")}</h2>
            <div lang={lang}>
              <Html html={webinar.about} />
            </div>
          </Stack>
          <Speakers webinar={webinar} />
        </Stack>
      </Columns>
      <WebinarData webinar={webinar} />
    </>
  );
}

/** When it starts, in the viewer's time zone, with its name (L20), and a calendar file while it is upcoming. */
function When({ actor, webinar }: Shown) {
  const { t } = useTranslation();
  const { language, locale } = useSite();
  const zone = useZone();
  const toCome = useSelector(actor, isToCome);
  const over = useSelector(actor, isOver);
  const { motif, background, startsAt, timing, slug, video } = webinar;
  return (
    <Aside>
      {isMotif(motif) && !video && (
        <Drawing>
          <Artwork name={motif} background={background} />
        </Drawing>
      )}
      <Card>
        <Stack $gap={3} $align="start">
          <Small>{t(over || video ? "webinar.was" : "webinar.toCome")}</Small>
          <Moment>
            <time dateTime={startsAt}>{formatMoment(formatLocales[language], startsAt, zone)}</time>
          </Moment>
          <Small>{t("webinar.zone", { zone })}</Small>
          {timing > 0 && (
            <Fact>
              <Icon name="clock" size={18} />
              <time dateTime={isoDuration(timing)}>{formatDuration(t, timing)}</time>
            </Fact>
          )}
          {toCome && (
            <>
              <FileLink href={paths.webinarCalendar(slug)}>
                <Icon path={calendarPath} size={18} /> {t("webinar.calendar")}
              </FileLink>
              <Small>{t("webinar.calendarText")}</Small>
            </>
          )}
        </Stack>
      </Card>
      {toCome && webinar.isJoinable && (
        <RegistrationSlot data-part="registration">
          <LazyBlock
            block={registration}
            props={{ id: `registration ${locale} ${slug}`, input: { locale, slug }, host: actor }}
          />
        </RegistrationSlot>
      )}
    </Aside>
  );
}

function Recording({ webinar: { video, title, slug, motif, background } }: { webinar: WebinarDocument }) {
  const { t } = useTranslation();
  const { locale } = useSite();
  return video ? (
    <Stack $gap={4}>
      <h2>{t("webinar.recording")}</h2>
      <NearClip
        clip={{ title: t("webinar.recordingOf", { title }), playText: t("webinar.play"), video }}
        still={{ poster: video.posterUrl, motif, background }}
        block={recording}
        props={{ id: `recording ${locale} ${slug}`, input: { video } }}
      />
    </Stack>
  ) : null;
}

function Speakers({ webinar }: { webinar: WebinarDocument }) {
  const { t } = useTranslation();
  const languageOf = useLanguageOf();
  const { speakersInFull: speakers } = webinar;
  return speakers.length > 0 ? (
    <Stack $gap={4}>
      <h2>{t("webinar.speakers", { count: speakers.length })}</h2>
      <People lang={languageOf(webinar)}>
        {speakers.map(({ id, name, role, bio }) => (
          <li key={id}>
            <WithPortrait>
              <Portrait of={{ id, name }} />
              <div>
                <h3>{name}</h3>
                <Role>{role}</Role>
              </div>
            </WithPortrait>
            <p>{bio}</p>
          </li>
        ))}
      </People>
    </Stack>
  ) : null;
}
