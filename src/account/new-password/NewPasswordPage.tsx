import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { newPasswordMachine } from "../../../machines/account/new-password";
import { FailureNotice } from "../../components/FailureNotice";
import { ButtonLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { Button } from "../../ui/Button";
import { Stack } from "../../ui/Stack";
import { AccountForm, AccountFrame } from "../forms/AccountForm";
import { NewPasswordField } from "../forms/NewPasswordField";
import { Outcome } from "../forms/Outcome";

type Actor = { actor: ActorRefFrom<typeof newPasswordMachine> };
type Snapshot = SnapshotFrom<typeof newPasswordMachine>;
const passwordOf = (s: Snapshot) => s.context.password;
const failureOf = (s: Snapshot) => s.context.failure;
const returnToOf = (s: Snapshot) => s.context.returnTo;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isSaved = (s: Snapshot) => s.matches("saved");
const isUnusable = (s: Snapshot) => s.matches("unusable");
const hasFailed = (s: Snapshot) => s.matches("failed");

/** The page of the link in a mail for a forgotten password. */
export function NewPasswordPage({ actor }: Actor) {
  const { t } = useTranslation();
  const saved = useSelector(actor, isSaved);
  const unusable = useSelector(actor, isUnusable);
  const used = useSelector(actor, failureOf)?.code === "link_used";
  const returnTo = useSelector(actor, returnToOf);
  if (saved)
    return (
      <AccountFrame title={t("newPassword.title")}>
        <Stack $gap={5}>
          <Outcome kind="success" title={t("newPassword.savedTitle")}>
            {t("newPassword.savedText")}
          </Outcome>
          <ButtonLink href={paths.signIn(returnTo)} $size="l" $wide>
            {t("accountForms.signIn")}
          </ButtonLink>
        </Stack>
      </AccountFrame>
    );
  if (unusable)
    return (
      <AccountFrame title={t("newPassword.title")}>
        <Stack $gap={5}>
          <Outcome kind="warning" title={t(used ? "accountForms.usedTitle" : "accountForms.expiredTitle")}>
            {t("newPassword.expiredText")}
          </Outcome>
          <ButtonLink href={paths.forgottenPassword("/academy/")} $size="l" $wide>
            {t("newPassword.again")}
          </ButtonLink>
        </Stack>
      </AccountFrame>
    );
  return (
    <AccountFrame title={t("newPassword.title")} intro={t("newPassword.intro")}>
      <Form actor={actor} />
    </AccountFrame>
  );
}

function Form({ actor }: Actor) {
  const { t } = useTranslation();
  const password = useSelector(actor, passwordOf);
  const failure = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, hasFailed);
  return (
    <AccountForm title={t("newPassword.title")} busy={busy} onSubmit={() => actor.send({ type: "password.save" })}>
      {failed && <FailureNotice failure={failure} title={t("newPassword.failed")} />}
      <NewPasswordField
        label={t("newPassword.password")}
        value={password}
        readOnly={busy}
        failure={failure}
        onChange={(value) => actor.send({ type: "password.change", password: value })}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t("newPassword.submit")}
      </Button>
    </AccountForm>
  );
}
