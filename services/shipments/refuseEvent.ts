import type { ProblemName } from '../web/problems/problemCatalogue.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import type { RefusalReason } from '../web/RefusalReason.ts';
import type { EventRefusal, EventRefusalCode } from './fold/EventRefusal.ts';

/** What the state of a shipment or the role of the caller forbids. */
const forbidden = {
  wrong_side: ['not_allowed', 'Only the other company can do this.'],
  wrong_status: ['wrong_status', 'This is not possible at the current status of the shipment.'],
  loaded: ['goods_loaded', 'The goods are already on board.'],
  pod_missing: ['pod_missing', 'There is no proof of delivery yet.'],
  already_on_hold: ['so_already', 'This shipment is already on hold.'],
  not_on_hold: ['so_already', 'This shipment is not on hold.'],
} as const satisfies Readonly<Partial<Record<EventRefusalCode, readonly [RefusalReason, string]>>>;

type Forbidden = keyof typeof forbidden;

const isForbidden = (code: EventRefusalCode): code is Forbidden => Object.hasOwn(forbidden, code);

/** What can be put right. */
const problems: Readonly<Record<Exclude<EventRefusalCode, Forbidden>, ProblemName>> = {
  unknown_event: 'notValid',
  unknown_stop: 'noSuchStop',
  wrong_stop: 'wrongStop',
  wrong_stop_type: 'wrongStop',
  last_stop: 'wrongStop',
  not_last_stop: 'wrongStop',
  stop_needed: 'required',
  value_missing: 'required',
  reason_missing: 'required',
  unknown_reason: 'notValid',
  reason_untrue: 'reasonUntrue',
  unknown_kind: 'notValid',
  given_twice: 'givenTwice',
  not_with_code: 'unknownField',
  out_of_range: 'notValid',
  position_missing: 'positionMissing',
  nothing_to_correct: 'noSuchEvent',
  nothing_to_resolve: 'noSuchEvent',
  not_an_instant: 'notAnInstant',
  too_far_ahead: 'inFuture',
  before_previous: 'beforePrevious',
  after_next: 'afterNext',
};

/** Fields that are sent beside `data`. */
const outside: ReadonlySet<string> = new Set(['type', 'stop', 'at', 'position', 'vehicleId', 'driverId']);

const fieldOf = (field: string, type: string): string => {
  const isOutside = outside.has(field) && !(type === 'correction' && field === 'at');
  return isOutside || type === 'cancelled' || type === 'assigned' || type === 'pod_rejected' ? field : `data.${field}`;
};

/** The refusal of an event: 409 for what state or role forbid, 422 naming the field for what can be put right. */
export function eventRefusal({ code, field, event }: EventRefusal, type: string): Refusal {
  if (isForbidden(code)) {
    const [reason, message] = forbidden[code];
    return new Refusal(409, message, { reason });
  }
  const expected = event && `${event.type} at ${new Date(event.at).toISOString()}`;
  return refusedFields([refusedField(fieldOf(field ?? 'type', type), problems[code], expected ? { expected } : {})]);
}
