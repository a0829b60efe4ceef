import type { RowOutcome } from '../../../../domain/request/ImportedRow.ts';
import type { ProblemCode } from '../../../../domain/record/ProblemCode.ts';
import type { DateOrder } from '../../../../domain/request/readCellTime.ts';
import type { TitleFault } from '../../../../domain/request/titleFault.ts';
import { packageWordsEnUS } from './packageWordsEnUS.ts';

const most = 40;

/** The beginning of what was read: a cell may hold a page. */
const quoted = (text: string): string => `“${text.length > most ? `${text.slice(0, most)}…` : text}”`;

/** Texts of the import of requests, in American English. */
export const importTextsEnUS = {
  open: 'Import',
  title: 'Import requests',
  lead: 'Paste a table or choose a CSV file. You can check it before anything is added.',
  paste: 'One request per row',
  pasteHint: (date: string) => `The first row names the columns. Times are local to the stop, such as ${date}.`,
  /** As the company writes it. */
  dates: { dmy: '24/11/2026 08:00', mdy: '11/24/2026 8:00 AM', ymd: '2026-11-24 08:00' } satisfies Record<
    DateOrder,
    string
  >,
  wordsHint: 'Enter packaging, body types and equipment as in the form for a new request.',
  adrHint:
    'Dangerous goods need un_number, adr_name and adr_class. Add packing_group, tunnel_code, transport_category, adr_quantity and limited_quantity where they apply.',
  packageWords: packageWordsEnUS,
  pricingWords: {
    bid: ['Bids', 'Offers', 'Open to offers', 'Fleets make offers'],
    fixed: ['Fixed', 'Fix', 'Book now'],
  },
  readAs: (column: string, typed: string, reading: string) => `${column}: ${quoted(typed)} is read as ${reading}.`,
  /** After `readAs`. */
  readAlike: (more: string) =>
    more === '1' ? '1 more date is read the same way.' : `${more} more dates are read the same way.`,
  takenTown: (town: string) => `Read as ${town}`,
  towns: {
    /** Without a count there are more than are named. */
    called: (count: string | undefined, typed: string, country: string) =>
      `There are ${count ?? 'several'} towns called ${quoted(typed)} (${country})${count === undefined ? ', such as' : ':'}`,
    which: {
      name: 'Enter which one.',
      nameOrPostcode: 'Enter which one, or add the postal code.',
      nameOrPosition: 'Enter which one, or its position in the lat and lng columns.',
      position: 'Enter the position of your town in the lat and lng columns.',
    },
    abroad: (typed: string, countries: string) =>
      `There are towns called ${quoted(typed)} in more than one country: ${countries}. Fill in the country column.`,
  },
  file: 'Choose a CSV file',
  fileHint: (rows: string) => `Or drop it here. At most ${rows} rows.`,
  fileTooBig: 'This file is too large. Choose one of at most 1 MB.',
  fileUnread: 'This file could not be read.',
  template: 'Download a template',
  edi: 'Import an EDI file',
  publish: 'Publish right away',
  publishHint: 'Otherwise the requests are kept as drafts.',
  check: 'Check',
  add: (count: string) => (count === '1' ? 'Import 1 request' : `Import ${count} requests`),
  publishAll: (count: string) => (count === '1' ? 'Publish 1 request' : `Publish ${count} requests`),
  /** Instead of the button, where all rows are left out. */
  tickOne: 'Select a row to publish it.',
  cancel: 'Cancel',
  toList: 'Back to requests',
  rows: 'Rows',
  summary: (ready: string, exists: string, refused: string) =>
    `${ready} ready, ${exists} already there, ${refused} to fix`,
  /** After the summary, of rows that are ready. */
  draftsOnly: (count: string) => `${count} of those ready cannot be published as they are.`,
  added: (added: string, exists: string, refused: string) =>
    `${added} imported, ${exists} already there, ${refused} not imported`,
  published: (published: string, exists: string, refused: string) =>
    `${published} published, ${exists} already there, ${refused} not imported`,
  /** Instead of the summary, of rows that were not imported. */
  outdated: 'You have since changed the table or the options. These rows still needed fixing.',
  ignored: (titles: string) => `These columns were not recognized and were not read: ${titles}.`,
  unexplained: 'Only the first 50 rows to fix show why. Fix these, then check again.',
  unfinished: 'Only the first 50 drafts show what they still need before they can be published.',
  noReference: 'No reference',
  columns: { reference: 'Reference', line: 'Line', from: 'From', to: 'To', pickup: 'Pickup', standing: 'Status' },
  outcome: {
    ready: 'Ready',
    added: 'Imported',
    exists: 'Already there',
    refused: 'To fix',
    left_out: 'Left out',
  } satisfies Record<RowOutcome, string>,
  /** Instead of “Imported”. */
  publishedRow: 'Published',
  /** Instead of “Ready”. */
  readyAsDraft: 'Ready as a draft',
  beforePublishing: 'Before it can be published:',
  looksLike: 'Looks like',
  publishToo: (reference: string) => `Publish ${reference} too`,
  areLeftOut: (count: string) =>
    count === '1'
      ? '1 row looks like another request and is left out unless you select it.'
      : `${count} rows look like other requests and are left out unless you select them.`,
  wereLeftOut: (count: string) => (count === '1' ? '1 row was left out.' : `${count} rows were left out.`),
  /** Of a row whose request is already there: what it says differently. */
  differs: (columns: string) =>
    columns === ''
      ? 'Nothing differs. The row changes nothing.'
      : `The row differs in ${columns}. It changes nothing: edit the request itself.`,
  openRow: (reference: string) => `Open ${reference}`,
  problem: (column: string, read: string, text: string) =>
    read === '' ? `${column}: ${text}` : `${column} has ${quoted(read)}. ${text}`,
  /** One of several cells that have the same problem. */
  cell: (column: string, read: string) => (read === '' ? column : `${column} (${quoted(read)})`),
  /** What to write in a cell that cannot be read. */
  write: {
    not_a_number: 'Enter digits only, without a thousands separator, such as 24000 or 1250.50.',
    country: 'Enter the name of a country or its two-letter code, such as Germany or DE.',
    currency: 'Enter a currency code, such as EUR.',
    position_missing:
      'Town not found in that country. Check the spelling, or enter its position in the lat and lng columns.',
  } satisfies Partial<Record<ProblemCode, string>>,
  writeTime: (date: string) => `Enter a date and time that exists, such as ${date}.`,
  missingTime: (date: string) => `Enter a date and time, such as ${date}.`,
  noSuchTown: 'No town has this name. Check the spelling, or enter its position in the lat and lng columns.',
  addTime: (day: string) => `Add the time, such as ${day.slice(0, most)} 08:00.`,
  choices: (words: string) => `Enter one of these: ${words}.`,
  packageChoices: (names: string) => `Enter a name as in the form for a new request, such as ${names}.`,
  titles: {
    missing: ({ column, read }: Extract<TitleFault, { kind: 'missing' }>) =>
      `The first row must name the columns, and one must be “${column}”. It has ${read.length === 0 ? 'nothing' : quoted(read.join(', '))}. The template has all the names.`,
    twice: ({ column }: Extract<TitleFault, { kind: 'twice' }>) =>
      `The first row has “${column}” twice. Remove one of the two columns.`,
  },
} as const;
