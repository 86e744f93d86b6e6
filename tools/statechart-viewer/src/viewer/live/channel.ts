import { fromCallback } from "xstate";
import { readPageMessage, type ViewerMessage } from "../../mirror/messages";

/** Exchanges messages with this browser's mirrored pages. @param name of the channel */
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
