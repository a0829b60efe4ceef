import type { Clock } from '../../../src/application/shared/Clock.ts';

interface Timer {
  readonly due: number;
  readonly work: () => void;
}

/** A clock that only moves when advanced. */
export class FakeClock implements Clock {
  #now: number;
  #timers: readonly Timer[] = [];
  #whenSet: (() => void)[] = [];

  constructor(now = Date.UTC(2026, 0, 5, 9)) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(milliseconds: number, work: () => void): () => void {
    const timer = { due: this.#now + milliseconds, work };
    this.#timers = [...this.#timers, timer].toSorted((a, b) => a.due - b.due);
    for (const tell of this.#whenSet.splice(0)) tell();
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer);
    };
  }

  /** Advances the time and runs due timers. */
  advance(milliseconds: number): void {
    const end = this.#now + milliseconds;
    for (let next = this.#timers[0]; next && next.due <= end; next = this.#timers[0]) {
      this.#timers = this.#timers.slice(1);
      this.#now = next.due;
      next.work();
    }
    this.#now = end;
  }

  /** Milliseconds until the next timer, once there is one. */
  async nextTimer(): Promise<number> {
    while (this.#timers.length === 0) await new Promise<void>((resolve) => this.#whenSet.push(resolve));
    return (this.#timers[0]?.due ?? this.#now) - this.#now;
  }

  get timers(): number {
    return this.#timers.length;
  }
}
