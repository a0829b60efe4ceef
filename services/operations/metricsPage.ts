import { Hono } from 'hono';
import { describeRoute } from 'hono-openapi';
import type { Metrics } from '../metrics/Metrics.ts';
import type { AppEnv } from '../web/AppEnv.ts';
import { metricsPath } from '../web/operatorsOnly.ts';

const contentType = 'text/plain; version=0.0.4; charset=utf-8';

/** The metrics, for Prometheus. `operatorsOnly` stands before it. */
export const metricsPage = {
  routes: ({ metrics }: { readonly metrics: Metrics }): Hono<AppEnv> =>
    new Hono<AppEnv>().get(metricsPath, describeRoute({ hide: true }), async (c) =>
      c.body(await metrics.text(), 200, { 'Content-Type': contentType }),
    ),
};
