import { styled } from "styled-components";
import { Artwork } from "../../components/Artwork";
import { Page } from "../../components/Page";
import { PageLink } from "../../components/PageLink";
import { useTranslation } from "../../i18n/use-translation";
import { paths } from "../../paths/paths";
import { useHydrated } from "../../screens/site-context";
import { token } from "../../theme/theme";
import { Button } from "../../ui/Button";
import { Stack } from "../../ui/Stack";
import { TextField } from "../../ui/TextField";

const Search = styled.form`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  gap: ${token["space-3"]};
  & > :first-child { flex: 1 1 16rem; }
`;
const Picture = styled.div`
  max-width: 15rem;
  svg { width: 100%; height: auto; }
`;

/** The not-found page, with a search that also works without JavaScript (R11). */
export function NotFoundPage() {
  const { t } = useTranslation();
  useHydrated();
  return (
    <Page width="reading">
      <Stack $gap={6}>
        <Picture>
          <Artwork name="lost" background="#f1eadd" />
        </Picture>
        <h1>{t("notFound.title")}</h1>
        <p>{t("notFound.text")}</p>
        <Search action={paths.courses} method="get" role="search">
          <TextField label={t("notFound.search")} name="search" type="search" icon="search" maxLength={200} />
          <Button type="submit">{t("notFound.go")}</Button>
        </Search>
        <p>
          <PageLink href={paths.courses}>{t("notFound.all")}</PageLink>
        </p>
      </Stack>
    </Page>
  );
}
