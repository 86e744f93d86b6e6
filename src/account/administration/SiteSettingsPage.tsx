import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { SnapshotFrom } from "xstate";
import type { siteSettingsMachine } from "../../../machines/account/site-settings";
import { AdministrationFrame } from "../../components/AdministrationFrame";
import { FailureNotice } from "../../components/FailureNotice";
import { languageNames } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { color, token } from "../../theme/theme";
import { SelectField } from "../../ui/SelectField";
import { Skeleton } from "../../ui/Skeleton";
import { Stack } from "../../ui/Stack";
import { VisuallyHidden } from "../../ui/VisuallyHidden";
import type { SettingsActor } from "./SaveSettings";
import { SiteSettingsFields } from "./SiteSettingsFields";

type Snapshot = SnapshotFrom<typeof siteSettingsMachine>;
const languageOf = (s: Snapshot) => s.context.language;
const languagesOf = (s: Snapshot) => s.context.languages;
const settingsOf = (s: Snapshot) => s.context.settings;
const draftOf = (s: Snapshot) => s.context.draft;
const failureOf = (s: Snapshot) => s.context.failure;
const isOpen = (s: Snapshot) => s.matches("open");
const hasFailed = (s: Snapshot) => s.hasTag("failed");
const isPending = (s: Snapshot) => s.hasTag("pending");
/** Another language can be chosen while nothing is filled in for this one. */
const isHeld = (s: Snapshot) => s.context.settings !== null && !s.can({ type: "language.choose", language: "" });
const isUnknown = (s: Snapshot) => s.hasTag("unknown");
const isSignedOut = (s: Snapshot) => s.hasTag("signedOut");
const isForbidden = (s: Snapshot) => s.hasTag("forbidden");

const Soft = styled.p`
  margin: 0;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

/** The banner and the reviews of the home page, language by language (R62). */
export function SiteSettingsPage({ actor }: SettingsActor) {
  const { t } = useTranslation();
  const settings = useSelector(actor, settingsOf);
  const draft = useSelector(actor, draftOf);
  const open = useSelector(actor, isOpen);
  const failed = useSelector(actor, hasFailed);
  const pending = useSelector(actor, isPending);
  const signedOut = useSelector(actor, isSignedOut);
  const forbidden = useSelector(actor, isForbidden);
  const why = useSelector(actor, failureOf);
  return (
    <AdministrationFrame
      crumbs={[{ label: t("administration.sections.settings"), href: staffPaths.settings() }]}
      signedOut={signedOut}
      forbidden={forbidden}
      onSignIn={() => actor.send({ type: "signIn.open" })}
    >
      <h1>{t("administration.sections.settings")}</h1>
      {open && <Language actor={actor} />}
      {failed && (
        <FailureNotice
          failure={why}
          title={t("siteSettings.failed")}
          onRetry={() => actor.send({ type: "settings.retry" })}
        />
      )}
      {pending && (
        <Stack $gap={4} aria-busy="true">
          <VisuallyHidden role="status">{t("loading")}</VisuallyHidden>
          <Skeleton $width={60} />
          <Skeleton $width={80} />
        </Stack>
      )}
      {settings && draft && <SiteSettingsFields actor={actor} settings={settings} form={draft.form} />}
    </AdministrationFrame>
  );
}

/** Which language the settings are for. */
function Language({ actor }: SettingsActor) {
  const { t } = useTranslation();
  const language = useSelector(actor, languageOf);
  const languages = useSelector(actor, languagesOf);
  const unknown = useSelector(actor, isUnknown);
  const held = useSelector(actor, isHeld);
  const isListed = languages.some((one) => one === language);
  return (
    <Stack $gap={4}>
      <SelectField
        label={t("siteSettings.language")}
        size="l"
        name="language"
        value={isListed ? language : ""}
        disabled={held}
        error={unknown && t("siteSettings.unknownLanguage")}
        options={[
          ...(isListed ? [] : [{ value: "", label: t("siteSettings.chooseLanguage") }]),
          ...languages.map((one) => ({ value: one, label: languageNames[one] })),
        ]}
        onChange={({ target }) => actor.send({ type: "language.choose", language: target.value })}
      />
      {held && <Soft>{t("siteSettings.held")}</Soft>}
    </Stack>
  );
}
