import { useSelector } from "@xstate/react";
import type { FormEvent } from "react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { profileMachine } from "../../../machines/account/profile";
import type { promoCodeMachine } from "../../../machines/account/promo-code";
import { maxCodeLength } from "../../../machines/account/promo-code/context";
import { FailureNotice, useReason } from "../../components/FailureNotice";
import { useTranslation } from "../../i18n/use-translation";
import { useSessionActors } from "../../shell/session";
import { color, token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Card } from "../../ui/Card";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";

type Snapshot = SnapshotFrom<typeof promoCodeMachine>;
const codeOf = (s: Snapshot) => s.context.code;
const appliedCode = (s: Snapshot) => s.context.appliedCode;
const failure = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const canSubmit = (s: Snapshot) => s.can({ type: "code.submit" });
const canType = (s: Snapshot) => s.can({ type: "code.change", code: "" });
const isSignedOut = (s: Snapshot) => s.matches("signedOut");
const isTooLong = (s: Snapshot) => s.matches({ entering: "tooLong" });
const isApplied = (s: Snapshot) => s.matches("applied");
const isRefused = (s: Snapshot) => s.matches("refused");
const promoOf = (s: SnapshotFrom<typeof profileMachine>) => s.context.profile?.promo;

const Block = styled(Card)`
  h2 { font-size: ${token["text-h3"]}; }
  /* No disabled attribute: the field would lose the focus when the code is sent. */
  button[aria-disabled="true"]:not([aria-busy]) {
    border-color: ${color.rule};
    background: ${color.sunken};
    color: ${color["ink-faint"]};
  }
`;

/** Redeeming a promo code for the account (R38). */
export function PromoCode({ actor }: { actor: ActorRefFrom<typeof promoCodeMachine> }) {
  const { t } = useTranslation();
  const now = useSelector(useSessionActors().profile, promoOf);
  const code = useSelector(actor, codeOf);
  const redeemed = useSelector(actor, appliedCode);
  const why = useSelector(actor, failure);
  const reason = useReason(why);
  const busy = useSelector(actor, isBusy);
  const failed = useSelector(actor, hasFailed);
  const ready = useSelector(actor, canSubmit);
  const open = useSelector(actor, canType);
  const signedOut = useSelector(actor, isSignedOut);
  const tooLong = useSelector(actor, isTooLong);
  const applied = useSelector(actor, isApplied);
  const refused = useSelector(actor, isRefused);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    actor.send({ type: "code.submit" });
  };
  return (
    <Block as="section" aria-label={t("profile.promo")}>
      <form method="post" onSubmit={submit} aria-busy={busy}>
        <Stack $gap={4}>
          <h2>{t("profile.promo")}</h2>
          <p>{t("profile.promoText")}</p>
          <TextField
            label={t("profile.promoCode")}
            hint={now && !applied && t("profile.promoNow", { code: now })}
            error={tooLong ? t("profile.promoTooLong", { count: maxCodeLength }) : refused && reason}
            name="promo"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            readOnly={!open}
            onChange={(event) => actor.send({ type: "code.change", code: event.target.value })}
          />
          {applied && <Notice kind="success">{t("profile.promoApplied", { code: redeemed })}</Notice>}
          {failed && !refused && <FailureNotice failure={why} title={t("profile.promoFailed")} />}
          {signedOut ? (
            <Notice
              action={<Button onClick={() => actor.send({ type: "signIn.choose" })}>{t("profile.promoSignIn")}</Button>}
            >
              {t("profile.promoSignedOut")}
            </Notice>
          ) : (
            <div>
              <Button type="submit" variant="secondary" busy={busy} aria-disabled={!ready || undefined}>
                {t("profile.promoSubmit")}
              </Button>
            </div>
          )}
        </Stack>
      </form>
    </Block>
  );
}
