import { expect, it } from 'vitest';
import { prometheusMetrics } from '../../../services/metrics/prometheusMetrics.ts';

const linesOf = async (metrics: ReturnType<typeof prometheusMetrics>, name: string) =>
  (await metrics.text()).split('\n').filter((line) => line.startsWith(name));

it('counts requests by method, route and status, with the time they took', async () => {
  const metrics = prometheusMetrics();
  for (const seconds of [0.02, 0.2])
    metrics.answered({ method: 'GET', route: '/v1/drivers/:id', status: 200, seconds });
  const labels = 'method="GET",route="/v1/drivers/:id",status="200"';
  const lines = await linesOf(metrics, 'haulage_request_seconds');
  expect(lines).toContain(`haulage_request_seconds_bucket{le="0.05",${labels}} 1`);
  expect(lines).toContain(`haulage_request_seconds_bucket{le="0.25",${labels}} 2`);
  expect(lines).toContain(`haulage_request_seconds_count{${labels}} 2`);
});

it('counts unusual methods as one', async () => {
  const metrics = prometheusMetrics();
  for (const method of ['PROPFIND', 'BREW']) metrics.answered({ method, route: '/*', status: 404, seconds: 0 });
  expect(await linesOf(metrics, 'haulage_request_seconds_count')).toEqual([
    'haulage_request_seconds_count{method="other",route="/*",status="404"} 2',
  ]);
});

it('counts labels beyond a hundred as one', async () => {
  const metrics = prometheusMetrics();
  for (let label = 0; label < 150; label += 1) metrics.count('haulage_shed_total', `reason ${label}`);
  const lines = await linesOf(metrics, 'haulage_shed_total');
  expect(lines).toHaveLength(101);
  expect(lines).toContain('haulage_shed_total{reason="other"} 50');
});

it('reads a gauge when asked, with its latest reader, and leaves out a value that is not known', async () => {
  const metrics = prometheusMetrics();
  let waiting: number | undefined = 3;
  metrics.watch('haulage_calls_waiting', () => 99);
  metrics.watch('haulage_calls_waiting', () => waiting);
  expect(await linesOf(metrics, 'haulage_calls_waiting')).toEqual(['haulage_calls_waiting 3']);
  waiting = undefined;
  expect(await linesOf(metrics, 'haulage_calls_waiting')).toEqual([]);
});
