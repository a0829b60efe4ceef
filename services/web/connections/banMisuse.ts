import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../../settings/Settings.ts';
import { isTrustedProxy } from '../isTrustedProxy.ts';
import { networkOf } from '../networkOf.ts';
import { siteOf } from '../siteOf.ts';
import { TokenBuckets } from '../pace/TokenBuckets.ts';
import { withoutMapping } from '../withoutMapping.ts';

/** How long a network that misused its connections gets no new ones. In milliseconds. */
const banMs = 5_000;
/** Points of misuse that pass, and that are forgiven. */
const allowed = { burst: 20, perSecond: 5 };
/** Of all networks of a /48 together: an attacker may have them all. */
const allowedOfSite = { burst: 80, perSecond: 20 };
/** In points. The time it takes Node.js to read them cannot be limited otherwise. */
const points = { pipelined: 5, chunked: 1 } as const;

/**
 * Takes no new connections of a network for some seconds if it goes on sending what costs much to read: many requests without waiting
 * for an answer, or bodies in chunks, of which few clients send more than a few a second. Of the networks of one site it takes none if
 * they do so together. The connection that went too far is closed; the others stay, because neighbours behind one address share it. A
 * trusted proxy is never banned. Returns how to report pipelining, and closes that connection in any case.
 */
export function banMisuse(server: Server, settings: Pick<Settings, 'trustedProxies'>): (socket: Socket) => void {
  const [paces, pacesOfSites] = [new TokenBuckets(allowed), new TokenBuckets(allowedOfSite)];
  const banned = new Set<string>();
  const networks = new WeakMap<Socket, string>();

  const ban = (whom: string) => {
    if (banned.has(whom)) return;
    banned.add(whom);
    setTimeout(() => banned.delete(whom), banMs).unref();
  };
  const note = (socket: Socket, weight: number) => {
    const network = networks.get(socket);
    if (network === undefined) return;
    const site = siteOf(network);
    if (paces.take(network, weight) > 0) ban(network);
    else if (site !== undefined && pacesOfSites.take(site, weight) > 0) ban(site);
    else return;
    socket.destroy();
  };

  server.on('connection', (socket: Socket) => {
    const address = withoutMapping(socket.remoteAddress ?? '');
    if (isTrustedProxy(address, settings)) return;
    const network = networkOf(address);
    networks.set(socket, network);
    if (banned.has(network) || banned.has(siteOf(network) ?? '')) socket.destroy();
  });
  server.on('request', ({ socket, headers }) => {
    if (headers['transfer-encoding'] !== undefined) note(socket, points.chunked);
  });
  return (socket) => {
    socket.destroy();
    note(socket, points.pipelined);
  };
}
