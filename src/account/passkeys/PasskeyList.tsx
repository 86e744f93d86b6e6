import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { Passkey } from "../../../contract/account/passkeys";
import { formatMoment } from "../../i18n/format";
import { formatLocales, type UiLanguage } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Facts, LoadedSection, Row, Rows } from "../profile/LoadedSection";
import { type Actor, isNaming, type Snapshot } from "./actor";
import { ConfirmationDialog } from "./ConfirmationDialog";
import { PasskeyNotice } from "./PasskeyNotice";
import { RecoveryCodes } from "./RecoveryCodes";
import { RemovalDialog } from "./RemovalDialog";
import { RenameForm } from "./RenameForm";

const passkeysOf = (s: Snapshot) => s.context.passkeys;
const isStaffOf = (s: Snapshot) => s.context.isStaff;
const chosenOf = (s: Snapshot) => s.context.chosenId;
const failureOf = (s: Snapshot) => s.context.failure;
const problemOf = (s: Snapshot) => s.context.problem;
const isPending = (s: Snapshot) => s.hasTag("pending");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isSignedOut = (s: Snapshot) => s.matches("signedOut");
const hasFailed = (s: Snapshot) => s.matches("failed");
const isAdding = (s: Snapshot) => s.matches({ listed: "adding" });
const isStopped = (s: Snapshot) => s.matches({ listed: "stopped" });
const isRenamed = (s: Snapshot) => s.matches({ listed: "renamed" });
const isRemoved = (s: Snapshot) => s.matches({ listed: "removed" });
const hasActionFailed = (s: Snapshot) => s.matches({ listed: "actionFailed" });
const areCodesShown = (s: Snapshot) => s.matches({ listed: "codesShown" });
const isAsking = (s: Snapshot) => s.hasTag("asking");
const isConfirming = (s: Snapshot) => s.hasTag("confirming");

const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-2"]};
`;

/** The button that was pressed is gone or of no use: the focus moves to what says so. */
const focus = (message: HTMLElement | null) => message?.focus();

/** The account's passkeys and recovery codes (R61). */
export function PasskeyList({ actor }: Actor) {
  const { t } = useTranslation();
  const signedOut = useSelector(actor, isSignedOut);
  const pending = useSelector(actor, isPending);
  const failed = useSelector(actor, hasFailed);
  const why = useSelector(actor, failureOf);
  if (signedOut) return null;
  return (
    <LoadedSection
      title={t("passkeys.title")}
      text={t("passkeys.text")}
      pending={pending}
      failed={failed}
      failure={why}
      failedTitle={t("passkeys.failed")}
      onRetry={() => actor.send({ type: "passkeys.retry" })}
    >
      <Listed actor={actor} />
    </LoadedSection>
  );
}

function Listed({ actor }: Actor) {
  const { t } = useTranslation();
  const passkeys = useSelector(actor, passkeysOf);
  const isStaff = useSelector(actor, isStaffOf);
  const busy = useSelector(actor, isBusy);
  const adding = useSelector(actor, isAdding);
  const naming = useSelector(actor, isNaming);
  const asking = useSelector(actor, isAsking);
  const confirming = useSelector(actor, isConfirming);
  const codesShown = useSelector(actor, areCodesShown);
  if (codesShown) return <RecoveryCodes actor={actor} />;
  return (
    <>
      <Message actor={actor} />
      {passkeys.length === 0 ? (
        <p>{t("passkeys.none")}</p>
      ) : (
        <Rows>
          {passkeys.map((one) => (
            <Entry key={one.id} actor={actor} passkey={one} />
          ))}
        </Rows>
      )}
      {!naming && (
        <div>
          <Button
            variant="secondary"
            busy={adding}
            disabled={busy && !adding}
            onClick={() => actor.send({ type: "passkey.add" })}
          >
            {t("passkeys.add")}
          </Button>
        </div>
      )}
      {isStaff && passkeys.length > 0 && <RecoveryCodes actor={actor} />}
      {asking && <RemovalDialog actor={actor} />}
      {confirming && <ConfirmationDialog actor={actor} />}
    </>
  );
}

/** What has become of the last thing that was done. */
function Message({ actor }: Actor) {
  const { t } = useTranslation();
  const stopped = useSelector(actor, isStopped);
  const renamed = useSelector(actor, isRenamed);
  const removed = useSelector(actor, isRemoved);
  const actionFailed = useSelector(actor, hasActionFailed);
  const problem = useSelector(actor, problemOf);
  const why = useSelector(actor, failureOf);
  if (!(stopped || renamed || removed || actionFailed)) return null;
  return (
    <div ref={focus} tabIndex={-1} key={`${stopped} ${renamed} ${removed}`}>
      {renamed || removed ? (
        <Notice kind="success">{t(renamed ? "passkeys.renamed" : "passkeys.removed")}</Notice>
      ) : (
        <PasskeyNotice
          title={t(stopped ? "passkeys.stopped" : "passkeys.actionFailed")}
          problem={stopped ? problem : null}
          failure={why}
        />
      )}
    </div>
  );
}

function Entry({ actor, passkey }: Actor & { passkey: Passkey }) {
  const { t, language } = useTranslation();
  const busy = useSelector(actor, isBusy);
  const naming = useSelector(actor, isNaming);
  const chosen = useSelector(actor, chosenOf);
  const { id, name, createdAt, usedAt } = passkey;
  const moment = (instant: string) => formatMoment(formatLocales[language as UiLanguage], instant);
  return (
    <Row>
      <Facts>
        <strong>{name}</strong>
        <p>{t("passkeys.created", { date: moment(createdAt) })}</p>
        <p>{usedAt === null ? t("passkeys.unused") : t("passkeys.used", { date: moment(usedAt) })}</p>
      </Facts>
      {naming && id === chosen ? (
        <RenameForm actor={actor} />
      ) : (
        !naming && (
          <Actions>
            <Button
              variant="secondary"
              disabled={busy}
              aria-label={t("passkeys.renameOf", { name })}
              onClick={() => actor.send({ type: "passkey.rename", id })}
            >
              {t("passkeys.rename")}
            </Button>
            <Button
              variant="secondary"
              disabled={busy}
              aria-label={t("passkeys.removeOf", { name })}
              onClick={() => actor.send({ type: "passkey.remove", id })}
            >
              {t("passkeys.remove")}
            </Button>
          </Actions>
        )
      )}
    </Row>
  );
}
