import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import type { SiteSettings } from "../../../contract/account/site-settings";
import type { siteSettingsMachine } from "../../../machines/account/site-settings";
import { FailureNotice } from "../../components/FailureNotice";
import { formatMoment } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Cluster } from "../../ui/Cluster";
import { Notice } from "../../ui/Notice";
import { Stack } from "../../ui/Stack";

export type SettingsActor = { actor: ActorRefFrom<typeof siteSettingsMachine> };
type Snapshot = SnapshotFrom<typeof siteSettingsMachine>;
const failureOf = (s: Snapshot) => s.context.failure;
const isBusy = (s: Snapshot) => s.hasTag("busy");
const isSaved = (s: Snapshot) => s.matches({ open: "saved" });
const isConflict = (s: Snapshot) => s.matches({ open: "conflict" });
const isNotSaved = (s: Snapshot) => s.matches({ open: "notSaved" });
const canSave = (s: Snapshot) => s.can({ type: "settings.save" });
const canDiscard = (s: Snapshot) => s.can({ type: "settings.discard" });

const Now = styled.ul`
  margin: ${token["space-2"]} 0 0;
  padding-inline-start: ${token["space-5"]};
  overflow-wrap: anywhere;
`;

interface Props {
  settings: SiteSettings;
  /** Whether a field says already why it was not saved. */
  isSaidAtField: boolean;
}

/** Saving, what it came to, and the way back. */
export function SaveSettings({ actor, settings, isSaidAtField }: SettingsActor & Props) {
  const { t } = useTranslation();
  const why = useSelector(actor, failureOf);
  const busy = useSelector(actor, isBusy);
  const saved = useSelector(actor, isSaved);
  const conflict = useSelector(actor, isConflict);
  const notSaved = useSelector(actor, isNotSaved);
  const saveable = useSelector(actor, canSave);
  const discardable = useSelector(actor, canDiscard);
  return (
    <Stack $gap={4}>
      {saved && (
        <Notice
          kind="success"
          action={
            <Button variant="secondary" onClick={() => actor.send({ type: "settings.undo" })}>
              {t("siteSettings.undo")}
            </Button>
          }
        >
          {t("siteSettings.saved")}
        </Notice>
      )}
      {notSaved && !isSaidAtField && <FailureNotice failure={why} title={t("siteSettings.notSaved")} />}
      {conflict && <SetMeanwhile settings={settings} />}
      <Cluster>
        <Button type="submit" busy={busy} disabled={!busy && !saveable}>
          {t(conflict ? "siteSettings.overrule" : "siteSettings.save")}
        </Button>
        {discardable && (
          <Button variant="secondary" onClick={() => actor.send({ type: "settings.discard" })}>
            {t(conflict ? "siteSettings.takeTheirs" : "siteSettings.discard")}
          </Button>
        )}
      </Cluster>
    </Stack>
  );
}

/** What somebody else has set while this was filled in. */
function SetMeanwhile({ settings: { own, bannerChange, reviewsChange } }: Pick<Props, "settings">) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const { banner, hiddenReviews } = own;
  const changes = [bannerChange, reviewsChange].filter((one) => one !== null);
  const [last] = changes.sort((a, b) => b.at.localeCompare(a.at));
  return (
    <Notice kind="warning" title={t("siteSettings.conflict")}>
      {t("siteSettings.conflictText")}
      <Now>
        <li>
          {banner === null
            ? t("siteSettings.nowContent")
            : banner.isShown
              ? t("siteSettings.nowOwn", { title: banner.title })
              : t("siteSettings.nowHidden")}
        </li>
        <li>{t("siteSettings.nowReviews", { number: hiddenReviews.length })}</li>
      </Now>
      {last &&
        t("siteSettings.setBy", {
          date: formatMoment(formatLocales[language], last.at, zone),
          person: last.by ?? t("siteSettings.gone"),
        })}
    </Notice>
  );
}
