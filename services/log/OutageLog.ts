import type { Log, LogFields } from './Log.ts';

/** How long without a failure until that is told, in milliseconds. It may also be that nobody called. */
const quietMs = 10_000;

interface Outage {
  times: number;
  readonly timer: NodeJS.Timeout;
}

/**
 * Tells of an outage once, in plain words, and when it was not met again, however many calls fail meanwhile: with a line and a stack for each, the log
 * would be full when it is needed most.
 */
export class OutageLog {
  readonly #log: Log;
  readonly #outages = new Map<string, Outage>();

  constructor(log: Log) {
    this.#log = log;
  }

  /** Notes a failure. `reason` tells outages apart. */
  failed(event: string, reason: string, fields: LogFields = {}): void {
    const id = `${event} ${reason}`;
    const outage = this.#outages.get(id);
    if (outage) {
      outage.times += 1;
      outage.timer.refresh();
      return;
    }
    this.#log.write('warn', event, { reason, ...fields });
    this.#outages.set(id, { times: 1, timer: setTimeout(() => this.#end(id, event, reason), quietMs).unref() });
  }

  #end(id: string, event: string, reason: string): void {
    const times = this.#outages.get(id)?.times;
    this.#outages.delete(id);
    this.#log.write('info', `${event}: not for ${quietMs / 1_000} s`, { reason, times });
  }
}
