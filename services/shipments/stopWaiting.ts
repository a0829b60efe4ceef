import * as v from 'valibot';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import { moneyAnswer } from '../freight/fields/moneyField.ts';
import type { FoldedShipment } from './fold/FoldedShipment.ts';
import { waitingAt } from './fold/waitingAt.ts';
import type { ShipmentRow } from './ShipmentTables.ts';

const text = v.nullable(v.string());

/**
 * The waiting at a stop by the terms of the award. It is proposed by itself once the truck has left, and again when a corrected time
 * changes what was answered. `unproven` lacks a time.
 */
export const stopWaitingAnswer = v.pipe(
  v.object({
    stop: wholeNumber,
    state: v.picklist(['none', 'running', 'unproven', 'proposed', 'accepted', 'disputed']),
    isLate: v.boolean(),
    dwellMin: wholeNumber,
    freeMin: wholeNumber,
    billableMin: wholeNumber,
    chargedMin: wholeNumber,
    charge: moneyAnswer,
    /** What the shipper said of this charge. */
    answer: v.nullable(v.object({ at: instantAnswer, reason: text, note: text })),
  }),
  v.metadata({ ref: 'StopWaiting' }),
);

/** The waiting at each stop of a shipment. */
export const stopWaitings = (row: Pick<ShipmentRow, 'terms' | 'currency'>, folded: FoldedShipment, now: Date) =>
  folded.plan.map(({ type, window }, stop) => {
    const { arrivedAt = null, departedAt = null } = folded.stops[stop] ?? {};
    const isOver = folded.status === 'cancelled';
    const found = waitingAt({ type, window, arrivedAt, departedAt }, row.terms, isOver ? null : now.getTime());
    const { state, chargeMinor, ...minutes } = found;
    const said = folded.waitingAnswers.find((each) => each.stop === stop && each.chargeMinor === chargeMinor);
    const answer = state === 'due' && said ? { at: new Date(said.at), reason: said.reason, note: said.note } : null;
    const due = said ? (said.isAccepted ? ('accepted' as const) : ('disputed' as const)) : ('proposed' as const);
    return {
      stop,
      ...minutes,
      state: state === 'due' ? due : state,
      charge: { amountMinor: chargeMinor, currency: row.currency },
      answer,
    };
  });
