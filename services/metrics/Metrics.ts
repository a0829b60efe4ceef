import type { CounterName, GaugeName } from './metricNames.ts';

export interface AnsweredRequest {
  readonly method: string;
  /** The route's template, never the address. */
  readonly route: string;
  readonly status: number;
  /** Until the answer began. */
  readonly seconds: number;
}

/** What the process counts about itself, for whoever runs it. */
export interface Metrics {
  answered(request: AnsweredRequest): void;
  /** Counts under a label of which there are few: never an address, a name or an id. */
  count(name: CounterName, label: string, by?: number): void;
  /** Reads a gauge whenever somebody asks, in place of an earlier reader; undefined if the value is not known. */
  watch(name: GaugeName, read: () => number | undefined | Promise<number | undefined>): void;
  /** Everything in the text format of Prometheus. */
  text(): Promise<string>;
}
