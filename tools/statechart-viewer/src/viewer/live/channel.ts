import { fromCallback } from "xstate";
import { readPageMessage, type ViewerMessage } from "../../mirror/messages";

/** Exchanges messages with the pages of this browser that are mirrored. @param name of the channel */
export const channelLogic = fromCallback<{ type: "tell"; message: ViewerMessage }, string>(
  ({ input: name, sendBack, receive }) => {
    const channel = new BroadcastChannel(name);
    channel.onmessage = ({ data }) => {
      const message = readPageMessage(data);
      if (message) sendBack({ type: "page.said", message });
    };
    receive(({ message }) => channel.postMessage(message));
    return () => channel.close();
  },
);
