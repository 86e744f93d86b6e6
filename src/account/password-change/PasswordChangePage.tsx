import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { passwordChangeMachine } from "../../../machines/account/password-change";
import { FailureNotice } from "../../components/FailureNotice";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { AccountForm, AccountFrame, Quiet } from "../forms/AccountForm";
import { CurrentPasswordField } from "../forms/CurrentPasswordField";
import { NewPasswordField } from "../forms/NewPasswordField";
import { Outcome } from "../forms/Outcome";

type Actor = { actor: ActorRefFrom<typeof passwordChangeMachine> };
type Snapshot = SnapshotFrom<typeof passwordChangeMachine>;
const currentOf = (s: Snapshot) => s.context.current;
const passwordOf = (s: Snapshot) => s.context.password;
const failureOf = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isSaved = (s: Snapshot) => s.matches("saved");
const isWrong = (s: Snapshot) => s.matches("wrong");
const isLimited = (s: Snapshot) => s.matches("limited");
const hasFailed = (s: Snapshot) => s.matches("failed");
const isPasswordless = (s: Snapshot) => s.matches("passwordless");
const isSignedOut = (s: Snapshot) => s.matches("signedOut");

/** A change of the own password. */
export function PasswordChangePage({ actor }: Actor) {
  const { t } = useTranslation();
  const saved = useSelector(actor, isSaved);
  const passwordless = useSelector(actor, isPasswordless);
  const signedOut = useSelector(actor, isSignedOut);
  return (
    <AccountFrame title={t("passwordChange.title")} intro={t("passwordChange.intro")}>
      <Stack $gap={5}>
        {saved ? (
          <Outcome kind="success" title={t("newPassword.savedTitle")}>
            {t("passwordChange.savedText")}
          </Outcome>
        ) : passwordless ? (
          <Notice>{t("passwordChange.passwordless")}</Notice>
        ) : signedOut ? (
          <Notice
            title={t("passwordChange.signedOut")}
            action={<ButtonLink href={paths.signIn(paths.changePassword)}>{t("accountForms.signIn")}</ButtonLink>}
          />
        ) : (
          <Form actor={actor} />
        )}
        <Quiet>
          <PageLink href={paths.profile}>{t("passwordChange.back")}</PageLink>
        </Quiet>
      </Stack>
    </AccountFrame>
  );
}

function Form({ actor }: Actor) {
  const { t } = useTranslation();
  const current = useSelector(actor, currentOf);
  const password = useSelector(actor, passwordOf);
  const failure = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const wrong = useSelector(actor, isWrong);
  const limited = useSelector(actor, isLimited);
  const failed = useSelector(actor, hasFailed);
  return (
    <AccountForm title={t("passwordChange.title")} busy={busy} onSubmit={() => actor.send({ type: "password.save" })}>
      {(limited || failed) && (
        <FailureNotice failure={failure} title={t(limited ? "accountForms.limited" : "newPassword.failed")} />
      )}
      <CurrentPasswordField
        label={t("passwordChange.current")}
        name="current"
        error={wrong && t("passwordChange.wrong")}
        value={current}
        readOnly={busy}
        onChange={(value) => actor.send({ type: "current.change", current: value })}
      />
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
