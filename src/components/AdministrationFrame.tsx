import type { ReactNode } from "react";
import { styled } from "styled-components";
import { type SectionKey, type Staff, sectionsFor } from "../../machines/shared/administration";
import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { color, token } from "../theme/theme";
import { Badge } from "../ui/Badge";
import type { Crumb } from "../ui/Breadcrumbs";
import { Gate } from "./Gate";
import { NeedsScripts } from "./NeedsScripts";
import { Page } from "./Page";
import { PageLink } from "./PageLink";

const Nav = styled.nav`
  ul {
    display: flex;
    flex-wrap: wrap;
    gap: ${token["space-2"]} ${token["space-5"]};
    margin: 0;
    padding: 0;
    list-style: none;
  }
  li { display: flex; gap: ${token["space-2"]}; align-items: center; }
  a { display: block; padding-block: ${token["space-2"]}; }
  a[aria-current] { border-bottom: 2px solid ${color.accent}; color: ${color.ink}; font-weight: 600; text-decoration: none; }
`;

interface Props {
  /** What follows the administration in the breadcrumbs: the section, and the page in it. */
  crumbs?: readonly Crumb[];
  /** Who is here: administrators, unless editors may open the page as well. */
  staff?: Staff;
  /** How much is waiting in a section, beside its name; 0 is not shown. */
  counts?: Partial<Record<SectionKey, number>>;
  signedOut: boolean;
  forbidden: boolean;
  onSignIn: () => void;
  children: ReactNode;
}

/**
 * What all pages of the administration have: who they are for, and the way to its sections (R62). The navigation marks
 * the section of the first crumb.
 */
export function AdministrationFrame({
  crumbs = [],
  staff = "administrators",
  counts = {},
  signedOut,
  forbidden,
  onSignIn,
  children,
}: Props) {
  const { t } = useTranslation();
  return (
    <Page crumbs={[{ label: t("administration.title"), href: paths.administration }, ...crumbs]}>
      <NeedsScripts />
      {signedOut || forbidden ? (
        <Gate of="administration" signedOut={signedOut} onSignIn={onSignIn} />
      ) : (
        <>
          {crumbs.length > 0 && <Sections staff={staff} counts={counts} current={crumbs[0]?.href} />}
          {children}
        </>
      )}
    </Page>
  );
}

interface SectionsProps extends Required<Pick<Props, "staff" | "counts">> {
  current: string | undefined;
}

function Sections({ staff, counts, current }: SectionsProps) {
  const { t } = useTranslation();
  return (
    <Nav aria-label={t("administration.title")}>
      <ul>
        {sectionsFor(staff).map(({ key, path }) => (
          <li key={key}>
            <PageLink href={path} {...(path === current && { "aria-current": "page" })}>
              {t(`administration.sections.${key}`)}
            </PageLink>
            {(counts[key] ?? 0) > 0 && (
              <Badge $tone="accent">{t("administration.unread", { count: counts[key] ?? 0 })}</Badge>
            )}
          </li>
        ))}
      </ul>
    </Nav>
  );
}
