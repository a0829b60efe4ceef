import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { Settings } from '../../settings/Settings.ts';
import { isTrustedProxy } from '../isTrustedProxy.ts';
import { networkOf } from '../networkOf.ts';
import { siteOf } from '../siteOf.ts';
import { SharedPlaces } from '../places/SharedPlaces.ts';
import { withoutMapping } from '../withoutMapping.ts';

/**
 * Shares out the connections by address (IPv6: by network, and by the /48 around it): whoever has too many loses the oldest that is idle, or gets no new one if none is. The
 * connections of a trusted proxy belong to many, so only their number counts.
 */
export function shareConnections(
  server: Server,
  settings: Pick<Settings, 'trustedProxies'>,
  maxConnections: number,
): void {
  const places = new SharedPlaces(maxConnections);
  /** Requests under way, by connection. */
  const underWay = new WeakMap<Socket, number>();
  const change = (socket: Socket, by: 1 | -1) => void underWay.set(socket, (underWay.get(socket) ?? 0) + by);

  server.maxConnections = 2 * maxConnections;
  server.on('connection', (socket: Socket) => {
    const address = withoutMapping(socket.remoteAddress ?? '');
    if (isTrustedProxy(address, settings)) return;
    const network = networkOf(address);
    const giveUp = () => {
      const isIdle = (underWay.get(socket) ?? 0) === 0;
      if (isIdle) socket.destroy();
      return isIdle;
    };
    const site = siteOf(network);
    const place = places.take(network, giveUp, site === undefined ? [] : [site]);
    if (place) socket.once('close', () => place.leave());
    else socket.destroy();
  });
  server.on('request', ({ socket }, response) => {
    change(socket, 1);
    response.once('close', () => change(socket, -1));
  });
}
