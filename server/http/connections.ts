import type { Server, ServerResponse } from "node:http";
import { Server as NetServer, type Socket } from "node:net";
import { setTimeout as pause, setImmediate as turn } from "node:timers/promises";

/** A server's connections, so that it can stop without aborting a call. */
export interface Connections {
  /**
   * Stops listening, answers everything sent so far, and closes every connection once it is idle.
   * @returns how many requests were aborted because their time was up
   */
  drain(): Promise<number>;
}

interface Options {
  /** How long connections without a request stay open in case one is on its way, in milliseconds. */
  grace: number;
  /** How long running requests may take in total, in milliseconds. */
  timeout: number;
}

/** After this many turns of the event loop without a new connection, none is waiting. */
const quietTurns = 3;
/** Between two checks whether everything has finished, in milliseconds. */
const interval = 20;

/**
 * Watches the connections of a server that does not listen yet. Node's own `close` would end a connection as idle while
 * it has an unread request, and would wait for a connection that was opened and never used.
 */
export function watchConnections(
  server: Server,
  { grace, timeout }: Options = { grace: 1000, timeout: 3000 },
): Connections {
  const open = new Map<Socket, Set<ServerResponse>>();
  let accepted = 0;
  let isDraining = false;
  const isBusy = () => [...open.values()].some(({ size }) => size > 0);
  const endConnection = (response: ServerResponse) => {
    if (!response.headersSent) response.setHeader("connection", "close");
  };

  server.on("connection", (socket: Socket) => {
    accepted += 1;
    open.set(socket, new Set());
    socket.once("close", () => open.delete(socket));
  });
  server.prependListener("request", ({ socket }, response) => {
    const responses = open.get(socket);
    responses?.add(response);
    if (isDraining) endConnection(response);
    response.once("close", () => responses?.delete(response));
  });

  const until = async (isOver: () => boolean, end: number): Promise<void> => {
    while (!isOver() && performance.now() < end) await pause(interval);
  };

  /** Repeats until no connection waits to be accepted: the event loop accepts one per turn. */
  const acceptWaiting = async (end: number): Promise<void> => {
    let before = -1;
    for (let quiet = 0; quiet < quietTurns && performance.now() < end; quiet = accepted === before ? quiet + 1 : 0) {
      before = accepted;
      await turn();
    }
  };

  return {
    async drain() {
      const begun = performance.now();
      isDraining = true;
      for (const responses of open.values()) for (const response of responses) endConnection(response);
      await acceptWaiting(begun + grace);
      // The method of http.Server would close connections as idle even if they have an unread request.
      NetServer.prototype.close.call(server);
      await until(() => open.size === 0, begun + grace);
      for (const [socket, responses] of open) if (responses.size === 0) socket.destroy();
      await until(() => !isBusy(), begun + timeout);
      const broken = [...open.values()].reduce((sum, { size }) => sum + size, 0);
      for (const socket of open.keys()) socket.destroy();
      return broken;
    },
  };
}
