import type { RequestListener } from 'node:http';
import type { Socket } from 'node:net';

/** Requests that may wait on a connection. Browsers and proxies send none before the one before it is answered. */
const mostWaiting = 10;

/**
 * Begins the next request of a connection when the one before it is answered and read. Otherwise a thousand of them, sent at once
 * (pipelining), would all be worked on, and their answers kept in memory until somebody reads them. Calls `cutOff` for a connection
 * that has too many waiting.
 */
export function answerInOrder(answer: RequestListener, cutOff: (socket: Socket) => void): RequestListener {
  /** What waits on the connections that have a request under way. */
  const waiting = new WeakMap<Socket, (() => void)[]>();
  return (request, response) => {
    const { socket } = request;
    const begin = () => {
      response.once('close', () => {
        const next = socket.destroyed ? undefined : waiting.get(socket)?.shift();
        if (next) next();
        else waiting.delete(socket);
      });
      answer(request, response);
    };
    const line = waiting.get(socket);
    if (socket.destroyed) return;
    if (!line) {
      waiting.set(socket, []);
      begin();
    } else if (line.length < mostWaiting) line.push(begin);
    else cutOff(socket);
  };
}
