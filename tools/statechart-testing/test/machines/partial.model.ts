import { createActor, createMachine } from "xstate";
import { defineTestData } from "../../src/model/test-model";
import { chatMachine } from "./partial";

const room = (id: string) => createActor(createMachine({}), { id });

export const chatData = defineTestData({
  machine: chatMachine,
  events: { "chat.join": { lobby: { room: room("lobby") }, elsewhere: { room: room("roof") } } },
  outcomes: { send: { sent: { output: { id: 7 } } } },
});
