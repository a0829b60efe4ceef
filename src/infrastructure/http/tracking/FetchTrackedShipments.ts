import type { TrackedShipments } from '../../../application/tracking/TrackedShipments.ts';
import { Failure } from '../../../domain/failure/Failure.ts';
import { ownField } from '../../../domain/outside/ownField.ts';
import { readTracking } from '../../../domain/tracking/readTracking.ts';
import type { Tracking } from '../../../domain/tracking/Tracking.ts';

/** As for every read, in milliseconds. */
const timeout = 10_000;

/** What a tracking link shows, by the browser's own fetch: the page of a link loads nothing of the application's client. */
export class FetchTrackedShipments implements TrackedShipments {
  readonly #service: Promise<string>;

  /** `service` is the address of the shipments service. */
  constructor(service: Promise<string>) {
    this.#service = service;
  }

  async read(code: string, again: boolean): Promise<Tracking | undefined> {
    const address = `${await this.#service}/v1/tracking/${encodeURIComponent(code)}${again ? '?again=true' : ''}`;
    const tracking = await this.#ask(address);
    if (tracking === null) return undefined;
    if (tracking) return tracking;
    throw new Failure({ kind: 'unreachable', offline: !navigator.onLine });
  }

  /** Null for a link that leads nowhere, undefined without an answer that can be read. */
  async #ask(address: string): Promise<Tracking | null | undefined> {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(timeout), cache: 'no-store' });
      // Only an answer of the service says that there is nothing: a page that is not found is no answer.
      const body: unknown = await answer.json();
      if (answer.status === 404 && ownField(body, 'code') === 404) return null;
      return answer.ok ? readTracking(ownField(body, 'data')) : undefined;
    } catch {
      return undefined;
    }
  }
}
