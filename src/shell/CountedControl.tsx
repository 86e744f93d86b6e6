import { Link, useRouterState } from "@tanstack/react-router";
import { LazyBlock } from "../components/LazyBlock";
import { useTranslation } from "../i18n/use-translation";
import { partOf } from "../screens/part";
import { withDialog } from "./dialog-address";
import { withTexts } from "./tools";

const hash = "counted";
const counted = partOf(withTexts(() => import("../account/reports/part"), "account"));

/** Opens the list of what has been counted; the list is open while the address says so. */
export function CountedControl() {
  const { t } = useTranslation();
  const open = useRouterState({ select: ({ location }) => location.hash === hash });
  return (
    <>
      <Link {...withDialog(hash)} preload={false} hashScrollIntoView={false} activeOptions={{ includeHash: true }}>
        {t("footer.counted")}
      </Link>
      {open && <LazyBlock block={counted} props={{ id: "counted", input: undefined }} />}
    </>
  );
}
