import { inbox } from "../../contract/engagement/inbox";
import { definePage } from "../shared/define-page";
import { feedbackInboxScreen } from "./feedback-inbox.screen";

export const feedbackInboxPage = definePage({
  screen: feedbackInboxScreen,
  path: "/academy/administration/feedback/",
  calls: {
    loadMessages: inbox.list,
    refreshMessages: inbox.list,
    loadMore: inbox.list,
    markMessage: inbox.mark,
  },
});
