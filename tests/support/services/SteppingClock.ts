import type { Clock } from '../../../services/clock/Clock.ts';

interface Step {
  readonly seconds?: number;
  readonly minutes?: number;
  readonly hours?: number;
  readonly days?: number;
}

/** A clock that only moves when told to. */
export class SteppingClock implements Clock {
  #now: number;

  constructor(start = '2026-03-02T08:00:00Z') {
    this.#now = Date.parse(start);
  }

  now(): Date {
    return new Date(this.#now);
  }

  advance({ seconds = 0, minutes = 0, hours = 0, days = 0 }: Step): void {
    this.#now += (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1_000;
  }
}
