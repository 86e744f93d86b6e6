import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { EditingOverview } from "../../../contract/engagement/editing";
import type { editingDeskMachine } from "../../../machines/engagement/editing-desk";
import { FailureNotice } from "../../components/FailureNotice";
import { Gate } from "../../components/Gate";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { formatMoment } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import { Drafts } from "./Drafts";
import { Translations } from "./Translations";

type Actor = { actor: ActorRefFrom<typeof editingDeskMachine> };
type Snapshot = SnapshotFrom<typeof editingDeskMachine>;
const overviewOf = (s: Snapshot) => s.context.overview;
const failure = (s: Snapshot) => s.context.failure;
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
const isForbidden = (s: Snapshot) => s.hasTag("forbidden");

const Lead = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
  font-size: ${token["text-lead"]};
`;
const Facts = styled.dl`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${token["space-2"]} ${token["space-4"]};
  margin: 0;
  dt { color: ${color["ink-soft"]}; }
  dd { min-width: 0; margin: 0; overflow-wrap: anywhere; }
`;
const Code = styled.code`
  font-family: ${token["font-code"]};
  font-size: ${token["text-s"]};
`;
const Text = styled.p`
  max-width: 60ch;
  color: ${color["ink-soft"]};
`;

/** The content's status, for editors and administrators. */
export function EditingPage({ actor }: Actor) {
  const { t } = useTranslation();
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  return (
    <Page crumbs={[{ label: t("editing.title"), href: paths.editing }]}>
      <NeedsScripts />
      {signedOut || forbidden ? (
        <Gate of="editing" signedOut={signedOut} onSignIn={() => actor.send({ type: "signIn.open" })} />
      ) : (
        <>
          <Stack $gap={3}>
            <h1>{t("editing.title")}</h1>
            <Lead>{t("editing.intro")}</Lead>
          </Stack>
          <Shown actor={actor} />
        </>
      )}
    </Page>
  );
}

function Shown({ actor }: Actor) {
  const { t } = useTranslation();
  const overview = useSelector(actor, overviewOf);
  const why = useSelector(actor, failure);
  const failed = useSelector(actor, hasFailed);
  if (failed)
    return (
      <FailureNotice failure={why} title={t("editing.failed")} onRetry={() => actor.send({ type: "editing.retry" })} />
    );
  if (!overview)
    return (
      <Stack $gap={4} aria-busy="true">
        <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
        <Skeleton $shape="title" $width={40} />
        <Skeleton $width={60} />
        <Skeleton $width={80} />
      </Stack>
    );
  return (
    <Stack $gap={10}>
      <Imported content={overview.content} />
      <Drafts drafts={overview.drafts} />
      <Translations translations={overview.translations} />
    </Stack>
  );
}

function Imported({ content: { version, importedAt } }: Pick<EditingOverview, "content">) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  return (
    <Card>
      <Stack $gap={3}>
        <Facts>
          <dt>{t("editing.imported")}</dt>
          <dd>
            <time dateTime={importedAt}>{formatMoment(formatLocales[language], importedAt, zone)}</time>
          </dd>
          <dt>{t("editing.version")}</dt>
          <dd>
            <Code title={version}>{version.slice(0, 12)}</Code>
          </dd>
        </Facts>
        <Text>{t("editing.files")}</Text>
      </Stack>
    </Card>
  );
}
