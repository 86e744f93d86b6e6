import { Link, useRouterState } from "@tanstack/react-router";
import { LazyBlock } from "../components/LazyBlock";
import { useTranslation } from "../i18n/use-translation";
import { partOf } from "../screens/part";
import { useSite } from "../screens/site-context";
import { feedbackHash, withFeedback } from "./feedback-address";
import { withTexts } from "./tools";

const feedback = partOf(withTexts(() => import("../engagement/feedback/part"), "engagement"));

/** Opens the message box on every page; the box is open while the address says so. */
export function FeedbackControl() {
  const { t } = useTranslation();
  const { origin } = useSite();
  const open = useRouterState({ select: ({ location }) => location.hash === feedbackHash });
  return (
    <>
      <Link
        {...withFeedback}
        preload={false}
        hashScrollIntoView={false}
        activeOptions={{ includeHash: true }}
        onPointerEnter={feedback.prepare}
        onFocus={feedback.prepare}
      >
        {t("footer.feedback")}
      </Link>
      {open && <LazyBlock block={feedback} props={{ id: "feedback", input: origin, keep: true }} />}
    </>
  );
}
