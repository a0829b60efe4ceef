import { once } from 'node:events';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../log/Log.ts';
import type { Metrics } from '../metrics/Metrics.ts';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { answerInOrder } from './connections/answerInOrder.ts';
import { banMisuse } from './connections/banMisuse.ts';
import { limitUnreadBytes } from './connections/limitUnreadBytes.ts';
import { shareConnections } from './connections/shareConnections.ts';
import { faultOf } from './malformed/faultOf.ts';
import { answerMalformed, refuseMalformed, refuseRequest } from './malformed/refuseMalformed.ts';
import { GracefulServer } from './shutdown/GracefulServer.ts';
import { refuseWhileStopping } from './shutdown/refuseWhileStopping.ts';
import { useTargetHost } from './useTargetHost.ts';

const limits = {
  headersTimeout: 10_000,
  /** Enough for a 10 MiB file at 1.4 Mbit/s. */
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  /** Payloads in addresses may have 64 KiB, plus headers. */
  maxHeaderSize: 80 * 1024,
  /** A missing host is handled like a malformed one. */
  requireHostHeader: false,
};
/** Closes a connection over which nothing has gone either way for this long; twice as long if an answer waits for its reader. */
const stalledMs = 30_000;
const maxConnections = 2_000;
const maxUnreadBytes = 64 * 1024 * 1024;

/**
 * Starts the HTTP server. Slow headers, slow bodies, stalled and idle connections are closed, connections are shared out by
 * address, requests of a connection are answered one after another, and malformed ones are answered here.
 * Throws if the port is taken.
 */
export async function startServer(
  app: Hono<AppEnv>,
  settings: Pick<Settings, 'host' | 'listenPort' | 'trustedProxies'>,
  log: Log,
  metrics: Metrics,
): Promise<GracefulServer> {
  const listener = getRequestListener(
    (request, env) => app.fetch(request, { ...env, bodiesEnd: server.bodiesEnd, stopping: server.stopping }),
    {
      overrideGlobalObjects: false,
      errorHandler: answerMalformed(log, metrics),
    },
  );
  const answer = answerInOrder(
    (request, response) => {
      const fault = faultOf(request);
      if (fault) {
        refuseRequest(log, metrics, response, 400, fault);
        return;
      }
      useTargetHost(request);
      void listener(request, response);
    },
    (socket) => cutOff(socket),
  );
  const server = new GracefulServer(limits, refuseWhileStopping(log, metrics), answer);
  const cutOff = banMisuse(server, settings);
  refuseMalformed(server, log, metrics);
  server.setTimeout(stalledMs);
  shareConnections(server, settings, maxConnections);
  limitUnreadBytes(server, maxUnreadBytes);
  metrics.watch('haulage_connections', () => connectionsOf(server));
  server.listen(settings.listenPort, settings.host);
  await once(server, 'listening');
  return server;
}

const connectionsOf = (server: GracefulServer): Promise<number> =>
  new Promise((resolve, reject) => {
    server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
  });
