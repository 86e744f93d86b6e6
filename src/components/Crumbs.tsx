import { useTranslation } from "../i18n/use-translation";
import { paths } from "../paths/paths";
import { useSite } from "../screens/site-context";
import { Breadcrumbs, type Crumb } from "../ui/Breadcrumbs";
import { PageLink } from "./PageLink";
import { StructuredData } from "./StructuredData";

/** The breadcrumbs from the main page to this one. */
export function Crumbs({ items }: { items: readonly Crumb[] }) {
  const { t } = useTranslation();
  const { origin } = useSite();
  const way = [{ label: t("nav.main"), href: paths.home }, ...items];
  return (
    <>
      <Breadcrumbs
        label={t("nav.breadcrumbs")}
        items={way}
        renderLink={({ href, label }) => <PageLink href={href}>{label}</PageLink>}
      />
      <StructuredData
        data={{
          "@type": "BreadcrumbList",
          itemListElement: way.map(({ label, href }, index) => ({
            "@type": "ListItem",
            position: index + 1,
            name: label,
            item: origin + href,
          })),
        }}
      />
    </>
  );
}
