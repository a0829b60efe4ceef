import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import type { Hono } from 'hono';
import type { Settings } from '../settings/Settings.ts';
import type { AppEnv } from './AppEnv.ts';

const limits = {
  headersTimeout: 10_000,
  requestTimeout: 30_000,
  keepAliveTimeout: 65_000,
  connectionsCheckingInterval: 2_000,
  maxHeaderSize: 16 * 1024,
};
const mostConnections = 2_000;

/** Listens for requests; slow headers, slow bodies and idle connections are cut off. Throws when the port is taken. */
export async function startServer(
  app: Hono<AppEnv>,
  { host, listenPort }: Pick<Settings, 'host' | 'listenPort'>,
): Promise<Server> {
  const listener = getRequestListener(app.fetch, { overrideGlobalObjects: false });
  const server = createServer(limits, (request, response) => void listener(request, response));
  server.maxConnections = mostConnections;
  server.listen(listenPort, host);
  await once(server, 'listening');
  return server;
}
