import { defaultParseSearch, Link } from "@tanstack/react-router";
import type { ComponentPropsWithoutRef } from "react";
import { styled } from "styled-components";
import { type ButtonStyleProps, buttonStyle } from "../ui/Button";

type Props = Pick<
  ComponentPropsWithoutRef<"a">,
  "children" | "className" | "id" | "aria-label" | "aria-current" | "aria-describedby"
> & {
  /** A path of this site, with or without a query and a fragment. */
  href: string;
};

/** The same objects for every link: with new ones, each would be rendered again whenever its parent is. */
const noQuery = {} as Record<string, never>;
const activeOptions = { exact: true, includeSearch: false };

/** A link to another page of the site: preloaded on intent, opened without a reload. */
export function PageLink({ href, ...rest }: Props) {
  const [address = "", hash] = href.split("#");
  const [path = "", query] = address.split("?");
  // Addresses come from `paths`, the one table of the site; the router's own types would duplicate it.
  return (
    <Link
      {...rest}
      to={path as "/academy/"}
      {...(hash !== undefined && { hash })}
      search={query ? (defaultParseSearch(`?${query}`) as Record<string, never>) : noQuery}
      activeOptions={activeOptions}
    />
  );
}

/** The same, looking like a button. */
export const ButtonLink = styled(PageLink)<ButtonStyleProps>`
  ${buttonStyle}
`;
