import type { Server } from 'node:http';

const sweepMs = 50;

/** Graceful shutdown: refuses new connections, closes idle ones and waits up to `graceMs` for pending requests. */
export function stopServer(server: Server, graceMs: number): Promise<void> {
  return new Promise((resolve) => {
    const sweep = setInterval(() => server.closeIdleConnections(), sweepMs);
    const timeout = setTimeout(() => server.closeAllConnections(), graceMs);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(timeout);
      resolve();
    });
  });
}
