import type { Server } from 'node:http';
import type { Socket } from 'node:net';

/** Makes each connection from 127.0.A.B look like one from an address of its own in network B of site A: 2001:db8:A:B::/64. */
export function asIpv6(server: Server): void {
  server.prependListener('connection', (socket: Socket) => {
    const [, , site, network] = (socket.remoteAddress ?? '').split('.');
    const address = `2001:db8:${site}:${network}::${socket.remotePort?.toString(16)}`;
    Object.defineProperty(socket, 'remoteAddress', { value: address });
  });
}
