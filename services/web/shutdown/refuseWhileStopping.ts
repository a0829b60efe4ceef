import type { RequestListener } from 'node:http';
import type { Log } from '../../log/Log.ts';
import type { Metrics } from '../../metrics/Metrics.ts';
import { rawAnswer } from '../malformed/rawAnswer.ts';

/** How long to wait for the rest of a body. In milliseconds. */
const bodyMs = 1_000;
const { status, headers, body } = rawAnswer(503);

/**
 * Refuses a request with 503, because the process is about to end. Its body is read to the end first: a connection that closes with
 * bytes unread is reset, and its sender may never see the answer.
 */
export const refuseWhileStopping =
  (log: Log, metrics: Metrics): RequestListener =>
  (request, response) => {
    const refuse = () => {
      clearTimeout(timer);
      if (response.headersSent || response.destroyed) return;
      response.writeHead(status, { ...headers, 'Retry-After': '1' }).end(body);
      metrics.count('haulage_shed_total', 'The process ends.');
      log.write('info', 'refused while stopping', { method: request.method });
    };
    const timer = setTimeout(refuse, bodyMs);
    request.once('end', refuse).once('close', refuse).on('error', refuse).resume();
  };
