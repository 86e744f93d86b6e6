import { once } from "node:events";
import { createServer, type RequestListener } from "node:http";
import { type AddressInfo, createConnection, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, expect, it } from "vitest";
import { watchConnections } from "./connections";

const ends: (() => void)[] = [];
afterEach(() => {
  for (const end of ends.splice(0)) end();
});

async function serve(listener: RequestListener, times = { grace: 300, timeout: 2000 }) {
  const server = createServer(listener);
  const connections = watchConnections(server, times);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const connect = async () => {
    const socket = createConnection(port, "127.0.0.1").on("error", () => undefined);
    let received = "";
    socket.on("data", (chunk) => {
      received += chunk.toString();
    });
    ends.push(() => socket.destroy());
    const closed = once(socket, "close");
    await once(socket, "connect");
    return { socket, closed, received: () => received };
  };
  return { server, connect, drain: connections.drain };
}
const get = (socket: Socket) => socket.write("GET / HTTP/1.1\r\nHost: x\r\n\r\n");
const answered: RequestListener = (_, response) => response.end("done");

it("answers every request that was sent before, also unread ones, and announces that it closes", async () => {
  const { connect, drain, server } = await serve(answered);
  const used = await Promise.all([connect(), connect(), connect()]);
  for (const { socket } of used) get(socket);
  await expect.poll(() => used.every(({ received }) => received().includes("done"))).toBe(true);
  const unused = await Promise.all([connect(), connect()]);
  // Nothing of this has been read when the server starts to stop.
  for (const { socket } of [...used, ...unused]) get(socket);
  expect(await drain()).toBe(0);
  for (const { closed } of [...used, ...unused]) await closed;
  expect(used.map(({ received }) => received().split("done").length - 1)).toEqual([2, 2, 2]);
  expect(unused.map(({ received }) => received().split("done").length - 1)).toEqual([1, 1]);
  for (const { received } of [...used, ...unused]) expect(received().toLowerCase()).toContain("connection: close");
  expect(server.listening).toBe(false);
});

it("answers on connections that it has not accepted yet", async () => {
  const { connect, drain, server } = await serve(answered);
  const { port } = server.address() as AddressInfo;
  await connect();
  let count = 0;
  const answers = Array.from({ length: 20 }, () => {
    const socket = createConnection(port, "127.0.0.1");
    get(socket);
    return text(socket);
  });
  // The kernel has them, the server's event loop has not seen them.
  server.on("connection", () => {
    count += 1;
  });
  const drained = drain();
  expect(count).toBe(0);
  for (const answer of await Promise.all(answers)) expect(answer).toContain("done");
  expect(await drained).toBe(0);
});

it("answers a request that arrives while it stops", async () => {
  const { connect, drain, server } = await serve(answered);
  const { socket, received, closed } = await connect();
  const drained = drain();
  await expect.poll(() => server.listening).toBe(false);
  get(socket);
  await closed;
  expect(received()).toContain("done");
  expect(await drained).toBe(0);
});

it("lets a running request finish, and then closes its connection", async () => {
  const ended: (() => void)[] = [];
  const { connect, drain, server } = await serve((_, response) => {
    ended.push(() => response.end("done"));
  });
  const { socket, received, closed } = await connect();
  get(socket);
  await expect.poll(() => ended.length).toBe(1);
  const drained = drain();
  await expect.poll(() => server.listening).toBe(false);
  ended[0]?.();
  expect(await drained).toBe(0);
  await closed;
  expect(received()).toContain("done");
  expect(received().toLowerCase()).toContain("connection: close");
});

it("does not wait for idle connections, whether they were used, never used or sent half of their headers", async () => {
  // The test would time out if it waited for the limit.
  const { connect, drain } = await serve(answered, { grace: 50, timeout: 600_000 });
  const [used, unused, half] = await Promise.all([connect(), connect(), connect()]);
  get(used.socket);
  half.socket.write("GET / HTTP/1.1\r\nHos");
  await expect.poll(used.received).toContain("done");
  expect(await drain()).toBe(0);
  await Promise.all([used.closed, unused.closed, half.closed]);
});

it("aborts requests that do not finish in time, and counts them", async () => {
  const { connect, drain } = await serve(() => undefined, { grace: 20, timeout: 60 });
  const two = await Promise.all([connect(), connect()]);
  for (const { socket } of two) get(socket);
  expect(await drain()).toBe(2);
  for (const { closed } of two) await closed;
});
