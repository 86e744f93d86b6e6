import type { ReactNode } from "react";
import { styled } from "styled-components";
import { color, token, up } from "../theme/theme";

/** One of the breadcrumbs. */
export type Crumb = { label: string; href: string };

/**
 * On a phone they have one line, so that nothing below moves when the page's font arrives: names that are too long are
 * cut off, that of the page first, which its heading repeats.
 */
const List = styled.ol`
  display: flex;
  gap: ${token["space-1"]} 0;
  padding: 0;
  list-style: none;
  font-size: ${token["text-s"]};
  line-height: 1.5;
  color: ${color["ink-faint"]};

  & > li { display: inline-flex; align-items: center; min-width: 0; white-space: nowrap; }
  & > li:last-child { flex-shrink: 9999; min-width: 5em; }
  & > li:not(:last-child)::after {
    content: "/";
    content: "/" / "";
    margin-inline: ${token["space-2"]};
    color: ${color.control};
  }
  a { overflow: hidden; text-overflow: ellipsis; padding-block: 0.2rem; color: ${color["ink-soft"]}; text-decoration: none; }
  a:hover { color: ${color["accent-ink"]}; text-decoration: underline; }
  a:focus-visible { overflow: visible; }
  ${up("md")} { flex-wrap: wrap; }
`;

const Current = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  max-width: 28rem;
  color: ${color.ink};
`;

type BreadcrumbsProps = {
  /** Name of the navigation for screen readers. */
  label: string;
  /** From the root to this page; the last one is this page and is not a link. */
  items: readonly Crumb[];
  /** Renders a link, if it should be the router's; a plain anchor otherwise. */
  renderLink?: ((crumb: Crumb) => ReactNode) | undefined;
};

/** The breadcrumbs from the home page to here. */
export function Breadcrumbs({ label, items, renderLink }: BreadcrumbsProps) {
  return (
    <nav aria-label={label}>
      <List>
        {items.map((crumb, index) => (
          // A course can have the address of its topic, and crumbs never move.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>
            {index === items.length - 1 ? (
              <Current aria-current="page">{crumb.label}</Current>
            ) : (
              (renderLink?.(crumb) ?? <a href={crumb.href}>{crumb.label}</a>)
            )}
          </li>
        ))}
      </List>
    </nav>
  );
}
