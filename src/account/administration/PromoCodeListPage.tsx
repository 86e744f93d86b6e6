import { useSelector } from "@xstate/react";
import { styled } from "styled-components";
import type { ActorRefFrom, SnapshotFrom } from "xstate";
import { adminFiles } from "../../../contract/account/admin-files";
import type { AdminPromoCode, PromoCodeState } from "../../../contract/account/promo-codes";
import type { PromoCodeForm } from "../../../machines/account/promo-code-creation";
import type { PromoCodeEnding } from "../../../machines/account/promo-code-ending";
import type { promoCodeListMachine } from "../../../machines/account/promo-code-list";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";
import { Badge, type Tone } from "../../ui/Badge";
import { Button } from "../../ui/Button";
import { SelectField } from "../../ui/SelectField";
import { TextField } from "../../ui/TextField";
import { type Creation, PromoCodeAdded, PromoCodeDialog } from "./PromoCodeDialog";
import { type Ending, PromoCodeEnded, PromoCodeEndingDialog } from "./PromoCodeEndingDialog";
import { StaffList } from "./StaffList";

type Actor = { actor: ActorRefFrom<typeof promoCodeListMachine> };
type Snapshot = SnapshotFrom<typeof promoCodeListMachine>;
// The types of a list do not say what may be done in it.
const creationIn = (s: Snapshot) => s.children.promoCodeCreation as Creation | undefined;
const endingIn = (s: Snapshot) => s.children.promoCodeEnding as Ending | undefined;

const states = {
  usable: { key: "usable", tone: "success" },
  ended: { key: "ended", tone: "warning" },
  expired: { key: "expired", tone: "neutral" },
  "used-up": { key: "usedUp", tone: "neutral" },
} as const satisfies Record<PromoCodeState, { key: string; tone: Tone }>;

const Row = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${token["space-3"]} ${token["space-4"]};
  align-items: center;
  justify-content: space-between;
  & > div { flex: 1 1 16rem; min-width: 0; }
  strong { margin-inline-end: ${token["space-2"]}; font-family: ${token["font-code"]}; }
`;
const Facts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: 0 ${token["space-4"]};
  margin: ${token["space-1"]} 0 0;
  padding: 0;
  list-style: none;
  color: ${color["ink-soft"]};
  font-size: ${token["text-s"]};
`;

/** All promo codes: which can be redeemed, how often each was, and ways to add and to end them (R58, R62). */
export function PromoCodeListPage({ actor }: Actor) {
  const { t } = useTranslation();
  return (
    <StaffList<AdminPromoCode>
      list={actor}
      title={t("administration.sections.promoCodes")}
      hrefOf={staffPaths.promoCodes}
      fileOf={(query) => `${adminFiles.promoCodes}?${new URLSearchParams(query)}`}
      actions={<Actions actor={actor} />}
      fields={(query) => <FilterFields query={query} />}
      count={(total) => t("promoCodes.count", { count: total })}
      row={(code) => <Entry actor={actor} promo={code} />}
    />
  );
}

function Actions({ actor }: Actor) {
  const { t } = useTranslation();
  const creation = useSelector(actor, creationIn);
  const ending = useSelector(actor, endingIn);
  const add = () => {
    const subject: PromoCodeForm = { code: "", days: "30", uses: "", expires: "" };
    actor.send({ type: "action.request", action: "promoCodeCreation", subject });
  };
  return (
    <>
      {creation && <PromoCodeAdded actor={creation} />}
      {ending && <PromoCodeEnded actor={ending} />}
      <div>
        <Button onClick={add}>{t("promoCodes.add")}</Button>
      </div>
      {creation && <PromoCodeDialog actor={creation} />}
      {ending && <PromoCodeEndingDialog actor={ending} />}
    </>
  );
}

function FilterFields({ query }: { query: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  return (
    <>
      <TextField
        label={t("promoCodes.search")}
        type="search"
        name="search"
        maxLength={200}
        autoComplete="off"
        defaultValue={query.search ?? ""}
      />
      <SelectField
        label={t("promoCodes.state")}
        name="state"
        defaultValue={query.state ?? ""}
        options={[
          { value: "", label: t("staffList.any") },
          ...Object.entries(states).map(([value, { key }]) => ({ value, label: t(`promoCodes.states.${key}`) })),
        ]}
      />
    </>
  );
}

function Entry({ actor, promo }: Actor & { promo: AdminPromoCode }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const { code, state, plusDays, usesLeft, expiresAt, redemptions, createdAt } = promo;
  const { key, tone } = states[state];
  const locale = formatLocales[language];
  return (
    <Row>
      <div>
        <strong>{code}</strong>
        <Badge $tone={tone}>{t(`promoCodes.states.${key}`)}</Badge>
        <Facts>
          <li>{t("promoCodes.grants", { count: plusDays })}</li>
          <li>{usesLeft === null ? t("promoCodes.unlimited") : t("promoCodes.usesLeft", { count: usesLeft })}</li>
          <li>
            {expiresAt === null
              ? t("promoCodes.endless")
              : // The day begins in UTC.
                t("promoCodes.expires", { date: formatDate(locale, expiresAt, "UTC") })}
          </li>
          <li>{t("promoCodes.redemptions", { count: redemptions })}</li>
          <li>{t("promoCodes.added", { date: formatDate(locale, createdAt, zone) })}</li>
        </Facts>
      </div>
      {(state === "usable" || state === "ended") && <End actor={actor} promo={promo} />}
    </Row>
  );
}

function End({ actor, promo: { id, code, redemptions, state } }: Actor & { promo: AdminPromoCode }) {
  const { t } = useTranslation();
  const isEnded = state === "ended";
  const ask = () => {
    const subject: PromoCodeEnding = { id, code, redemptions, isEnded: !isEnded };
    actor.send({ type: "action.request", action: "promoCodeEnding", subject });
  };
  return (
    <Button
      variant="secondary"
      aria-label={t(isEnded ? "promoCodes.resumeName" : "promoCodes.endName", { code })}
      onClick={ask}
    >
      {t(isEnded ? "promoCodes.resume" : "promoCodes.end")}
    </Button>
  );
}
