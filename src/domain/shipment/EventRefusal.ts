/** Why an event is refused. */
export type EventRefusalCode =
  | 'unknown_event'
  | 'wrong_side'
  | 'wrong_status'
  | 'loaded'
  | 'pod_missing'
  | 'unknown_stop'
  | 'wrong_stop'
  | 'wrong_stop_type'
  | 'last_stop'
  | 'not_last_stop'
  | 'stop_needed'
  | 'value_missing'
  | 'reason_missing'
  | 'unknown_reason'
  | 'reason_untrue'
  | 'unknown_kind'
  | 'given_twice'
  | 'not_with_code'
  | 'out_of_range'
  | 'position_missing'
  | 'nothing_to_correct'
  | 'nothing_to_resolve'
  | 'already_on_hold'
  | 'not_on_hold'
  | 'not_an_instant'
  | 'too_far_ahead'
  | 'before_previous'
  | 'after_next';

/** Why an event is refused, and where. */
export interface EventRefusal {
  readonly code: EventRefusalCode;
  /** Null where the state or the role forbids it; otherwise the field to change. */
  readonly field: string | null;
  /** The event whose time forbids it, with `before_previous` and `after_next`. */
  readonly event?: { readonly id: string; readonly type: string; readonly at: number };
}
