import type { LiveChanges, LiveEvent } from '../../../application/live/LiveChanges.ts';
import type { HttpContext } from '../HttpContext.ts';

/** Reads the stream over `fetch`: an `EventSource` could send no headers. */
export class FetchLiveChanges implements LiveChanges {
  readonly #address: string;
  readonly #context: HttpContext;

  constructor(address: string, context: HttpContext) {
    this.#address = address;
    this.#context = context;
  }

  async read(after: string | undefined, told: (event: LiveEvent) => void, signal: AbortSignal): Promise<void> {
    const { token, company } = this.#context.store.read();
    if (token === undefined || company === undefined) return;
    try {
      // Nothing on the first screen waits for it.
      const { readEvents } = await import('./readEvents.ts');
      const answer = await fetch(`${this.#address}/v1/stream`, {
        signal,
        cache: 'no-store',
        headers: {
          Accept: 'text/event-stream',
          Authorization: `Bearer ${token}`,
          [this.#context.companyHeader]: company.id,
          ...(after !== undefined && { 'Last-Event-ID': after }),
        },
      });
      if (answer.status === 401 || answer.status === 403) this.#context.endSession(answer.status, token);
      const isStream = answer.ok && answer.headers.get('Content-Type')?.startsWith('text/event-stream') === true;
      if (isStream && answer.body) await readEvents(answer.body, told);
      else await answer.body?.cancel();
    } catch {
      // Lost, aborted or never begun: the caller tries again in any case.
    }
  }
}
