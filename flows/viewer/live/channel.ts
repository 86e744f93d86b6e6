import { fromCallback } from "xstate";
import { channelName, readPageMessage, type ViewerMessage } from "../../mirror/messages";

/** Hears the pages of this browser that are mirrored, and speaks to them. */
export const channelLogic = fromCallback<{ type: "tell"; message: ViewerMessage }>(({ sendBack, receive }) => {
  const channel = new BroadcastChannel(channelName);
  channel.onmessage = ({ data }) => {
    const message = readPageMessage(data);
    if (message) sendBack({ type: "page.said", message });
  };
  receive(({ message }) => channel.postMessage(message));
  return () => channel.close();
});
