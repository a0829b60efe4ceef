import { Counter, Gauge, Histogram, Registry } from 'prom-client';
import { boundedLabels } from './boundedLabels.ts';
import { type CounterName, counters, type GaugeName, gauges } from './metricNames.ts';
import type { Metrics } from './Metrics.ts';

/** In seconds. 0.05 and 0.15 are budgets of the bench. */
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.15, 0.25, 0.5, 1, 2.5, 5, 10];

/** Labels of one counter. Beyond it they are counted together. */
const maxLabels = 100;

const methods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** Metrics in a registry of their own, so that tests and several services in one process do not share counts. */
export function prometheusMetrics(registry = new Registry()): Metrics {
  const requests = new Histogram({
    name: 'haulage_request_seconds',
    help: 'Time until the answer began, by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [registry],
  });
  const counted = new Map<CounterName, ReturnType<typeof newCounter>>();
  const counterOf = (name: CounterName) => {
    const counter = counted.get(name) ?? newCounter(registry, name);
    counted.set(name, counter);
    return counter;
  };
  return {
    answered: ({ method, route, status, seconds }) =>
      requests.observe({ method: methods.has(method) ? method : 'other', route, status }, seconds),
    count: (name, label, by = 1) => counterOf(name)(label, by),
    watch: (name, read) => addGauge(registry, name, read),
    text: () => registry.metrics(),
  };
}

function newCounter(registry: Registry, name: CounterName): (label: string, by: number) => void {
  const { help, label: labelName } = counters[name];
  const counter = new Counter({ name, help, labelNames: [labelName], registers: [registry] });
  const bounded = boundedLabels(maxLabels);
  return (label, by) => counter.inc({ [labelName]: bounded(label) }, by);
}

function addGauge(registry: Registry, name: GaugeName, read: Parameters<Metrics['watch']>[1]): void {
  registry.removeSingleMetric(name);
  const gauge = new Gauge({
    name,
    help: gauges[name],
    registers: [registry],
    async collect() {
      const value = await read();
      if (value === undefined) this.remove();
      else this.set(value);
    },
  });
  gauge.remove();
}
