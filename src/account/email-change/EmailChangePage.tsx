import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { emailChangeMachine } from "../../../machines/account/email-change";
import { FailureNotice } from "../../components/FailureNotice";
import { ButtonLink, PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { AccountForm, AccountFrame, Quiet } from "../forms/AccountForm";
import { CurrentPasswordField } from "../forms/CurrentPasswordField";
import { MailSent } from "../forms/MailSent";

type Actor = { actor: ActorRefFrom<typeof emailChangeMachine> };
type Snapshot = SnapshotFrom<typeof emailChangeMachine>;
const emailOf = (s: Snapshot) => s.context.email;
const passwordOf = (s: Snapshot) => s.context.password;
const failureOf = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isSent = (s: Snapshot) => s.matches("sent");
const isWrong = (s: Snapshot) => s.matches("wrong");
const isRefused = (s: Snapshot) => s.matches("refused");
const isLimited = (s: Snapshot) => s.matches("limited");
const hasFailed = (s: Snapshot) => s.matches("failed");
const isUnavailable = (s: Snapshot) => s.matches("unavailable");
const isSignedOut = (s: Snapshot) => s.matches("signedOut");

/** Asking for another email address, then the word that a mail is on its way. */
export function EmailChangePage({ actor }: Actor) {
  const { t } = useTranslation();
  const sent = useSelector(actor, isSent);
  const email = useSelector(actor, emailOf);
  const unavailable = useSelector(actor, isUnavailable);
  const signedOut = useSelector(actor, isSignedOut);
  return (
    <AccountFrame title={t("emailChange.title")} intro={t("emailChange.intro")}>
      <Stack $gap={5}>
        {sent ? (
          <MailSent
            text={t("emailChange.sentText", { email: email.trim() })}
            onOtherAddress={() => actor.send({ type: "request.reopen" })}
          />
        ) : unavailable ? (
          <Notice>{t("emailChange.unavailable")}</Notice>
        ) : signedOut ? (
          <Notice
            title={t("emailChange.signedOut")}
            action={<ButtonLink href={paths.signIn(paths.changeEmail)}>{t("accountForms.signIn")}</ButtonLink>}
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
  const email = useSelector(actor, emailOf);
  const password = useSelector(actor, passwordOf);
  const failure = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const wrong = useSelector(actor, isWrong);
  const refused = useSelector(actor, isRefused);
  const limited = useSelector(actor, isLimited);
  const failed = useSelector(actor, hasFailed);
  return (
    <AccountForm title={t("emailChange.title")} busy={busy} onSubmit={() => actor.send({ type: "link.request" })}>
      {(limited || failed) && (
        <FailureNotice failure={failure} title={t(limited ? "accountForms.limited" : "emailChange.failed")} />
      )}
      <TextField
        label={t("emailChange.email")}
        error={refused && t("emailChange.rule")}
        type="email"
        name="email"
        autoComplete="email"
        required
        maxLength={254}
        value={email}
        readOnly={busy}
        onChange={(event) => actor.send({ type: "email.change", email: event.target.value })}
      />
      <CurrentPasswordField
        label={t("emailChange.password")}
        error={wrong && t("emailChange.wrong")}
        value={password}
        readOnly={busy}
        onChange={(value) => actor.send({ type: "password.change", password: value })}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t("emailChange.submit")}
      </Button>
    </AccountForm>
  );
}
