import type { EdiErrorCode, EdiFinding, EdiNoteCode } from '../../../domain/edi/EdiFinding.ts';
import { partnerCodeTextsEnUS } from './partnerCodeTextsEnUS.ts';

const most = 60;

/** The beginning of what was read: an element may hold a page. */
const quoted = (text = ''): string => `“${text.length > most ? `${text.slice(0, most)}…` : text}”`;

type Said = Omit<EdiFinding, 'code'>;

/** What people call the elements that a file cannot do without, by segment and number. */
const elements: Readonly<Record<string, string>> = {
  'B2-4': 'The number of the load',
  'B2A-1': 'The purpose',
  'L11-1': 'A reference number',
  'L11-2': 'The kind of a reference number',
  'NTE-2': 'The text of a note',
  'N1-2': 'The name of a company',
  'B1-1': 'The code of the carrier',
  'B1-2': 'The number of the load',
  'B1-3': 'The day of the response',
  'B1-4': 'The response',
  'B3-2': 'The number of the invoice',
  'B3-6': 'The day of the invoice',
  'B3-7': 'The total',
  'B3-11': 'The code of the carrier',
  'L1-4': 'The amount of a line',
  'BGM-2': 'The number of the load',
  'BGM-3': 'The purpose',
  'CNI-2': 'The number of the load',
  'STS-2': 'The status',
  'RFF-1': 'A reference number',
  'FTX-4': 'The text of a note',
};

const element = ({ tag, element: number }: Said): string =>
  elements[`${tag ?? ''}-${number ?? 0}`] ?? `${tag ?? 'A segment'}${number === undefined ? '' : ` element ${number}`}`;

/** Texts on files of X12 and EDIFACT, in American English. */
export const ediTextsEnUS = {
  codes: partnerCodeTextsEnUS,
  /** Where in a file something stands. */
  place: (segment: string, tag: string, number: string) =>
    `Segment ${segment}${tag && `, ${tag}`}${number && `-${number}`}`,
  errors: {
    empty_file: () => 'The file is empty.',
    not_edi: () => 'This is no EDI file. An X12 file begins with ISA, an EDIFACT file with UNA or UNB.',
    too_large: () => 'This file is too large. Choose one of at most 5 MB.',
    too_many_segments: () => 'It has more segments than can be read. Split it.',
    segment_too_long: () => 'This segment is longer than 10,000 characters. Its terminator may be missing.',
    too_many_sets: () => 'It has more than 1,000 sets. Split it.',
    header_broken: () => 'Its header is cut or broken. ISA must have exactly 106 characters.',
    delimiters_clash: () => 'Its header names the same sign for two purposes, so its values cannot be told apart.',
    charset_unknown: () => 'Its character set is not known. Use UNOC or UNOY.',
    trailer_missing: ({ expected = '' }: Said) => `It ends too early: ${expected} is missing.`,
    control_differs: ({ read, expected }: Said) =>
      `The control number is ${quoted(expected)} at the beginning and ${quoted(read)} at the end.`,
    count_differs: ({ read, expected }: Said) =>
      `It says that there are ${quoted(read)}, but there are ${expected ?? ''}.`,
    set_not_supported: ({ read, expected }: Said) =>
      read === '997' || read === 'CONTRL'
        ? `${quoted(read)} says only that a file was read. It accepts nothing.`
        : `${quoted(read)} cannot be imported here. What can: ${expected ?? ''}.`,
    element_missing: (said: Said) => `${element(said)} is missing.`,
    not_a_number: (said: Said) => `${element(said)} has ${quoted(said.read)}, which is no number.`,
    not_a_date: ({ read }: Said) => `${quoted(read)} is no date and time.`,
    code_unknown: (said: Said) =>
      `${element(said)} has ${quoted(said.read)}, which is not known${said.expected === undefined ? '' : `. Known are ${said.expected}`}.`,
    stops_missing: () => 'A load needs a pickup and a delivery.',
    stops_several: () => 'It names several pickups or deliveries. An IFTMIN is read with one of each.',
    time_missing: () => 'It does not say when this happened.',
    dangerous_goods: () => 'Dangerous goods are not understood from files. Enter this load by hand.',
    sum_differs: ({ read, expected }: Said) =>
      `The total is ${quoted(read)}, but the lines come to ${quoted(expected)}.`,
  } satisfies Record<EdiErrorCode, (said: Said) => string>,
  notes: {
    test_file: () => 'The sender marked this file as a test.',
    zone_assumed: ({ read }: Said) => `Times without a zone are taken by the clock at the stop (${read ?? ''}).`,
    currency_assumed: ({ read }: Said) => `No currency is named: ${read ?? ''} is assumed.`,
    not_understood: ({ read }: Said) =>
      read === undefined || read === '' ? 'Not read.' : `Not read: ${quoted(read)}.`,
    package_unknown: ({ read }: Said) => `The packaging ${quoted(read)} is not known and left out.`,
    equipment_unknown: ({ read }: Said) => `The trailer ${quoted(read)} is not known: any body will do.`,
    cargo_stop_assumed: () => 'The file does not say which goods go to which stop: check that after the import.',
    totals_differ: ({ read, expected = '' }: Said) =>
      `The total is ${quoted(read)}, but its lines come to ${expected}.`,
    deadline_assumed: () => 'No day to answer by is named: fleets can answer until the first pickup begins.',
    rate_differs: ({ read, expected }: Said) => `The rate says ${quoted(read)}, the charge ${quoted(expected)}.`,
  } satisfies Record<EdiNoteCode, (said: Said) => string>,
  references: (references: readonly { readonly qualifier: string; readonly value: string }[]) =>
    references.map(({ qualifier, value }) => `${qualifier} ${value}`).join(', '),
} as const;
