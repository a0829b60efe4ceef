import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import { networkOf } from '../networkOf.ts';

const sweepMs = 250;

/**
 * When more than `maxBytes` of answers wait in memory to be read, closes the connections of the address that lets most of them
 * wait, the largest first.
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
    for (const socket of largestShare(unread)) {
      if (excess <= 0) return;
      excess -= socket.writableLength;
      socket.destroy();
    }
  }, sweepMs).unref();
  server.once('close', () => clearInterval(sweep));
}

const bytesOf = (sockets: readonly Socket[]): number =>
  sockets.reduce((sum, { writableLength }) => sum + writableLength, 0);

/** The connections of the address with most unread bytes, the largest first. */
function largestShare(unread: readonly Socket[]): readonly Socket[] {
  const shares = new Map<string, Socket[]>();
  for (const socket of unread) {
    const address = networkOf(socket.remoteAddress ?? '');
    shares.set(address, [...(shares.get(address) ?? []), socket]);
  }
  const [largest = []] = [...shares.values()].toSorted((one, other) => bytesOf(other) - bytesOf(one));
  return largest.toSorted((one, other) => other.writableLength - one.writableLength);
}
