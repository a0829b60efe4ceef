import { STATUS_CODES, type Server, type ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import type { Log } from '../../log/Log.ts';
import { bareAnswer, type BareStatus } from './bareAnswer.ts';

const statuses: Readonly<Record<string, BareStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers on `server` what Node.js cannot read as a request, or what expects what nobody knows; one line of the log for each.
 * A connection on which an answer is under way is only closed: that answer tells what became of its request.
 */
export function refuseUnreadable(server: Server, log: Log): void {
  const answering = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => answering.set(socket, response));
  server.on('checkExpectation', (_request, response: ServerResponse) => {
    const { status, headers, body } = note(log, 417, 'Expect');
    response.writeHead(status, headers).end(body);
  });
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswering = answering.get(socket)?.writableEnded === false;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const { status, headers, body } = note(log, statuses[error.code ?? ''] ?? 400, error.code);
    const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
    socket.end([`HTTP/1.1 ${status} ${STATUS_CODES[status]}`, ...lines, '', body].join('\r\n'), () => socket.destroy());
  });
}

/** Answers what cannot be made a request for the application (a malformed host, an address that cannot be parsed), and its faults. */
export const answerUnreadable =
  (log: Log) =>
  (error: unknown): Response => {
    const isUnreadable = error instanceof RequestError;
    if (!isUnreadable) log.error('unexpected error', error);
    const { status, headers, body } = isUnreadable ? note(log, 400, error.name) : bareAnswer(500);
    return new Response(body, { status, headers });
  };

function note(log: Log, status: BareStatus, reason: string | undefined): ReturnType<typeof bareAnswer> {
  log.write('info', 'unreadable request', { status, reason });
  return bareAnswer(status);
}
