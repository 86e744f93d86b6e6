import { useSelector } from "@xstate/react";
import { type FormEvent, useId } from "react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { SiteSettings } from "../../../contract/account/site-settings";
import type { Banner } from "../../../contract/catalogue/site";
import type { Failure } from "../../../contract/errors";
import type { siteSettingsMachine } from "../../../machines/account/site-settings";
import {
  type BannerField,
  maxLengths,
  mistakesIn,
  type SettingsForm,
} from "../../../machines/account/site-settings-form";
import { formatMoment } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";
import { Card } from "../../ui/Card";
import { ChoiceList } from "../../ui/ChoiceList";
import { controlStyle, describedBy, Field, FieldError, FieldLabel } from "../../ui/field-style";
import { Icon } from "../../ui/Icon";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";
import { SaveSettings, type SettingsActor } from "./SaveSettings";

type Snapshot = SnapshotFrom<typeof siteSettingsMachine>;
const failureOf = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isIncomplete = (s: Snapshot) => s.hasTag("incomplete");

const TextArea = styled.textarea`
  ${controlStyle}
  min-height: 6rem;
  resize: vertical;
`;
const Soft = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
  overflow-wrap: anywhere;
`;
const Says = styled.div`
  display: grid;
  gap: ${token["space-1"]};
  padding: ${token["space-4"]};
  border-inline-start: 3px solid ${color["rule-strong"]};
  background: ${color.sunken};
  overflow-wrap: anywhere;
  p { margin: 0; }
`;

const order: readonly BannerField[] = ["title", "text", "href", "label"];
/** The fields as the server calls them. */
const serverNames = { title: "title", text: "text", href: "link.href", label: "link.label" } as const;

const isRejected = (failure: Failure | null, field: BannerField): boolean =>
  failure?.fields?.some(({ path }) => path === `body.banner.${serverNames[field]}`) ?? false;

interface Props {
  settings: SiteSettings;
  form: SettingsForm;
}

/** What the content says, and the form for what is used instead. */
export function SiteSettingsFields({ actor, settings, form }: SettingsActor & Props) {
  const { t } = useTranslation();
  const failure = useSelector(actor, failureOf);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const mistakes = mistakesIn(form);
    const first = order.find((field) => mistakes[field] !== undefined);
    if (first !== undefined) (event.currentTarget.elements.namedItem(first) as HTMLElement | null)?.focus();
    actor.send({ type: "settings.save" });
  };
  return (
    <form method="post" noValidate onSubmit={submit} aria-label={t("administration.sections.settings")}>
      <Stack $gap={6}>
        <BannerSettings actor={actor} settings={settings} form={form} />
        <ReviewSettings actor={actor} settings={settings} form={form} />
        <SaveSettings
          actor={actor}
          settings={settings}
          isSaidAtField={order.some((field) => isRejected(failure, field))}
        />
      </Stack>
    </form>
  );
}

/** When something was set, and by whom. */
function LastChange({ change }: { change: SiteSettings["bannerChange"] }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  if (change === null) return null;
  const date = formatMoment(formatLocales[language], change.at, zone);
  return <Soft>{t("siteSettings.setBy", { date, person: change.by ?? t("siteSettings.gone") })}</Soft>;
}

function BannerSettings({ actor, settings, form }: SettingsActor & Props) {
  const { t } = useTranslation();
  const busy = useSelector(actor, isBusy);
  const change = (changed: Partial<SettingsForm>) => actor.send({ type: "form.change", form: { ...form, ...changed } });
  return (
    <Card as="section" aria-label={t("siteSettings.banner")}>
      <Stack $gap={5}>
        <h2>{t("siteSettings.banner")}</h2>
        <ContentBanner banner={settings.content.banner} lang={settings.locale} />
        <LastChange change={settings.bannerChange} />
        <ChoiceList
          type="radio"
          name="source"
          legend={t("siteSettings.source")}
          disabled={busy}
          selected={[form.source]}
          choices={[
            { value: "content", label: t("siteSettings.fromContent") },
            { value: "own", label: t("siteSettings.fromHere") },
          ]}
          onChoose={(source) => change({ source: source as SettingsForm["source"] })}
        />
        <ChoiceList
          type="checkbox"
          name="isShown"
          legend={t("siteSettings.fromHere")}
          legendHidden
          disabled={busy}
          selected={form.isShown ? ["shown"] : []}
          choices={[{ value: "shown", label: t("siteSettings.show") }]}
          onChoose={(_, isShown) => change({ source: "own", isShown })}
        />
        <BannerTexts actor={actor} form={form} lang={settings.locale} />
      </Stack>
    </Card>
  );
}

/** The banner of the content. */
function ContentBanner({ banner: { isShown, title, text, link }, lang }: { banner: Banner; lang: string }) {
  const { t } = useTranslation();
  return (
    <Says>
      <Soft>{t("siteSettings.contentBanner")}</Soft>
      {isShown ? (
        <div lang={lang}>
          <p>
            <strong>{title}</strong>
          </p>
          {text !== undefined && <p>{text}</p>}
          {link && (
            <p>
              {link.label}: {link.href}
            </p>
          )}
        </div>
      ) : (
        <p>{t("siteSettings.noContentBanner")}</p>
      )}
    </Says>
  );
}

/** What is wrong with each field, in words; nothing before the form was submitted. */
function useErrors(actor: SettingsActor["actor"], form: SettingsForm): Partial<Record<BannerField, string>> {
  const { t } = useTranslation();
  const incomplete = useSelector(actor, isIncomplete);
  const failure = useSelector(actor, failureOf);
  const mistakes = incomplete ? mistakesIn(form) : {};
  const missing = {
    title: t("siteSettings.titleMissing"),
    href: t("siteSettings.hrefMissing"),
    label: t("siteSettings.labelMissing"),
    // It may be empty.
    text: "",
  };
  const errors = order.map((field) => {
    const mistake = mistakes[field];
    if (mistake === "missing") return [field, missing[field]];
    if (mistake === "long") return [field, t("siteSettings.long", { count: maxLengths[field] })];
    if (mistake === "invalid") return [field, t("siteSettings.hrefInvalid")];
    return [field, isRejected(failure, field) ? t("siteSettings.rejected") : ""];
  });
  return Object.fromEntries(errors);
}

/** What the banner says: a change makes it one that is set here. */
function BannerTexts({ actor, form, lang }: SettingsActor & { form: SettingsForm; lang: string }) {
  const { t } = useTranslation();
  const id = useId();
  const busy = useSelector(actor, isBusy);
  const errors = useErrors(actor, form);
  const field = (name: BannerField) => ({
    name,
    autoComplete: "off",
    readOnly: busy,
    value: form[name],
    onChange: ({ target }: { target: HTMLInputElement | HTMLTextAreaElement }) =>
      actor.send({ type: "form.change", form: { ...form, source: "own", [name]: target.value } }),
  });
  return (
    <Stack $gap={4}>
      <TextField
        {...field("title")}
        label={t("siteSettings.title")}
        error={errors.title}
        required={form.isShown}
        lang={lang}
      />
      <Field>
        <FieldLabel htmlFor={id} $hidden={false}>
          {t("siteSettings.text")}
        </FieldLabel>
        <TextArea
          {...field("text")}
          id={id}
          lang={lang}
          aria-invalid={errors.text ? true : undefined}
          aria-describedby={describedBy(errors.text ? `${id}-error` : undefined)}
        />
        {errors.text && (
          <FieldError id={`${id}-error`} role="alert">
            <Icon name="warning" size={18} />
            <span>{errors.text}</span>
          </FieldError>
        )}
      </Field>
      <TextField
        {...field("href")}
        label={t("siteSettings.href")}
        hint={t("siteSettings.hrefHint")}
        error={errors.href}
        inputMode="url"
      />
      <TextField {...field("label")} label={t("siteSettings.label")} error={errors.label} lang={lang} />
    </Stack>
  );
}

function ReviewSettings({ actor, settings, form }: SettingsActor & Props) {
  const { t } = useTranslation();
  const busy = useSelector(actor, isBusy);
  const { reviews } = settings.content;
  const choose = (id: string, isShown: boolean) => {
    const others = form.hiddenReviews.filter((one) => one !== id);
    actor.send({ type: "form.change", form: { ...form, hiddenReviews: isShown ? others : [...others, id].sort() } });
  };
  return (
    <Card as="section" aria-label={t("siteSettings.reviews")}>
      <Stack $gap={5}>
        <h2>{t("siteSettings.reviews")}</h2>
        <LastChange change={settings.reviewsChange} />
        {reviews.length === 0 ? (
          <p>{t("siteSettings.noReviews")}</p>
        ) : (
          <ChoiceList
            type="checkbox"
            name="reviews"
            legend={t("siteSettings.shownReviews")}
            hint={t("siteSettings.reviewsHint")}
            disabled={busy}
            selected={reviews.flatMap(({ id }) => (form.hiddenReviews.includes(id) ? [] : [id]))}
            choices={reviews.map(({ id, name, role, text }) => ({
              value: id,
              label: role === undefined ? name : `${name}, ${role}`,
              description: <span lang={settings.locale}>{text}</span>,
            }))}
            onChoose={choose}
          />
        )}
      </Stack>
    </Card>
  );
}
