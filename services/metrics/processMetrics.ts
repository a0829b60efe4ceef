import { collectDefaultMetrics, Registry } from 'prom-client';
import type { Metrics } from './Metrics.ts';
import { prometheusMetrics } from './prometheusMetrics.ts';

/** Metrics of the whole process: with its processor time, memory, garbage collection and event-loop delay. */
export function processMetrics(): Metrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  return prometheusMetrics(registry);
}
