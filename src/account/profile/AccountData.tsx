import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { accountDataMachine } from "../../../machines/account/account-data";
import type { accountDeletionMachine } from "../../../machines/account/account-deletion";
import { FailureNotice } from "../../components/FailureNotice";
import { blockOf, LazyBlock } from "../../components/LazyBlock";
import { useTranslation } from "../../i18n/use-translation";
import { token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Icon } from "../../ui/Icon";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";

const deleteAccountDialog = blockOf(() => import("./DeleteAccountDialog"));

type Snapshot = SnapshotFrom<typeof accountDataMachine>;
const failure = (s: Snapshot) => s.context.failure;
const fileName = (s: Snapshot) => s.context.fileName;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isExported = (s: Snapshot) => s.matches({ ready: "exported" });
const deletionOf = (s: Snapshot) => s.children.accountDeletion;
const isOpen = (s: SnapshotFrom<typeof accountDeletionMachine>) => s.hasTag("open");

const Block = styled(Card)`
  h2 { font-size: ${token["text-h3"]}; }
`;

interface Props {
  actor: ActorRefFrom<typeof accountDataMachine>;
  /** The account that the dialog is about. */
  email: string;
}

/** Exporting the data and deleting the account (L24). */
export function AccountData({ actor, email }: Props) {
  const { t } = useTranslation();
  const why = useSelector(actor, failure);
  const name = useSelector(actor, fileName);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, hasFailed);
  const exported = useSelector(actor, isExported);
  const deletion = useSelector(actor, deletionOf);
  return (
    <>
      <Block as="section">
        <Stack $gap={4} $align="start">
          <h2>{t("profile.data")}</h2>
          <p>{t("profile.dataText")}</p>
          {exported && <Notice kind="success">{t("profile.exported", { name })}</Notice>}
          {failed && <FailureNotice failure={why} title={t("profile.exportFailed")} />}
          <Button variant="secondary" busy={busy} onClick={() => actor.send({ type: "export.start" })}>
            <Icon name="download" size={18} /> {t("profile.export")}
          </Button>
        </Stack>
      </Block>
      <Block as="section">
        <Stack $gap={4} $align="start">
          <h2>{t("profile.deletion")}</h2>
          <p>{t("profile.deletionText")}</p>
          <Button variant="secondary" onClick={() => actor.send({ type: "deletion.open" })}>
            <Icon name="trash" size={18} /> {t("profile.delete")}
          </Button>
        </Stack>
      </Block>
      {deletion && <Deleting actor={deletion} email={email} />}
    </>
  );
}

function Deleting({ actor, email }: { actor: ActorRefFrom<typeof accountDeletionMachine>; email: string }) {
  const open = useSelector(actor, isOpen);
  return open ? <LazyBlock block={deleteAccountDialog} props={{ actor, email }} /> : null;
}
