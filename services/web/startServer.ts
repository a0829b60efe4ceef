import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Log } from '../log/Log.ts';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';
import { answerUnreadable, refuseUnreadable } from './unreadable/refuseUnreadable.ts';

const limits = {
  headersTimeout: 10_000,
  /** For the whole body: a file of 10 MiB at 1.4 Mbit/s. */
  requestTimeout: 60_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  /** The application takes a payload of 64 KiB in its address; headers come on top. */
  maxHeaderSize: 80 * 1024,
  /** A request without a host is answered like one with a malformed one. */
  requireHostHeader: false,
};
const mostConnections = 2_000;

/**
 * Listens for requests; slow headers, slow bodies and idle connections are cut off, and what cannot be read gets its answer here.
 * Throws when the port is taken.
 */
export async function startServer(
  app: Hono<AppEnv>,
  { host, listenPort }: Pick<Settings, 'host' | 'listenPort'>,
  log: Log,
): Promise<Server> {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false, errorHandler: answerUnreadable(log) });
  const server = createServer(limits, (request, response) => void listener(request, response));
  refuseUnreadable(server, log);
  server.maxConnections = mostConnections;
  server.listen(listenPort, host);
  await once(server, 'listening');
  return server;
}
