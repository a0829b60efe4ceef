/** What refuses a file, a set or a part of it. */
export const ediErrors = [
  'empty_file',
  'not_edi',
  'too_large',
  'too_many_segments',
  'segment_too_long',
  'too_many_sets',
  'header_broken',
  'delimiters_clash',
  'charset_unknown',
  'trailer_missing',
  'control_differs',
  'count_differs',
  'set_not_supported',
  'element_missing',
  'not_a_number',
  'not_a_date',
  'code_unknown',
  'stops_missing',
  'stops_several',
  'time_missing',
  'dangerous_goods',
  'dangerous_several',
  'shipping_name_missing',
  'sum_differs',
] as const;

/** What is told, but refuses nothing. */
export type EdiNoteCode =
  | 'test_file'
  | 'zone_assumed'
  | 'currency_assumed'
  | 'not_understood'
  | 'package_unknown'
  | 'equipment_unknown'
  | 'cargo_stop_assumed'
  | 'deadline_assumed'
  | 'rate_differs'
  | 'totals_differ';

export type EdiErrorCode = (typeof ediErrors)[number];

/** Something about a file, by segment and element. The words for its code stand in the catalogue. */
export interface EdiFinding<Code extends EdiErrorCode | EdiNoteCode = EdiErrorCode | EdiNoteCode> {
  readonly code: Code;
  /** Where the segment stands, counted from 1: in its set, or in the file where it is about the envelope. */
  readonly segment?: number | undefined;
  readonly tag?: string | undefined;
  /** Counted from 1, as `B2-04`. */
  readonly element?: number | undefined;
  /** What stands there. */
  readonly read?: string | undefined;
  /** What should. */
  readonly expected?: string | undefined;
}
