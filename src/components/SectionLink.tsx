import { useSelector } from "@xstate/react";
import type { ReactNode } from "react";
import type { SnapshotFrom } from "xstate";
import { allowedLanguages } from "../../machines/account/locale-gate";
import type { profileMachine } from "../../machines/account/profile";
import { useTranslation } from "../i18n/use-translation";
import { sectionPath } from "../paths/paths";
import { languagesAt, type SectionKey } from "../paths/sections";
import { useSite } from "../screens/site-context";
import { PageLink } from "./PageLink";

type Profile = SnapshotFrom<typeof profileMachine> | undefined;
const permissionsOf = (s: Profile) => s?.context.profile?.permissions ?? null;
const hasSpecialRights = (s: Profile) => s?.context.specialRights === true;

/** Where a section is if this account cannot read it in the language of this host; null if it can (R69). */
export function useSectionElsewhere(): (key: SectionKey) => { url: string; locale: string } | null {
  const { academy, origin, locale } = useSite();
  const { profile } = academy.getSnapshot().children;
  const permissions = useSelector(profile, permissionsOf);
  const specialRights = useSelector(profile, hasSpecialRights);
  return (key) => {
    const languages = languagesAt(origin + sectionPath(key));
    const isAllowed = allowedLanguages(languages, permissions, specialRights)[locale];
    return isAllowed ? null : languages.redirect;
  };
}

interface Props {
  section: SectionKey;
  className?: string;
  /** Instead of the section's name. */
  children?: string;
}

/** A link to a section. If it leads to another language's host, where a visitor may be signed out, it says so (R69). */
export function SectionLink({ section, className, children }: Props) {
  const { t } = useTranslation();
  const elsewhere = useSectionElsewhere()(section);
  const name = children ?? t(`sections.${section}`);
  if (!elsewhere)
    return (
      <PageLink href={sectionPath(section)} className={className}>
        {name}
      </PageLink>
    );
  return (
    <a href={elsewhere.url} hrefLang={elsewhere.locale} className={className}>
      {t("nav.inEnglish", { name })}
    </a>
  );
}

/** A section in a list of links. */
export const sectionItem = (key: SectionKey): ReactNode => (
  <li key={key}>
    <SectionLink section={key} />
  </li>
);
