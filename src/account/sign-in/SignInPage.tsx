import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { signInMachine } from "../../../machines/account/sign-in";
import { FailureNotice } from "../../components/FailureNotice";
import { NeedsScripts } from "../../components/NeedsScripts";
import { Page } from "../../components/Page";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useSite } from "../../screens/site-context";
import { color } from "../../theme/theme";
import { Button, ButtonLink } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { AccountForm, Quiet } from "../forms/AccountForm";
import { CurrentPasswordField } from "../forms/CurrentPasswordField";

type Snapshot = SnapshotFrom<typeof signInMachine>;
const emailOf = (s: Snapshot) => s.context.email;
const passwordOf = (s: Snapshot) => s.context.password;
const failure = (s: Snapshot) => s.context.failure;
const elsewhereOf = (s: Snapshot) => s.context.elsewhere;
const returnToOf = (s: Snapshot) => s.context.returnTo;
const problemOf = (s: Snapshot) => s.context.problem;
const isBusy = (s: Snapshot) => s.hasTag("sending");
const isRefused = (s: Snapshot) => s.matches("refused");
const isLimited = (s: Snapshot) => s.matches("limited");
const hasFailed = (s: Snapshot) => s.matches("failed");
const isSecondStep = (s: Snapshot) => s.matches("secondStep");

const Or = styled.p`
  margin: 0;
  text-align: center;
  color: ${color["ink-soft"]};
`;

/** The errors that an external sign-in can return; anything else in the address is ignored. */
const problems = [
  "denied",
  "expired",
  "mismatch",
  "unavailable",
  "rejected",
  "no_email",
  "unverified_email",
  "email_taken",
  "not_configured",
] as const;

/** Why somebody has to sign in again. */
const ends = ["session_ended", "answer_kept"] as const;

interface Props {
  actor: ActorRefFrom<typeof signInMachine>;
  /** Below the form: signing in with a passkey. */
  passkey?: ReactNode;
  /** In place of the form, after the password. */
  secondStep?: ReactNode;
}

/** Sign-in, then back to the earlier page. */
export function SignInPage({ actor, passkey, secondStep }: Props) {
  const { t } = useTranslation();
  const { isDemo = false, offers } = useSite();
  const email = useSelector(actor, emailOf);
  const password = useSelector(actor, passwordOf);
  const elsewhere = useSelector(actor, elsewhereOf);
  const returnTo = useSelector(actor, returnToOf);
  const named = useSelector(actor, problemOf);
  const problem = problems.find((one) => one === named);
  const end = ends.find((one) => one === named);
  const why = useSelector(actor, failure);
  const busy = useSelector(actor, isBusy);
  const refused = useSelector(actor, isRefused);
  const limited = useSelector(actor, isLimited);
  const failed = useSelector(actor, hasFailed);
  const isSecond = useSelector(actor, isSecondStep);
  if (isSecond) return <SecondStep onCancel={() => actor.send({ type: "secondStep.cancel" })}>{secondStep}</SecondStep>;
  return (
    <Page width="form">
      <Stack $gap={5}>
        <h1>{t("signIn.title")}</h1>
        <Quiet>{t("signIn.intro")}</Quiet>
        {isDemo && (
          <Notice announce={false} title={t("demo.title")}>
            {t("demo.text")}
          </Notice>
        )}
        <Card>
          <AccountForm
            title={t("signIn.title")}
            action={paths.signIn(returnTo)}
            busy={busy}
            onSubmit={() => actor.send({ type: "credentials.submit" })}
          >
            {end && (
              <Notice kind="warning" title={t("profile.sessionEnded")}>
                {t(`signIn.end.${end}`)}
              </Notice>
            )}
            {problem && (
              <Notice kind="error" title={t("signIn.problem.title")}>
                {t(`signIn.problem.${problem}`)}
              </Notice>
            )}
            {(refused || limited || failed) && (
              // biome-ignore lint/a11y/noAutofocus: without scripts, the answer is a new page, which would be read from its start
              <div tabIndex={-1} autoFocus>
                {refused ? (
                  <Notice kind="error" title={t("signIn.refused")}>
                    {t("signIn.refusedText")}
                  </Notice>
                ) : (
                  <FailureNotice failure={why} title={t(limited ? "signIn.limited" : "signIn.failed")} />
                )}
              </div>
            )}
            <TextField
              label={t("signIn.email")}
              type="email"
              name="email"
              autoComplete="username webauthn"
              required
              maxLength={254}
              value={email}
              readOnly={busy}
              onChange={(event) => actor.send({ type: "email.change", email: event.target.value })}
            />
            <CurrentPasswordField
              label={t("signIn.password")}
              value={password}
              readOnly={busy}
              onChange={(value) => actor.send({ type: "password.change", password: value })}
            />
            {offers?.newPassword && (
              <Quiet>
                <PageLink href={paths.forgottenPassword(returnTo)}>{t("signIn.forgot")}</PageLink>
              </Quiet>
            )}
            <Button type="submit" size="l" wide busy={busy}>
              {t("signIn.submit")}
            </Button>
            {elsewhere !== null && (
              <>
                <Or>{t("signIn.or")}</Or>
                {/* A full page load: the server redirects to the other site. */}
                <ButtonLink href={elsewhere} $variant="secondary" $wide>
                  {t("signIn.elsewhere")}
                </ButtonLink>
              </>
            )}
          </AccountForm>
          {passkey}
        </Card>
        {offers?.registration && (
          <Quiet>
            {t("signIn.newHere")} <PageLink href={paths.register(returnTo)}>{t("signIn.register")}</PageLink>
          </Quiet>
        )}
      </Stack>
    </Page>
  );
}

/** The form has gone: the focus moves to what is asked for now. */
const focus = (title: HTMLElement | null) => title?.focus();

/** After the password: a passkey or a recovery code (R61). */
function SecondStep({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <Page width="form">
      <Stack $gap={5}>
        <h1 ref={focus} tabIndex={-1}>
          {t("passkeyUse.secondTitle")}
        </h1>
        <Quiet>{t("passkeyUse.secondText")}</Quiet>
        <NeedsScripts />
        <Card>
          <Stack $gap={5}>
            {children}
            <Button variant="secondary" onClick={onCancel}>
              {t("passkeyUse.startAgain")}
            </Button>
          </Stack>
        </Card>
      </Stack>
    </Page>
  );
}
