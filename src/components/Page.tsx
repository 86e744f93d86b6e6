import type { ComponentProps, ReactNode } from "react";
import { styled } from "styled-components";
import { token, up } from "../theme/theme";
import type { Crumb } from "../ui/Breadcrumbs";
import { Container } from "../ui/Container";
import { Stack } from "../ui/Stack";
import { Crumbs } from "./Crumbs";

/** Not a section: `main` may be in none. */
const Space = styled.div`
  padding-bottom: ${token["section-gap"]};
`;
const Main = styled.main`
  min-width: 0;
  &:focus, h1:focus { outline: none; }
  /* The footer stays out of view until someone scrolls: it would jump whenever the length of the content changes. */
  min-height: calc(100svh - 8rem);
`;
const Columns = styled.div`
  display: grid;
  gap: ${token["space-8"]};
  ${up("md")} { grid-template-columns: minmax(0, 1fr) 20rem; gap: ${token["space-12"]}; align-items: start; }
`;

interface Props {
  /** The breadcrumbs, without the main page. */
  crumbs?: readonly Crumb[] | undefined;
  /** Navigation within the page's content, beside it if there is room; null reserves its space until it is known. */
  aside?: ReactNode;
  width?: ComponentProps<typeof Container>["$width"];
  /** The language of the texts, if it is not the page's own. */
  lang?: string | undefined;
  children: ReactNode;
}

/** The layout of every page: its navigation is outside `main` (L17). */
export function Page({ crumbs, aside, width, lang, children }: Props) {
  const main = (
    <Main id="content" tabIndex={-1}>
      <Stack $gap={5}>{children}</Stack>
    </Main>
  );
  return (
    <Space lang={lang}>
      <Container $width={width}>
        <Stack $gap={5}>
          {crumbs && <Crumbs items={crumbs} />}
          {aside !== undefined ? (
            <Columns>
              {main}
              {aside}
            </Columns>
          ) : (
            main
          )}
        </Stack>
      </Container>
    </Space>
  );
}
