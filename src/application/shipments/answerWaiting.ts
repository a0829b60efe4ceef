import type { ServiceIdentifier } from 'inversify';
import type { ShipmentRecord } from '../../domain/shipment/Shipment.ts';
import type { IdempotencyKeys } from '../shared/IdempotencyKeys.ts';
import type { RecordChanges } from '../shared/RecordChanges.ts';
import type { Versioned } from '../shared/Versioned.ts';
import type { WaitingAnswers, WaitingDispute } from './WaitingAnswers.ts';
import { writeShipment } from './writeShipment.ts';

/** Accepts the charge for waiting at a stop, or disputes it. Each throws a `Failure`, shows the shipment at once and is safe to retry. */
export interface AnswerWaiting {
  readonly accept: (shipment: Versioned, stop: number) => Promise<ShipmentRecord>;
  readonly dispute: (shipment: Versioned, stop: number, dispute: WaitingDispute) => Promise<ShipmentRecord>;
}
export const AnswerWaiting: ServiceIdentifier<AnswerWaiting> = Symbol('AnswerWaiting');

export const answerWaiting = (
  answers: WaitingAnswers,
  keys: IdempotencyKeys,
  changes: RecordChanges,
): AnswerWaiting => ({
  accept: ({ id, version }, stop) =>
    writeShipment(changes, [], () =>
      keys.once({ shipment: id, version, acceptsWaiting: stop }, (key) => answers.accept(id, version, stop, key)),
    ),
  dispute: ({ id, version }, stop, dispute) =>
    writeShipment(changes, [], () =>
      keys.once({ shipment: id, version, stop, dispute }, (key) => answers.dispute(id, version, stop, dispute, key)),
    ),
});
