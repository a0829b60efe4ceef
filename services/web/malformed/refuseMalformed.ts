import type { Server, ServerResponse } from 'node:http';
import type { Duplex } from 'node:stream';
import { RequestError } from '@hono/node-server';
import type { Log } from '../../log/Log.ts';
import type { Metrics } from '../../metrics/Metrics.ts';
import { rawAnswer, type RawStatus } from './rawAnswer.ts';
import { rawText } from './rawText.ts';

const statuses: Readonly<Record<string, RawStatus>> = {
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  ERR_HTTP_REQUEST_TIMEOUT: 408,
};

/**
 * Answers requests that Node.js cannot parse, or with an unknown Expect header, and logs one line for each. A connection with a
 * pending answer is just closed.
 */
export function refuseMalformed(server: Server, log: Log, metrics: Metrics): void {
  const answering = new WeakMap<Duplex, ServerResponse>();
  server.on('request', ({ socket }, response) => answering.set(socket, response));
  server.on('checkExpectation', (_request, response: ServerResponse) =>
    refuseRequest(log, metrics, response, 417, 'Expect'),
  );
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    const isAnswering = answering.get(socket)?.writableEnded === false;
    if (error.code === 'ECONNRESET' || !socket.writable || isAnswering) {
      socket.destroy();
      return;
    }
    const answer = note(log, metrics, statuses[error.code ?? ''] ?? 400, error.code);
    socket.end(rawText(answer), () => socket.destroy());
  });
}

/** Answers a request outside the application, and logs a line. */
export function refuseRequest(
  log: Log,
  metrics: Metrics,
  response: ServerResponse,
  given: RawStatus,
  reason: string,
): void {
  const { status, headers, body } = note(log, metrics, given, reason);
  response.writeHead(status, headers).end(body);
}

/** Answers requests with a malformed host or address, and unexpected errors outside the application. */
export const answerMalformed =
  (log: Log, metrics: Metrics) =>
  (error: unknown): Response => {
    const isUnreadable = error instanceof RequestError;
    if (!isUnreadable) log.error('unexpected error', error);
    const { status, headers, body } = isUnreadable ? note(log, metrics, 400, error.name) : rawAnswer(500);
    return new Response(body, { status, headers });
  };

function note(log: Log, metrics: Metrics, status: RawStatus, reason: string | undefined): ReturnType<typeof rawAnswer> {
  log.write('info', 'unreadable request', { status, reason });
  metrics.count('haulage_unreadable_total', String(status));
  return rawAnswer(status);
}
