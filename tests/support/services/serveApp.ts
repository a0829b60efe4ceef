import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import type { AddressInfo } from 'node:net';
import type { AppEnv } from '../../../services/web/AppEnv.ts';

export interface Served {
  readonly url: string;
  stop(): Promise<void>;
}

/** Serves an app on a free local port. */
export const serveApp = (app: Hono<AppEnv>): Promise<Served> =>
  new Promise((resolve) => {
    const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }: AddressInfo) =>
      resolve({
        url: `http://127.0.0.1:${port}`,
        stop: () => new Promise((stopped) => server.close(() => stopped())),
      }),
    );
  });
