import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { profileMachine } from "../../../machines/account/profile";
import type { catalogueMachine } from "../../../machines/catalogue/catalogue";
import { popularSource } from "../../../machines/catalogue/popular-source";
import type { Asked } from "../../../machines/library/article";
import { Artwork } from "../../components/Artwork";
import { FailureNotice } from "../../components/FailureNotice";
import { LazyBlock } from "../../components/LazyBlock";
import { NearBlock } from "../../components/NearBlock";
import { Page } from "../../components/Page";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { SectionButton } from "../../components/SectionButton";
import { TopicLinks } from "../../components/TopicLinks";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { partOf } from "../../screens/part";
import { useSite } from "../../screens/site-context";
import { useSessionActors } from "../../shell/session";
import { withTexts } from "../../shell/tools";
import { color, token, up } from "../../theme/theme";
import { Band } from "../../ui/Band";
import { Stack } from "../../ui/Stack";
import { CardSkeletons, CourseCards } from "../catalogue/CourseCards";

const learningNow = partOf(() => import("../learning-now/part"));
const popular = partOf(() => import("../popular/part"));
const voices = partOf(withTexts(() => import("../voices/part"), "catalogue-lists"));

type Actor = { actor: ActorRefFrom<typeof catalogueMachine> };
type Snapshot = SnapshotFrom<typeof catalogueMachine>;
/** Two rows: the editors' list may be longer, but the catalog has the rest. */
const cardsShown = 6;
const cards = (s: Snapshot) => s.context.cards;
const progress = (s: Snapshot) => s.context.progress;
const failure = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isLearner = (s: SnapshotFrom<typeof profileMachine>) => s.context.profile !== null;

const Hero = styled.div`
  display: grid;
  gap: ${token["space-8"]};
  align-items: center;
  padding-block: ${token["space-6"]} ${token["space-12"]};
  ${up("md")} { grid-template-columns: 1.15fr 1fr; gap: ${token["space-12"]}; padding-block: ${token["space-12"]} ${token["space-16"]}; }
  h1 { margin: 0; text-wrap: balance; }
`;
const Lead = styled.p`
  max-width: 54ch;
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: 1.125rem;
`;
/** A learner's courses take the place of the picture, which keeps its height, so that nothing below moves. */
const Place = styled.div`
  display: grid;
  & > * { grid-area: 1 / 1; }
`;
const Picture = styled.div<{ $isForVisitor: boolean }>`
  section + & { visibility: hidden; }
  svg { width: 100%; max-width: ${({ $isForVisitor }) => ($isForVisitor ? "26rem" : "none")}; height: auto; margin-inline: auto; }
  ${up("md")} { svg { max-width: none; } }
`;
const Steps = styled.ol`
  display: grid;
  gap: ${token["space-8"]};
  margin: 0;
  padding: ${token["space-10"]} 0;
  border-block: 1px solid ${color.rule};
  list-style: none;
  counter-reset: step;
  ${up("sm")} { grid-template-columns: repeat(3, 1fr); }
  li { counter-increment: step; }
  li::before {
    content: counter(step);
    display: block;
    margin-bottom: ${token["space-2"]};
    color: ${color["highlight-ink"]};
    font-family: ${token["font-heading"]};
    font-weight: 700;
  }
  h3 { margin: 0 0 ${token["space-2"]}; font-size: 1.1875rem; }
  p { margin: 0; color: ${color["ink-soft"]}; }
`;
const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: ${token["space-3"]};
  h2 { margin: 0; }
`;
/** Content that loads late may turn out to be empty, so it then takes no space either. */
const Later = styled.div`
  & > :not(:empty) + :not(:empty) { margin-top: ${token["space-12"]}; }
`;

/** The home page: what this site is, and where to start. */
export function HomePage({ actor }: Actor) {
  const { t } = useTranslation();
  const shown = useSelector(actor, cards);
  const mine = useSelector(actor, progress);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const { profile } = useSessionActors();
  const learner = useSelector(profile, isLearner);
  const { locale, isForVisitor = false } = useSite();
  return (
    <Page>
      <Hero>
        <Stack $gap={5} $align="start">
          <h1>{t("homePage.headline")}</h1>
          <Lead>{t("homePage.intro")}</Lead>
          <ButtonLink $size="l" href={paths.courses}>
            {t("nav.browse")}
          </ButtonLink>
        </Stack>
        <Place>
          {learner && <LazyBlock block={learningNow} props={{ id: `learning-now ${locale}`, input: { locale } }} />}
          <Picture $isForVisitor={isForVisitor}>
            <Artwork name="study" background="#dcebe2" />
          </Picture>
        </Place>
      </Hero>
      <Stack $gap={12}>
        <Stack $gap={5}>
          <Row>
            <h2>{t("homePage.coursesTitle")}</h2>
            <PageLink href={paths.courses}>{t("homePage.all")}</PageLink>
          </Row>
          {failed ? (
            <FailureNotice
              failure={why}
              title={t("catalogue.failed")}
              onRetry={() => actor.send({ type: "catalogue.retry" })}
            />
          ) : shown.length === 0 ? (
            <CardSkeletons count={3} />
          ) : (
            <CourseCards cards={shown.slice(0, cardsShown)} progress={mine} hasProgress={!isForVisitor} />
          )}
        </Stack>
        <TopicLinks title={t("homePage.topicsTitle")} />
        <Band>
          <Stack $gap={2}>
            <h2>{t("homePage.onboarding")}</h2>
            <p>{t("homePage.onboardingText")}</p>
          </Stack>
          <SectionButton $variant="secondary" section="onboardingSEO" />
        </Band>
        <Stack $gap={5}>
          <h2>{t("homePage.how")}</h2>
          <Steps>
            <li>
              <h3>{t("homePage.how1")}</h3>
              <p>{t("homePage.how1Text")}</p>
            </li>
            <li>
              <h3>{t("homePage.how2")}</h3>
              <p>{t("homePage.how2Text")}</p>
            </li>
            <li>
              <h3>{t("homePage.how3")}</h3>
              <p>{t("homePage.how3Text")}</p>
            </li>
          </Steps>
        </Stack>
        <Later>
          <NearBlock
            block={popular}
            props={{ id: `popular ${locale}`, input: { locale, source: popularSource(locale) } }}
          />
          <NearBlock
            block={voices}
            props={{ id: `voices ${locale}`, input: { kind: "home", locale, slug: null } satisfies Asked }}
          />
        </Later>
      </Stack>
    </Page>
  );
}
