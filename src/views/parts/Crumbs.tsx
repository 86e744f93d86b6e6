import { useTranslation } from "react-i18next";
import { paths } from "../../paths";
import { Breadcrumbs, type Crumb } from "../../ui/Breadcrumbs";
import { PageLink } from "./PageLink";

/** The way from the main page to this one. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation();
  return (
    <Breadcrumbs
      label={t("nav.breadcrumbs")}
      items={[{ label: t("nav.main"), href: paths.home }, ...items]}
      renderLink={({ href, label }) => <PageLink href={href}>{label}</PageLink>}
    />
  );
}
