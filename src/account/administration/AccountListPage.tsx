import { styled } from "styled-components";
import type { ActorRefFrom } from "xstate";
import type { AdminUser } from "../../../contract/account/admin";
import { adminFiles } from "../../../contract/account/admin-files";
import type { accountListMachine } from "../../../machines/account/account-list";
import { PageLink } from "../../components/PageLink";
import { formatDate } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { staffPaths } from "../../paths/staff-paths";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";
import { Badge } from "../../ui/Badge";
import { Cluster } from "../../ui/Cluster";
import { SelectField } from "../../ui/SelectField";
import { TextField } from "../../ui/TextField";
import { rightKeys, rights } from "./rights";
import { StaffList } from "./StaffList";
import { usePlanText } from "./use-plan-text";

const plans = ["free", "trial", "plus", "paid", "staff"] as const;
const states = { "signed-in": "in", "signed-out": "out", elsewhere: "elsewhere" } as const;

const Row = styled.div`
  display: grid;
  gap: ${token["space-1"]};
  small { color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; }
`;

/** All accounts, to find one among many (R62). */
export function AccountListPage({ actor }: { actor: ActorRefFrom<typeof accountListMachine> }) {
  const { t } = useTranslation();
  return (
    <StaffList<AdminUser>
      list={actor}
      title={t("administration.sections.accounts")}
      hrefOf={staffPaths.accounts}
      fileOf={(query) => `${adminFiles.accounts}?${new URLSearchParams(query)}`}
      fields={(query) => <FilterFields query={query} />}
      count={(total) => t("accounts.count", { count: total })}
      row={(account) => <Entry account={account} />}
    />
  );
}

function FilterFields({ query }: { query: Readonly<Record<string, string>> }) {
  const { t } = useTranslation();
  const any = { value: "", label: t("staffList.any") };
  return (
    <>
      <TextField
        label={t("accounts.search")}
        type="search"
        name="search"
        maxLength={200}
        autoComplete="off"
        defaultValue={query.search ?? ""}
      />
      <SelectField
        label={t("accounts.plan")}
        name="plan"
        defaultValue={query.plan ?? ""}
        options={[any, ...plans.map((value) => ({ value, label: t(`accounts.plans.${value}`) }))]}
      />
      <SelectField
        label={t("accounts.right")}
        name="right"
        defaultValue={query.right ?? ""}
        options={[
          any,
          ...rights.map((value) => ({ value, label: t(`accounts.rights.${rightKeys[value]}`) })),
          { value: "none", label: t("accounts.rights.none") },
        ]}
      />
      <SelectField
        label={t("accounts.state")}
        name="state"
        defaultValue={query.state ?? ""}
        options={[
          any,
          ...Object.entries(states).map(([value, key]) => ({ value, label: t(`accounts.states.${key}`) })),
        ]}
      />
    </>
  );
}

function Entry({ account }: { account: AdminUser }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const plan = usePlanText()(account.plan);
  const { id, name, email, permissions, createdAt } = account;
  const registered = formatDate(formatLocales[language], createdAt, zone);
  return (
    <Row>
      <PageLink href={staffPaths.account(id)}>
        {name === "" ? email : t("accounts.nameAndEmail", { name, email })}
      </PageLink>
      <Cluster>
        <Badge>{plan}</Badge>
        {rights
          .filter((right) => permissions[right])
          .map((right) => (
            <Badge key={right} $tone={right === "academy.admin" ? "warning" : "info"}>
              {t(`accounts.rights.${rightKeys[right]}`)}
            </Badge>
          ))}
        <small>{t("accounts.registered", { date: registered })}</small>
      </Cluster>
    </Row>
  );
}
