import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { PlusContent } from "../../../contract/catalogue/plus";
import type { academyPlusMachine } from "../../../machines/catalogue/academy-plus";
import { FailureNotice } from "../../components/FailureNotice";
import { Page } from "../../components/Page";
import { ButtonLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { color, token } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { CardSkeletons, CourseCards } from "../catalogue/CourseCards";

type Actor = { actor: ActorRefFrom<typeof academyPlusMachine> };
type Snapshot = SnapshotFrom<typeof academyPlusMachine>;
const contentOf = (s: Snapshot) => s.context.content;
const failure = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isEmpty = (s: Snapshot) => s.hasTag("empty");
const isBusy = (s: Snapshot) => s.hasTag("busy");

const Lead = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
const Gives = styled.ul`
  display: grid;
  gap: ${token["space-2"]};
  margin: 0;
  padding: 0;
  list-style: none;
  li { display: flex; gap: 0.5em; align-items: baseline; }
  svg { flex: none; translate: 0 0.15em; }
`;

const gives = ["give1", "give2", "give3"] as const;

/** What academy-plus gives, the way to it, and what it contains (R56). */
export function AcademyPlusPage({ actor }: Actor) {
  const { t } = useTranslation();
  return (
    <Page crumbs={[{ label: t("plus.title"), href: paths.academyPlus }]}>
      <Stack $gap={3}>
        <h1>{t("plus.title")}</h1>
        <Lead>{t("plus.intro")}</Lead>
      </Stack>
      <Card as="section">
        <Stack $gap={4}>
          <h2>{t("plus.gives")}</h2>
          <Gives>
            {gives.map((one) => (
              <li key={one}>
                <Icon name="check" size={18} /> {t(`plus.${one}`)}
              </li>
            ))}
          </Gives>
          <h2>{t("plus.way")}</h2>
          <p>{t("plus.wayText")}</p>
          <div>
            <ButtonLink href={paths.plan}>{t("plus.toPlan")}</ButtonLink>
          </div>
        </Stack>
      </Card>
      <Content actor={actor} />
    </Page>
  );
}

function Content({ actor }: Actor) {
  const { t } = useTranslation();
  const content = useSelector(actor, contentOf);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  const empty = useSelector(actor, isEmpty);
  const busy = useSelector(actor, isBusy);
  if (failed)
    return (
      <FailureNotice failure={why} title={t("plus.failed")} onRetry={() => actor.send({ type: "content.retry" })} />
    );
  if (empty) return <p>{t("plus.empty")}</p>;
  if (busy || content === null)
    return (
      <div aria-busy="true">
        <CardSkeletons count={3} />
      </div>
    );
  return (
    <>
      <Cards title={t("plus.courses")} cards={content.courses} />
      <Cards title={t("plus.series")} cards={content.series.map((one) => ({ ...one, categories: [] }))} />
    </>
  );
}

interface CardsProps {
  title: string;
  cards: (PlusContent["courses"][number] | (PlusContent["series"][number] & { categories: [] }))[];
}
const Cards = ({ title, cards }: CardsProps) =>
  cards.length === 0 ? null : (
    <Stack as="section" $gap={5}>
      <h2>{title}</h2>
      <CourseCards cards={cards} progress={null} hasProgress={false} as="h3" />
    </Stack>
  );
