import { useTranslation } from "react-i18next";
import { Page } from "../components/Page";
import { useHydrated } from "../screens/site-context";
import { Button } from "../ui/Button";
import { Stack } from "../ui/Stack";

/** A page whose code failed or did not load: says so, and offers a way to continue. */
export function PageFailed() {
  const { t } = useTranslation();
  useHydrated();
  return (
    <Page width="reading">
      <Stack $gap={5} $align="start">
        <h1>{t("pageFailed.title")}</h1>
        <p>{t("pageFailed.text")}</p>
        <Button onClick={() => location.reload()}>{t("pageFailed.reload")}</Button>
      </Stack>
    </Page>
  );
}
