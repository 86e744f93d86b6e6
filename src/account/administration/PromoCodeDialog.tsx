import { useSelector } from "@xstate/react";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { Failure } from "../../../contract/errors";
import {
  mistakesIn,
  type PromoCodeForm,
  type promoCodeCreationMachine,
} from "../../../machines/account/promo-code-creation";
import { useTranslation } from "../../i18n/use-translation";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { StaffActionDialog } from "./StaffActionDialog";

export type Creation = ActorRefFrom<typeof promoCodeCreationMachine>;
type Actor = { actor: Creation };
type Snapshot = SnapshotFrom<typeof promoCodeCreationMachine>;
const isOpen = (s: Snapshot) => s.hasTag("open");
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isPerformed = (s: Snapshot) => s.matches("performed");
const isIncomplete = (s: Snapshot) => s.hasTag("incomplete");
const formOf = (s: Snapshot) => s.context.subject;
const failureOf = (s: Snapshot) => s.context.failure;
const resultOf = (s: Snapshot) => s.context.result;

type FieldName = keyof PromoCodeForm;
const order: readonly FieldName[] = ["code", "days", "uses", "expires"];
/** The fields as the server calls them. */
const serverNames = { code: "code", days: "plusDays", uses: "uses", expires: "expiresOn" } as const;

const isRejected = (failure: Failure | null, field: FieldName): boolean =>
  failure?.fields?.some(({ path }) => path === `body.${serverNames[field]}`) ?? false;

/** Whether a field says why the server has not added the code. */
const isAtField = (failure: Failure | null): boolean =>
  failure?.code === "promo_exists" || order.some((field) => isRejected(failure, field));

/** Marks a day that is typed in part, for which the browser has no value. */
const partOfDay = "?";

/** Which code has been added. */
export function PromoCodeAdded({ actor }: Actor) {
  const { t } = useTranslation();
  const performed = useSelector(actor, isPerformed);
  const added = useSelector(actor, resultOf);
  return performed && added ? <Notice kind="success">{t("promoCodeForm.added", { code: added.code })}</Notice> : null;
}

/** The form for a new promo code (R58, R62). */
export function PromoCodeDialog({ actor }: Actor) {
  const { t } = useTranslation();
  const open = useSelector(actor, isOpen);
  const form = useSelector(actor, formOf);
  if (!open || form === null) return null;
  const beforeSubmit = (element: HTMLFormElement) => {
    const day = element.elements.namedItem("expires") as HTMLInputElement;
    const expires = day.validity.badInput ? partOfDay : day.value;
    if (expires !== form.expires) actor.send({ type: "form.change", subject: { ...form, expires } });
    const mistakes = mistakesIn({ ...form, expires });
    const first = order.find((field) => mistakes[field] !== undefined);
    if (first !== undefined) (element.elements.namedItem(first) as HTMLInputElement).focus();
  };
  return (
    <StaffActionDialog
      actor={actor as never}
      title={t("promoCodeForm.title")}
      effects={[]}
      form={{ fields: <Fields actor={actor} form={form} />, onSubmit: beforeSubmit, says: isAtField }}
      confirm={t("promoCodeForm.confirm")}
      failed={t("promoCodeForm.failed")}
      isDanger={false}
    />
  );
}

/** What is wrong with each field, in words; nothing before the form was submitted. */
function useErrors(actor: Creation, form: PromoCodeForm): Partial<Record<FieldName, string | false>> {
  const { t } = useTranslation();
  const incomplete = useSelector(actor, isIncomplete);
  const failure = useSelector(actor, failureOf);
  const mistakes = incomplete ? mistakesIn(form) : {};
  const longCode = t("promoCodeForm.codeLong", { count: 64 });
  return {
    code:
      failure?.code === "promo_exists"
        ? t("promoCodeForm.codeExists", { code: form.code.trim().toUpperCase() })
        : mistakes.code === "missing"
          ? t("promoCodeForm.codeMissing")
          : (mistakes.code === "long" || isRejected(failure, "code")) && longCode,
    days: (mistakes.days || isRejected(failure, "days")) && t("promoCodeForm.daysRange", { most: 3660 }),
    uses: (mistakes.uses || isRejected(failure, "uses")) && t("promoCodeForm.usesRange"),
    expires:
      mistakes.expires === "invalid"
        ? t("promoCodeForm.expiresInvalid")
        : isRejected(failure, "expires") && t("promoCodeForm.expiresPast"),
  };
}

function Fields({ actor, form }: Actor & { form: PromoCodeForm }) {
  const { t } = useTranslation();
  const busy = useSelector(actor, isBusy);
  const errors = useErrors(actor, form);
  const field = (name: FieldName) => ({
    label: t(`promoCodeForm.${name}`),
    error: errors[name],
    name,
    autoComplete: "off",
    readOnly: busy,
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement }) =>
      actor.send({ type: "form.change", subject: { ...form, [name]: target.value } }),
  });
  return (
    <Stack $gap={4} $align="stretch">
      <TextField
        {...field("code")}
        hint={t("promoCodeForm.codeHint")}
        required
        maxLength={200}
        autoCapitalize="characters"
      />
      <TextField {...field("days")} inputMode="numeric" required maxLength={20} />
      <TextField {...field("uses")} hint={t("promoCodeForm.usesHint")} inputMode="numeric" maxLength={20} />
      <TextField
        {...field("expires")}
        hint={t("promoCodeForm.expiresHint")}
        type="date"
        value={form.expires === partOfDay ? "" : form.expires}
      />
    </Stack>
  );
}
