import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { emailConfirmationMachine } from "../../../machines/account/email-confirmation";
import { FailureNotice } from "../../components/FailureNotice";
import { ButtonLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { Button } from "../../ui/Button";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { AccountForm, AccountFrame } from "../forms/AccountForm";
import { CurrentPasswordField } from "../forms/CurrentPasswordField";
import { Outcome } from "../forms/Outcome";

type Actor = { actor: ActorRefFrom<typeof emailConfirmationMachine> };
type Snapshot = SnapshotFrom<typeof emailConfirmationMachine>;
const passwordOf = (s: Snapshot) => s.context.password;
const failureOf = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isRefused = (s: Snapshot) => s.matches("refused");
const isUnusable = (s: Snapshot) => s.matches("unusable");
const isLimited = (s: Snapshot) => s.matches("limited");
const hasFailed = (s: Snapshot) => s.matches("failed");

/** The page of the link in a mail that confirms a registration. */
export function EmailConfirmationPage({ actor }: Actor) {
  const { t } = useTranslation();
  const unusable = useSelector(actor, isUnusable);
  const used = useSelector(actor, failureOf)?.code === "link_used";
  if (!unusable)
    return (
      <AccountFrame title={t("emailConfirmation.title")} intro={t("emailConfirmation.intro")}>
        <Form actor={actor} />
      </AccountFrame>
    );
  // The likelier way first: an address whose link was used is probably confirmed.
  const signIn = (
    <ButtonLink key="signIn" href={paths.signIn()} $variant={used ? "primary" : "secondary"} $wide>
      {t("accountForms.signIn")}
    </ButtonLink>
  );
  const again = (
    <ButtonLink key="again" href={paths.register(paths.home)} $variant={used ? "secondary" : "primary"} $wide>
      {t("emailConfirmation.again")}
    </ButtonLink>
  );
  return (
    <AccountFrame title={t("emailConfirmation.title")}>
      <Stack $gap={5}>
        <Outcome kind="warning" title={t(used ? "accountForms.usedTitle" : "accountForms.expiredTitle")}>
          {t(used ? "emailConfirmation.usedText" : "emailConfirmation.expiredText")}
        </Outcome>
        {used ? [signIn, again] : [again, signIn]}
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
    <AccountForm
      title={t("emailConfirmation.title")}
      busy={busy}
      onSubmit={() => actor.send({ type: "confirmation.submit" })}
    >
      {refused && (
        <Notice kind="error" title={t("emailConfirmation.refused")}>
          {t("emailConfirmation.refusedText")}
        </Notice>
      )}
      {(limited || failed) && (
        <FailureNotice failure={failure} title={t(limited ? "accountForms.limited" : "emailConfirmation.failed")} />
      )}
      <CurrentPasswordField
        label={t("emailConfirmation.password")}
        value={password}
        readOnly={busy}
        onChange={(value) => actor.send({ type: "password.change", password: value })}
      />
      <Button type="submit" size="l" wide busy={busy}>
        {t("emailConfirmation.submit")}
      </Button>
    </AccountForm>
  );
}
