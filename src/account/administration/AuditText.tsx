import { styled } from "styled-components";
import type { AuditEntry } from "../../../contract/account/audit";
import { type AuditAction, auditActions } from "../../../contract/account/audit-actions";
import { formatMoment } from "../../i18n/format";
import { formatLocales } from "../../i18n/languages";
import { useTranslation } from "../../i18n/use-translation";
import { useSite } from "../../screens/site-context";
import { useZone } from "../../screens/zone";
import { color, token } from "../../theme/theme";

const Entry = styled.div`
  display: grid;
  gap: ${token["space-1"]};
  overflow-wrap: anywhere;
  p { margin: 0; }
  small { color: ${color["ink-soft"]}; font-size: ${token["text-s"]}; }
`;
const Changes = styled.code`
  color: ${color["ink-soft"]};
  font-family: ${token["font-code"]};
  font-size: ${token["text-s"]};
`;

const isKnown = (action: string): action is AuditAction => (auditActions as readonly string[]).includes(action);

const shown = (value: unknown): string => (typeof value === "string" ? value : JSON.stringify(value));

/** Like `paidStatus: free → paid`. */
function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): string[] {
  const keys = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  return keys.map((key) => {
    const [from, to] = [before?.[key], after?.[key]];
    return `${key}: ${from === undefined ? "" : `${shown(from)} → `}${to === undefined ? "–" : shown(to)}`;
  });
}

/** An entry of the audit log: a sentence, the changed fields, the time, and the network that it came from (R63). */
export function AuditText({ entry }: { entry: AuditEntry }) {
  const { t } = useTranslation();
  const { language } = useSite();
  const zone = useZone();
  const { at, network, action, actor, target } = entry;
  const moment = formatMoment(formatLocales[language], at, zone);
  const changes = changesOf(entry);
  // The sentences say that it is an account, each where its language needs it; an account that is gone has its number.
  const names = {
    actor: actor === null ? t("audit.nobody") : (actor.email ?? `#${actor.id}`),
    target:
      target === null
        ? t("audit.unknownAccount")
        : (target.email ?? (target.kind === "account" ? `#${target.id}` : target.id)),
  };
  return (
    <Entry>
      <p>{isKnown(action) ? t(`audit.actions.${action}`, names) : t("audit.other", { ...names, action })}</p>
      {changes.length > 0 && <Changes>{changes.join(", ")}</Changes>}
      <small>
        <time dateTime={at}>{moment}</time>
        {network !== null && ` · ${network}`}
      </small>
    </Entry>
  );
}
