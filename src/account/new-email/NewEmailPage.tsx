import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { newEmailMachine } from "../../../machines/account/new-email";
import { FailureNotice } from "../../components/FailureNotice";
import { ButtonLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { Button } from "../../ui/Button";
import { Stack } from "../../ui/Stack";
import { AccountForm, AccountFrame } from "../forms/AccountForm";
import { CurrentPasswordField } from "../forms/CurrentPasswordField";
import { Outcome } from "../forms/Outcome";

type Actor = { actor: ActorRefFrom<typeof newEmailMachine> };
type Snapshot = SnapshotFrom<typeof newEmailMachine>;
const emailOf = (s: Snapshot) => s.context.email;
const passwordOf = (s: Snapshot) => s.context.password;
const failureOf = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isChanged = (s: Snapshot) => s.matches("changed");
const isRefused = (s: Snapshot) => s.matches("refused");
const isLimited = (s: Snapshot) => s.matches("limited");
const hasFailed = (s: Snapshot) => s.matches("failed");
const isTaken = (s: Snapshot) => s.matches("taken");
const isUnusable = (s: Snapshot) => s.matches("unusable");

/** The page of the link in a mail that confirms the new address of an account. */
export function NewEmailPage({ actor }: Actor) {
  const { t } = useTranslation();
  const email = useSelector(actor, emailOf);
  const changed = useSelector(actor, isChanged);
  const taken = useSelector(actor, isTaken);
  const unusable = useSelector(actor, isUnusable);
  const used = useSelector(actor, failureOf)?.code === "link_used";
  const again = (
    <ButtonLink href={paths.changeEmail} $wide>
      {t("newEmail.again")}
    </ButtonLink>
  );
  const toProfile = (
    <ButtonLink href={paths.profile} $wide>
      {t("passwordChange.back")}
    </ButtonLink>
  );
  if (!changed && !taken && !unusable)
    return (
      <AccountFrame title={t("newEmail.title")} intro={t("newEmail.intro")}>
        <Form actor={actor} />
      </AccountFrame>
    );
  return (
    <AccountFrame title={t("newEmail.title")}>
      <Stack $gap={5}>
        {changed ? (
          <Outcome kind="success" title={t("newEmail.changedTitle")}>
            {t("newEmail.changedText", { email })}
          </Outcome>
        ) : taken ? (
          <Outcome kind="warning" title={t("newEmail.takenTitle")}>
            {t("newEmail.takenText")}
          </Outcome>
        ) : (
          <Outcome kind="warning" title={t(used ? "accountForms.usedTitle" : "accountForms.expiredTitle")}>
            {t(used ? "newEmail.usedText" : "newEmail.expiredText")}
          </Outcome>
        )}
        {changed || used ? toProfile : again}
      </Stack>
    </AccountFrame>
  );
}

function Form({ actor }: Actor) {
  const { t } = useTranslation();
  const password = useSelector(actor, passwordOf);
  const failure = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const refused = useSelector(actor, isRefused);
  const limited = useSelector(actor, isLimited);
  const failed = useSelector(actor, hasFailed);
  return (
    <AccountForm title={t("newEmail.title")} busy={busy} onSubmit={() => actor.send({ type: "confirmation.submit" })}>
      {(limited || failed) && (
        <FailureNotice failure={failure} title={t(limited ? "accountForms.limited" : "newEmail.failed")} />
      )}
      <CurrentPasswordField
        label={t("emailChange.password")}
        error={refused && t("emailChange.wrong")}
        value={password}
        readOnly={busy}
        onChange={(value) => actor.send({ type: "password.change", password: value })}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t("newEmail.submit")}
      </Button>
    </AccountForm>
  );
}
