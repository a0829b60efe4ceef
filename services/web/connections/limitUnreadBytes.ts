import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../networkOf.ts';
import { siteOf } from '../siteOf.ts';

const sweepMs = 250;

/**
 * When more than `maxBytes` of answers wait in memory to be read, closes connections until no more do: first those of the address
 * (IPv6: of the /48) that lets most of them wait, the largest first.
 */
export function limitUnreadBytes(server: Server, maxBytes: number): void {
  const sockets = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
  });
  const sweep = setInterval(() => {
    const unread = [...sockets].filter(({ writableLength }) => writableLength > 0);
    let excess = bytesOf(unread) - maxBytes;
    if (excess <= 0) return;
    for (const socket of largestFirst(unread)) {
      if (excess <= 0) return;
      excess -= socket.writableLength;
      socket.destroy();
    }
  }, sweepMs).unref();
  server.once('close', () => clearInterval(sweep));
}

const bytesOf = (sockets: readonly Socket[]): number =>
  sockets.reduce((sum, { writableLength }) => sum + writableLength, 0);

/** By address, the one with most unread bytes first, and of each the largest first. */
function largestFirst(unread: readonly Socket[]): readonly Socket[] {
  const shares = new Map<string, Socket[]>();
  for (const socket of unread) {
    const network = networkOf(socket.remoteAddress ?? '');
    const holder = siteOf(network) ?? network;
    shares.set(holder, [...(shares.get(holder) ?? []), socket]);
  }
  return [...shares.values()]
    .toSorted((one, other) => bytesOf(other) - bytesOf(one))
    .flatMap((share) => share.toSorted((one, other) => other.writableLength - one.writableLength));
}
