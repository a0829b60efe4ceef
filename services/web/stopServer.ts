import type { Server } from 'node:http';

const sweepMs = 50;

/** Takes no new connections, lets requests under way finish, for `graceMs` at the most, and hangs up on who has none. */
export function stopServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    const impatience = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(impatience);
      resolve();
    });
  });
}
