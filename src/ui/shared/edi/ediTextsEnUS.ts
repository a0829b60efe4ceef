import type { EdiErrorCode, EdiFinding, EdiNoteCode } from '../../../domain/edi/EdiFinding.ts';
import { partnerCodeTextsEnUS } from './partnerCodeTextsEnUS.ts';

const most = 60;

/** The beginning of what was read: an element may hold a page. */
const quoted = (text = ''): string => `“${text.length > most ? `${text.slice(0, most)}…` : text}”`;

type Said = Omit<EdiFinding, 'code'>;

/** What people call the elements that a file cannot do without, by segment and number. */
const elements: Readonly<Record<string, string>> = {
  'B2-4': 'The load number',
  'B2A-1': 'The purpose',
  'L11-1': 'A reference number',
  'L11-2': 'The reference qualifier',
  'NTE-2': 'The note text',
  'N1-2': 'A company name',
  'B1-1': 'The carrier code (SCAC)',
  'B1-2': 'The load number',
  'B1-3': 'The response date',
  'B1-4': 'The response code',
  'B3-2': 'The invoice number',
  'B3-6': 'The invoice date',
  'B3-7': 'The total',
  'B3-11': 'The carrier code (SCAC)',
  'L1-4': 'A line amount',
  'BGM-2': 'The load number',
  'BGM-3': 'The purpose',
  'CNI-2': 'The load number',
  'STS-2': 'The status',
  'RFF-1': 'A reference number',
  'FTX-4': 'The note text',
  'DGS-1': 'The code of the dangerous goods rules',
  'DGS-2': 'The class of the dangerous goods',
  'DGS-3': 'The UN number of the dangerous goods',
  'DGS-5': 'The packing group of the dangerous goods',
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
    not_edi: () => 'This is not an EDI file. An X12 file begins with ISA, an EDIFACT file with UNA or UNB.',
    too_large: () => 'This file is too large. Choose one of at most 5 MB.',
    too_many_segments: () => 'There are too many segments. Split the file.',
    segment_too_long: () => 'This segment is longer than 10,000 characters. Its terminator may be missing.',
    too_many_sets: () => 'There are more than 1,000 transaction sets. Split the file.',
    header_broken: () => 'The file header is incomplete or damaged. An ISA segment has exactly 106 characters.',
    delimiters_clash: () => 'The file header uses one character as two delimiters, so values cannot be told apart.',
    charset_unknown: () => 'The character set of this file is not supported. Use UNOC or UNOY.',
    trailer_missing: ({ expected = '' }: Said) => `The trailer ${expected} is missing. The file may be cut off.`,
    control_differs: ({ read, expected }: Said) =>
      `The control number is ${quoted(expected)} in the header and ${quoted(read)} in the trailer. Ask the sender for a new file.`,
    count_differs: ({ read, expected }: Said) =>
      `The trailer gives a count of ${quoted(read)}, but the file has ${expected ?? ''}. Ask the sender for a new file.`,
    set_not_supported: ({ read, expected }: Said) =>
      read === '997' || read === 'CONTRL'
        ? `${quoted(read)} only acknowledges that a file was received. It accepts no load.`
        : `${quoted(read)} cannot be read here. Supported: ${expected ?? ''}.`,
    element_missing: (said: Said) => `${element(said)} is missing.`,
    not_a_number: (said: Said) => `${element(said)} is ${quoted(said.read)}, which is not a number.`,
    not_a_date: ({ read }: Said) => `${quoted(read)} is not a valid date and time.`,
    code_unknown: (said: Said) =>
      `${element(said)} is ${quoted(said.read)}, which is not supported${said.expected === undefined ? '' : `. Supported: ${said.expected}`}.`,
    stops_missing: () => 'A load needs a pickup and a delivery.',
    stops_several: () => 'This load has several pickups or deliveries. An IFTMIN can have only one of each here.',
    time_missing: () => 'The time of this event is missing.',
    dangerous_goods: () => 'These dangerous goods cannot be read from the file. Enter this load by hand.',
    dangerous_several: () =>
      'This line lists more than one kind of dangerous goods. Enter this load by hand, with each on its own line.',
    shipping_name_missing: () => 'The proper shipping name of these dangerous goods is missing (FTX with AAD).',
    sum_differs: ({ read, expected }: Said) =>
      `The total is ${quoted(read)}, but the lines add up to ${quoted(expected)}.`,
  } satisfies Record<EdiErrorCode, (said: Said) => string>,
  notes: {
    test_file: () => 'The sender marked this file as a test.',
    zone_assumed: ({ read }: Said) => `Times without a time zone are taken as local time at the stop (${read ?? ''}).`,
    currency_assumed: ({ read }: Said) => `No currency is given: ${read ?? ''} is assumed.`,
    not_understood: ({ read }: Said) =>
      read === undefined || read === '' ? 'Not read.' : `Not read: ${quoted(read)}.`,
    package_unknown: ({ read }: Said) => `The packaging ${quoted(read)} is unknown and was left out.`,
    equipment_unknown: ({ read }: Said) =>
      `The trailer type ${quoted(read)} is unknown and was left out, so any body type is accepted.`,
    cargo_stop_assumed: () => 'The file does not say which goods go to which stop: check this after the import.',
    totals_differ: ({ read, expected = '' }: Said) =>
      `The total is ${quoted(read)}, but the lines add up to ${expected}.`,
    deadline_assumed: () => 'No response deadline is given: carriers can answer until the first pickup begins.',
    rate_differs: ({ read, expected }: Said) => `The rate is ${quoted(read)}, but the charge is ${quoted(expected)}.`,
  } satisfies Record<EdiNoteCode, (said: Said) => string>,
} as const;
