import type { TrackedShipments } from '../../../src/application/tracking/TrackedShipments.ts';
import { Failure } from '../../../src/domain/failure/Failure.ts';
import type { Tracking } from '../../../src/domain/tracking/Tracking.ts';

/** Answers with what the test says, and remembers how it was asked. */
export class FakeTrackedShipments implements TrackedShipments {
  readonly asked: { readonly code: string; readonly again: boolean }[] = [];
  /** Undefined for a link that leads nowhere. */
  answer: Tracking | 'unreachable' | undefined;

  constructor(answer: Tracking | 'unreachable' | undefined) {
    this.answer = answer;
  }

  read(code: string, again: boolean): Promise<Tracking | undefined> {
    this.asked.push({ code, again });
    if (this.answer === 'unreachable') return Promise.reject(new Failure({ kind: 'unreachable', offline: false }));
    return Promise.resolve(this.answer);
  }
}
