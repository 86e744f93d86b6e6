import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { registrationMachine } from "../../../machines/account/registration";
import { FailureNotice } from "../../components/FailureNotice";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { AccountForm, AccountFrame, Quiet } from "../forms/AccountForm";
import { EmailField } from "../forms/EmailField";
import { isRejected } from "../forms/field-problems";
import { MailSent } from "../forms/MailSent";
import { NewPasswordField } from "../forms/NewPasswordField";

type Actor = { actor: ActorRefFrom<typeof registrationMachine> };
type Snapshot = SnapshotFrom<typeof registrationMachine>;
const nameOf = (s: Snapshot) => s.context.name;
const emailOf = (s: Snapshot) => s.context.email;
const passwordOf = (s: Snapshot) => s.context.password;
const failureOf = (s: Snapshot) => s.context.failure;
const returnToOf = (s: Snapshot) => s.context.returnTo;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isSent = (s: Snapshot) => s.matches("sent");
const isClosed = (s: Snapshot) => s.matches("closed");
const isLimited = (s: Snapshot) => s.matches("limited");
const hasFailed = (s: Snapshot) => s.matches("failed");

/** Registering: the form, then the word that a mail is on its way. */
export function RegistrationPage({ actor }: Actor) {
  const { t } = useTranslation();
  const sent = useSelector(actor, isSent);
  const refused = useSelector(actor, isClosed);
  const { offers } = useSite();
  const closed = refused || offers?.registration === false;
  const email = useSelector(actor, emailOf);
  const returnTo = useSelector(actor, returnToOf);
  return (
    <AccountFrame title={t("registration.title")} intro={t("registration.intro")}>
      <Stack $gap={5}>
        {sent ? (
          <MailSent
            text={t("registration.sentText", { email: email.trim() })}
            onOtherAddress={() => actor.send({ type: "registration.reopen" })}
          />
        ) : closed ? (
          <Notice title={t("registration.closedTitle")}>{t("registration.closedText")}</Notice>
        ) : (
          <Form actor={actor} />
        )}
        <Quiet>
          {t("registration.haveAccount")} <PageLink href={paths.signIn(returnTo)}>{t("accountForms.signIn")}</PageLink>
        </Quiet>
      </Stack>
    </AccountFrame>
  );
}

function Form({ actor }: Actor) {
  const { t } = useTranslation();
  const { isDemo = false } = useSite();
  const name = useSelector(actor, nameOf);
  const email = useSelector(actor, emailOf);
  const password = useSelector(actor, passwordOf);
  const failure = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const limited = useSelector(actor, isLimited);
  const failed = useSelector(actor, hasFailed);
  return (
    <AccountForm
      title={t("registration.title")}
      busy={busy}
      onSubmit={() => actor.send({ type: "registration.submit" })}
    >
      {isDemo && (
        <Notice announce={false} title={t("demo.title")}>
          {t("demo.text")}
        </Notice>
      )}
      {(limited || failed) && (
        <FailureNotice failure={failure} title={t(limited ? "accountForms.limited" : "registration.failed")} />
      )}
      <TextField
        label={t("registration.name")}
        hint={t("registration.nameHint")}
        error={isRejected(failure, "name") && t("registration.nameRule")}
        name="name"
        autoComplete="name"
        required
        maxLength={100}
        value={name}
        readOnly={busy}
        onChange={(event) => actor.send({ type: "name.change", name: event.target.value })}
      />
      <EmailField
        value={email}
        readOnly={busy}
        failure={failure}
        onChange={(value) => actor.send({ type: "email.change", email: value })}
      />
      <NewPasswordField
        label={t("accountForms.password")}
        value={password}
        readOnly={busy}
        failure={failure}
        onChange={(value) => actor.send({ type: "password.change", password: value })}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t("registration.submit")}
      </Button>
    </AccountForm>
  );
}
