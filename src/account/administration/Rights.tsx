import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { AdminUserDetails } from "../../../contract/account/admin";
import type { accountDetailsMachine } from "../../../machines/account/account-details";
import {
  isKeptForOthers,
  type Right,
  type RightsChange,
  type rightsChangeMachine,
} from "../../../machines/account/rights-change";
import { useTranslation } from "../../i18n/use-translation";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { rightKeys, rights } from "./rights";
import { StaffActionDialog } from "./StaffActionDialog";

type Page = ActorRefFrom<typeof accountDetailsMachine>;
type Change = ActorRefFrom<typeof rightsChangeMachine>;
type Snapshot = SnapshotFrom<typeof rightsChangeMachine>;
const changeIn = (s: SnapshotFrom<typeof accountDetailsMachine>) => s.children.rightsChange;
const isOwn = (s: SnapshotFrom<typeof accountDetailsMachine>) => s.context.id === s.context.ownId;
const isOpen = (s: Snapshot) => s.hasTag("open");
const isPerformed = (s: Snapshot) => s.matches("performed");
const subjectOf = (s: Snapshot) => s.context.subject;
const resultOf = (s: Snapshot) => s.context.result;

const List = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`;
const Row = styled.li`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-3"]} ${token["space-4"]};
  align-items: center;
  justify-content: space-between;
  padding-block: ${token["space-4"]};
  border-top: 1px solid ${color.rule};
  & > div { flex: 1 1 16rem; min-width: 0; }
  p { margin: 0; color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; }
  strong { margin-inline-end: ${token["space-2"]}; }
`;

interface Props {
  actor: Page;
  account: AdminUserDetails;
}

/** What an account may do, with a way to give each right or to take it away (R62). */
export function Rights({ actor, account }: Props) {
  const { t } = useTranslation();
  const change = useSelector(actor, changeIn);
  return (
    <Card as="section" aria-label={t("accountDetails.rights")}>
      <Stack $gap={4} $align="stretch">
        <h2>{t("accountDetails.rights")}</h2>
        {change && <Changed actor={change} />}
        <List>
          {rights.map((right) => (
            <Entry key={right} actor={actor} account={account} right={right} />
          ))}
        </List>
        {change && <Question actor={change} />}
      </Stack>
    </Card>
  );
}

function Entry({ actor, account, right }: Props & { right: Right }) {
  const { t } = useTranslation();
  const isKept = useSelector(actor, isOwn) && isKeptForOthers(right);
  const has = account.permissions[right];
  const name = t(`accounts.rights.${rightKeys[right]}`);
  return (
    <Row>
      <div>
        <strong>{name}</strong>
        {has && <Badge $tone="success">{t("accountDetails.has")}</Badge>}
        <p>{t(`rightsChange.about.${rightKeys[right]}`)}</p>
        {isKept && <p>{t(has ? "rightsChange.own" : "rightsChange.ownNew")}</p>}
      </div>
      {!isKept && (
        <Button
          variant="secondary"
          aria-label={t(has ? "rightsChange.takeName" : "rightsChange.giveName", { name })}
          onClick={() => actor.send({ type: "right.change", right })}
        >
          {t(has ? "rightsChange.take" : "rightsChange.give")}
        </Button>
      )}
    </Row>
  );
}

const isGiven = ({ right, permissions }: RightsChange): boolean => permissions[right];

function Changed({ actor }: { actor: Change }) {
  const { t } = useTranslation();
  const performed = useSelector(actor, isPerformed);
  const subject = useSelector(actor, subjectOf);
  const ended = useSelector(actor, resultOf)?.sessionsEnded ?? 0;
  if (!performed || subject === null) return null;
  const name = t(`accounts.rights.${rightKeys[subject.right]}`);
  const { email } = subject;
  return (
    <Notice
      kind="success"
      title={t(isGiven(subject) ? "rightsChange.given" : "rightsChange.taken", { email, name })}
      action={
        <Button variant="secondary" onClick={() => actor.send({ type: "action.undo" })}>
          {t("rightsChange.undo")}
        </Button>
      }
    >
      {ended > 0 && t("rightsChange.ended", { count: ended })}
    </Notice>
  );
}

function Question({ actor }: { actor: Change }) {
  const { t } = useTranslation();
  const open = useSelector(actor, isOpen);
  const subject = useSelector(actor, subjectOf);
  if (!open || subject === null) return null;
  const given = isGiven(subject);
  const name = t(`accounts.rights.${rightKeys[subject.right]}`);
  const administrators = subject.administrators + (given ? 1 : -1);
  return (
    <StaffActionDialog
      actor={actor as never}
      title={t(given ? "rightsChange.giveTitle" : "rightsChange.takeTitle", { email: subject.email, name })}
      effects={[
        t(`rightsChange.about.${rightKeys[subject.right]}`),
        subject.sessions > 0 ? t("rightsChange.ends", { count: subject.sessions }) : t("rightsChange.endsNone"),
        ...(subject.right === "academy.admin" ? [t("rightsChange.administrators", { count: administrators })] : []),
        t("rightsChange.undoable"),
      ]}
      confirm={t(given ? "rightsChange.giveConfirm" : "rightsChange.takeConfirm")}
      failed={t("rightsChange.failed")}
      isDanger={!given}
    />
  );
}
