import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { examListMachine } from "../../../machines/exams/exam-list";
import { type ExamGroup, groupsOf } from "../../../machines/exams/exam-statuses";
import { FailureNotice } from "../../components/FailureNotice";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { StructuredData } from "../../components/StructuredData";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { color, token, up } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Cluster } from "../../ui/Cluster";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { ExamCards, ExamSkeletons } from "./ExamCards";

type Actor = { actor: ActorRefFrom<typeof examListMachine> };
type Snapshot = SnapshotFrom<typeof examListMachine>;
const listOf = (s: Snapshot) => s.context.list;
const examsOf = (s: Snapshot) => s.context.exams;
const statusesOf = (s: Snapshot) => s.context.statuses;
const nowOf = (s: Snapshot) => s.context.now;
const failure = (s: Snapshot) => s.context.failure;
const statusesFailure = (s: Snapshot) => s.context.statusesFailure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isUnsettled = (s: Snapshot) => s.hasTag("busy") || s.hasTag("pending");
const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isIncomplete = (s: Snapshot) => s.hasTag("incomplete");

const Lead = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
const Text = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
`;
const Ways = styled(Cluster)`
  a { display: inline-flex; align-items: center; gap: 0.4em; min-height: 2rem; font-weight: 600; }
`;
/** Stacked; side by side if each is only a heading and a sentence. */
const Groups = styled.div<{ $inColumns: boolean }>`
  display: grid;
  gap: ${token["space-10"]};
  ${({ $inColumns }) => $inColumns && `${up("sm")} { grid-template-columns: 1fr 1fr; }`}
`;

/** The agency partners' groups, before their contents are known. */
const unfilled: ExamGroup[] = [
  { name: "digitalAgencies", exams: [] },
  { name: "toolkitProficiency", exams: [] },
];

/** Exams to choose from: all of them, or those of agency partners. */
export function ExamListPage({ actor }: Actor) {
  const { t } = useTranslation();
  const isOfAll = useSelector(actor, listOf) === "all";
  const certification = { label: t("sections.certification"), href: paths.certification };
  const agency = { label: t("sections.agencyPartnersExams"), href: paths.agencyPartnersExams };
  return (
    <Page crumbs={isOfAll ? [certification] : [certification, agency]}>
      <Stack $gap={3}>
        <h1>{(isOfAll ? certification : agency).label}</h1>
        <Lead>{t(isOfAll ? "exams.intro" : "exams.agency.intro")}</Lead>
        <Ways $gap={5}>
          <PageLink href={paths.myCertificates}>
            <Icon name="certificate" /> {t("nav.certificates")}
          </PageLink>
          {isOfAll ? (
            <PageLink href={agency.href}>
              <Icon name="arrow-right" /> {agency.label}
            </PageLink>
          ) : (
            <PageLink href={certification.href}>
              <Icon name="arrow-right" /> {t("exams.all")}
            </PageLink>
          )}
        </Ways>
      </Stack>
      {isOfAll ? <AllExams actor={actor} /> : <AgencyExams actor={actor} />}
    </Page>
  );
}

/** Every exam: for visitors in one list, for learners grouped by what they can do. */
function AllExams({ actor }: Actor) {
  const { t } = useTranslation();
  const signedOut = useSelector(actor, isSignedOut);
  const groups = useGroups(actor);
  return (
    <Stack $gap={8}>
      <Listed actor={actor} groups={groups} isPending={useSelector(actor, isBusy)} />
      {/* Who is here is known later than the list: above it, the notice would move it. */}
      {signedOut && (
        <Notice
          announce={false}
          action={
            <Button variant="secondary" onClick={() => actor.send({ type: "signIn.open" })}>
              {t("nav.signIn")}
            </Button>
          }
        >
          {t("exams.signedOut")}
        </Notice>
      )}
    </Stack>
  );
}

/**
 * The exams of agency partners. Only learners get this list (section 6), in the server's order (R51): visitors read who
 * it is for, and find its exams among all others.
 */
function AgencyExams({ actor }: Actor) {
  const { t } = useTranslation();
  const statuses = useSelector(actor, statusesOf);
  const signedOut = useSelector(actor, isSignedOut);
  const isUnknown = useSelector(actor, isUnsettled);
  const known = useGroups(actor);
  return (
    <Stack $gap={8}>
      <NeedsScripts />
      {signedOut && (
        <Card>
          <Stack $gap={4} $align="start">
            <Icon name="lock" size={32} />
            <h2>{t("exams.agency.signedOut")}</h2>
            <Text>{t("exams.agency.signedOutText")}</Text>
            <Cluster>
              <Button size="l" onClick={() => actor.send({ type: "signIn.open" })}>
                {t("nav.signIn")}
              </Button>
              <ButtonLink $variant="secondary" $size="l" href={paths.certification}>
                {t("exams.agency.toAll")}
              </ButtonLink>
            </Cluster>
          </Stack>
        </Card>
      )}
      <Listed actor={actor} groups={statuses && !isUnknown ? known : unfilled} isPending={isUnknown} />
    </Stack>
  );
}

interface ListedProps extends Actor {
  groups: ExamGroup[];
  isPending: boolean;
}

/** The groups, or what is wrong with them. */
function Listed({ actor, groups, isPending }: ListedProps) {
  const failed = useSelector(actor, hasFailed);
  if (failed) return <Failed actor={actor} />;
  return (
    <>
      <WithoutStatuses actor={actor} />
      <Groups $inColumns={!isPending && groups.every(({ exams }) => exams.length === 0)} aria-busy={isPending}>
        {groups.map((group) => (
          <Group key={group.name} group={group} isPending={isPending} />
        ))}
        {isPending && <Loading withCards={groups.length === 0} />}
      </Groups>
      {!isPending && groups.length === 0 && <None />}
      <ItemList groups={groups} />
    </>
  );
}

const useGroups = (actor: Actor["actor"]): ExamGroup[] =>
  groupsOf(useSelector(actor, examsOf), useSelector(actor, statusesOf), useSelector(actor, nowOf));

function Group({ group: { name, exams }, isPending }: { group: ExamGroup; isPending: boolean }) {
  const { t } = useTranslation();
  return (
    <Stack $gap={5} as="section">
      <Stack $gap={2}>
        <h2>{t(`exams.${name}`)}</h2>
        {(name === "digitalAgencies" || name === "toolkitProficiency") && <Text>{t(`exams.${name}Text`)}</Text>}
      </Stack>
      {exams.length > 0 ? <ExamCards exams={exams} /> : isPending && <ExamSkeletons count={1} />}
    </Stack>
  );
}

/** Says when the learner's status is unknown. */
function WithoutStatuses({ actor }: Actor) {
  const { t } = useTranslation();
  const incomplete = useSelector(actor, isIncomplete);
  const why = useSelector(actor, statusesFailure);
  return incomplete ? (
    <FailureNotice failure={why} title={t("exams.statusesFailed")} onRetry={() => actor.send({ type: "exams.retry" })}>
      {t("exams.statusesFailedText")}
    </FailureNotice>
  ) : null;
}

function Failed({ actor }: Actor) {
  const { t } = useTranslation();
  const why = useSelector(actor, failure);
  return <FailureNotice failure={why} title={t("exams.failed")} onRetry={() => actor.send({ type: "exams.retry" })} />;
}

function None() {
  const { t } = useTranslation();
  return (
    <Card>
      <Stack $gap={4} $align="start">
        <Icon name="certificate" size={40} />
        <h2>{t("exams.none")}</h2>
        <p>{t("exams.noneText")}</p>
        <ButtonLink href={paths.courses}>{t("nav.browse")}</ButtonLink>
      </Stack>
    </Card>
  );
}

function Loading({ withCards }: { withCards: boolean }) {
  const { t } = useTranslation();
  return (
    <>
      <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
      {withCards && <ExamSkeletons count={3} />}
    </>
  );
}

function ItemList({ groups }: { groups: ExamGroup[] }) {
  const { origin } = useSite();
  const listed = groups.flatMap(({ exams }) => exams);
  return listed.length === 0 ? null : (
    <StructuredData
      data={{
        "@type": "ItemList",
        itemListElement: listed.map(({ exam }, index) => ({
          "@type": "ListItem",
          position: index + 1,
          url: origin + paths.exam(exam.slug),
        })),
      }}
    />
  );
}
