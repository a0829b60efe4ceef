import type { LiveChanges, LiveEvent } from '../../../src/application/live/LiveChanges.ts';

/** A stream that the test speaks for. */
export class FakeLiveChanges implements LiveChanges {
  /** After which event each stream was asked for. */
  readonly asked: (string | undefined)[] = [];
  #told: (event: LiveEvent) => void = () => undefined;
  #end: () => void = () => undefined;

  read(after: string | undefined, told: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
    this.asked.push(after);
    this.#told = told;
    return new Promise((resolve) => {
      this.#end = resolve;
      signal.addEventListener('abort', () => resolve(), { once: true });
    });
  }

  say(kind: LiveEvent['kind'], id?: string): void {
    this.#told({ kind, id });
  }

  change(type: string, id?: string, at?: string): void {
    this.#told({ kind: 'change', id: at, change: { type, id } });
  }

  end(): void {
    this.#end();
  }
}
