import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Banner, Expert, Review } from "../../../contract/catalogue/site";
import type { articleMachine } from "../../../machines/library/article";
import { FailureNotice } from "../../components/FailureNotice";
import { ButtonLink } from "../../components/PageLink";
import { Portrait, WithPortrait } from "../../components/Portrait";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useLanguageOf } from "../../screens/language-of";
import { useSite } from "../../screens/site-context";
import { color, token } from "../../theme/theme";
import { Band } from "../../ui/Band";
import { type ButtonStyleProps, buttonStyle } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Grid } from "../../ui/Grid";
import { Spinner } from "../../ui/Spinner";
import { Stack } from "../../ui/Stack";

type Actor = { actor: ActorRefFrom<typeof articleMachine> };
type Snapshot = SnapshotFrom<typeof articleMachine>;
const homeOf = ({ context: { article } }: Snapshot) => (article?.kind === "home" ? article.document : null);
const failure = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isNotFound = (s: Snapshot) => s.hasTag("notFound");

const OtherLink = styled.a<ButtonStyleProps>`
  ${buttonStyle}
`;
const Name = styled.h3`
  font-size: ${token["text-h4"]};
`;
const Role = styled.p`
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;
const Quote = styled.figure`
  display: grid;
  gap: ${token["space-4"]};
  align-content: space-between;
  height: 100%;
  blockquote { white-space: pre-line; }
`;

/** The editors' part of the home page: a banner, instructors, and learners' reviews. Unset parts are hidden. */
export function Voices({ actor }: Actor) {
  const { t } = useTranslation();
  const home = useSelector(actor, homeOf);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const notFound = useSelector(actor, isNotFound);
  if (notFound) return null;
  if (failed)
    return (
      <FailureNotice failure={why} title={t("blockFailed")} onRetry={() => actor.send({ type: "article.retry" })} />
    );
  if (!home)
    return (
      <div aria-busy="true">
        <Spinner label={t("loading")} />
      </div>
    );
  const { bannerSettings: banner, topExperts, reviews } = home;
  if (!banner.isShown && topExperts.length === 0 && reviews.length === 0) return null;
  return (
    <Stack $gap={12}>
      {banner.isShown && <BannerBand banner={banner} />}
      {topExperts.length > 0 && <Experts experts={topExperts} />}
      {reviews.length > 0 && <Reviews reviews={reviews} />}
    </Stack>
  );
}

/** The `lang` of the editors' texts: they are in the content's language, regardless of the interface's. */
function useContentLang() {
  const { locale } = useSite();
  return useLanguageOf()({ language: locale });
}

/** Links that the router opens: not to other sites, and not to a place within a page. */
const isPage = (href: string) => href.startsWith(paths.home) && !href.includes("#");

function BannerBand({ banner: { title, text, link } }: { banner: Banner }) {
  const lang = useContentLang();
  return (
    <Band lang={lang}>
      <Stack $gap={2}>
        <h2>{title}</h2>
        {text && <p>{text}</p>}
      </Stack>
      {link &&
        (isPage(link.href) ? (
          <ButtonLink $variant="secondary" href={link.href}>
            {link.label}
          </ButtonLink>
        ) : (
          <OtherLink $variant="secondary" href={link.href}>
            {link.label}
          </OtherLink>
        ))}
    </Band>
  );
}

function Experts({ experts }: { experts: readonly Expert[] }) {
  const { t } = useTranslation();
  const lang = useContentLang();
  return (
    <Stack as="section" $gap={5}>
      <h2>{t("voices.experts")}</h2>
      <Grid as="ul" $min="16rem">
        {experts.map(({ id, name, role, line }) => (
          <Card key={name} as="li" lang={lang}>
            <Stack $gap={4}>
              <WithPortrait>
                <Portrait of={{ id, name }} />
                <div>
                  <Name>{name}</Name>
                  <Role>{role}</Role>
                </div>
              </WithPortrait>
              <p>{line}</p>
            </Stack>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}

function Reviews({ reviews }: { reviews: readonly Review[] }) {
  const { t } = useTranslation();
  const lang = useContentLang();
  return (
    <Stack as="section" $gap={5}>
      <h2>{t("voices.reviews")}</h2>
      <Grid as="ul" $min="18rem">
        {reviews.map(({ name, role, text }) => (
          <Card key={`${name} ${text}`} as="li" lang={lang} $tone="sunken">
            <Quote>
              <blockquote>{text}</blockquote>
              <figcaption>
                <strong>{name}</strong>
                {role && <Role>{role}</Role>}
              </figcaption>
            </Quote>
          </Card>
        ))}
      </Grid>
    </Stack>
  );
}
