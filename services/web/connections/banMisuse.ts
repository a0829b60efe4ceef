import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Duplex } from 'node:stream';
import type { Settings } from '../../settings/Settings.ts';
import { isTrustedProxy } from '../isTrustedProxy.ts';
import { networkOf } from '../networkOf.ts';
import { TokenBuckets } from '../pace/TokenBuckets.ts';
import { withoutMapping } from '../withoutMapping.ts';

/** How long a network that misused its connections gets no new ones. In milliseconds. */
const banMs = 5_000;
/** Points of misuse that pass, and that are forgiven. */
const allowed = { burst: 12, perSecond: 2 };

/** A connection that ended amid a request, as on the road. */
const brokeOff = 'HPE_INVALID_EOF_STATE';

/** In points. The time it takes Node.js to read them cannot be limited otherwise. */
const points = { pipelined: 20, chunked: 3, unreadable: 1 } as const;

/**
 * Closes all connections of a network, and takes no new ones for some seconds, if it sends what no browser sends and what costs much
 * to read: many requests without waiting for an answer, bodies in chunks, or requests that cannot be parsed. A trusted proxy is
 * never banned, because others use it too. Returns how to report pipelining, and closes that connection in any case.
 */
export function banMisuse(server: Server, settings: Pick<Settings, 'trustedProxies'>): (socket: Socket) => void {
  const paces = new TokenBuckets(allowed);
  const socketsOf = new Map<string, Set<Socket>>();
  const banned = new Set<string>();
  const networks = new WeakMap<Duplex, string>();

  const note = (socket: Duplex, weight: number) => {
    const network = networks.get(socket);
    if (network === undefined || banned.has(network) || paces.take(network, weight) === 0) return;
    banned.add(network);
    setTimeout(() => banned.delete(network), banMs).unref();
    for (const each of socketsOf.get(network) ?? []) each.destroy();
  };

  server.on('connection', (socket: Socket) => {
    const address = withoutMapping(socket.remoteAddress ?? '');
    if (isTrustedProxy(address, settings)) return;
    const network = networkOf(address);
    if (banned.has(network)) {
      socket.destroy();
      return;
    }
    networks.set(socket, network);
    const sockets = socketsOf.get(network) ?? new Set();
    socketsOf.set(network, sockets.add(socket));
    socket.once('close', () => {
      sockets.delete(socket);
      if (sockets.size === 0) socketsOf.delete(network);
    });
  });
  server.on('request', ({ socket, headers }) => {
    if (headers['transfer-encoding'] !== undefined) note(socket, points.chunked);
  });
  server.on('clientError', ({ code }: NodeJS.ErrnoException, socket) => {
    if (code?.startsWith('HPE_') === true && code !== brokeOff) note(socket, points.unreadable);
  });
  return (socket) => {
    socket.destroy();
    note(socket, points.pipelined);
  };
}
