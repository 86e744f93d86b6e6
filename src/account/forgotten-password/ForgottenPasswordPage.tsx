import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { forgottenPasswordMachine } from "../../../machines/account/forgotten-password";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { AccountForm, AccountFrame, Quiet } from "../forms/AccountForm";
import { EmailField } from "../forms/EmailField";
import { MailSent } from "../forms/MailSent";

type Actor = { actor: ActorRefFrom<typeof forgottenPasswordMachine> };
type Snapshot = SnapshotFrom<typeof forgottenPasswordMachine>;
const emailOf = (s: Snapshot) => s.context.email;
const failureOf = (s: Snapshot) => s.context.failure;
const returnToOf = (s: Snapshot) => s.context.returnTo;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isSent = (s: Snapshot) => s.matches("sent");
const isUnavailable = (s: Snapshot) => s.matches("unavailable");
const isLimited = (s: Snapshot) => s.matches("limited");
const hasFailed = (s: Snapshot) => s.matches("failed");

/** Asking for a new password, then the word that a mail is on its way. */
export function ForgottenPasswordPage({ actor }: Actor) {
  const { t } = useTranslation();
  const sent = useSelector(actor, isSent);
  const refused = useSelector(actor, isUnavailable);
  const { offers } = useSite();
  const unavailable = refused || offers?.newPassword === false;
  const email = useSelector(actor, emailOf);
  const returnTo = useSelector(actor, returnToOf);
  return (
    <AccountFrame title={t("forgottenPassword.title")} intro={t("forgottenPassword.intro")}>
      <Stack $gap={5}>
        {sent ? (
          <MailSent
            text={t("forgottenPassword.sentText", { email: email.trim() })}
            onOtherAddress={() => actor.send({ type: "request.reopen" })}
          />
        ) : unavailable ? (
          <Notice title={t("forgottenPassword.unavailableTitle")}>{t("forgottenPassword.unavailableText")}</Notice>
        ) : (
          <Form actor={actor} />
        )}
        <Quiet>
          <PageLink href={paths.signIn(returnTo)}>{t("forgottenPassword.back")}</PageLink>
        </Quiet>
      </Stack>
    </AccountFrame>
  );
}

function Form({ actor }: Actor) {
  const { t } = useTranslation();
  const email = useSelector(actor, emailOf);
  const failure = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const limited = useSelector(actor, isLimited);
  const failed = useSelector(actor, hasFailed);
  return (
    <AccountForm
      title={t("forgottenPassword.title")}
      busy={busy}
      onSubmit={() => actor.send({ type: "password.request" })}
    >
      {(limited || failed) && (
        <FailureNotice failure={failure} title={t(limited ? "accountForms.limited" : "forgottenPassword.failed")} />
      )}
      <EmailField
        value={email}
        readOnly={busy}
        failure={failure}
        onChange={(value) => actor.send({ type: "email.change", email: value })}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t("forgottenPassword.submit")}
      </Button>
    </AccountForm>
  );
}
