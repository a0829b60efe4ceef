import { setTimeout as wait } from 'node:timers/promises';
import type { GracefulServer } from './shutdown/GracefulServer.ts';

const sweepMs = 50;
/** The share of the time after which requests that still arrive are given up, so that their senders get an answer. */
const arrivalShare = 0.7;

/**
 * Graceful shutdown: refuses new requests at once and new connections after `drainMs`, which gives a proxy time to notice, and
 * waits for pending requests. After `graceMs` in all, the connections that are left are closed.
 */
export async function stopServer(server: GracefulServer, graceMs: number, drainMs = 0): Promise<void> {
  server.refuseRequests();
  const arrival = setTimeout(() => server.refuseUnfinished(), graceMs * arrivalShare);
  const timeout = setTimeout(() => server.closeAllConnections(), graceMs);
  if (drainMs > 0) await wait(drainMs);
  const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
  await server.closePort(drainMs > 0 ? 'quiet' : 'now');
  for (const timer of [arrival, timeout, sweep]) clearTimeout(timer);
}
