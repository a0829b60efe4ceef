import type { RowOutcome } from '../../../../domain/request/ImportedRow.ts';

/** Texts of the import of requests, in American English. */
export const importTextsEnUS = {
  open: 'Import',
  title: 'Import requests',
  lead: 'Paste a table or choose a CSV file. You can check it before anything is added.',
  paste: 'One request per row',
  pasteHint: 'The first row names the columns. Times are by the clock at the stop, such as 2026-11-24 08:00.',
  file: 'Choose a CSV file',
  fileHint: 'Or drop it here. At most 1,000 rows.',
  fileTooBig: 'This file is too large. Choose one of at most 1 MB.',
  fileUnread: 'This file could not be read.',
  template: 'Download a template',
  publish: 'Publish at once',
  publishHint: 'Otherwise the requests are kept as drafts.',
  check: 'Check',
  add: (count: string) => `Import requests: ${count}`,
  cancel: 'Cancel',
  toList: 'Back to requests',
  rows: 'Rows',
  summary: (ready: string, exists: string, refused: string) =>
    `${ready} ready, ${exists} there already, ${refused} to fix`,
  added: (added: string, exists: string, refused: string) =>
    `${added} imported, ${exists} there already, ${refused} not imported`,
  ignored: (titles: string) => `Not read, as these are no columns of an import: ${titles}.`,
  unexplained: 'Only the first 50 rows to fix say why. Fix these, then check again.',
  noReference: 'No reference',
  columns: { reference: 'Reference', line: 'Line', from: 'From', to: 'To', pickup: 'Pickup', standing: 'Status' },
  outcome: {
    ready: 'Ready',
    added: 'Imported',
    exists: 'There already',
    refused: 'To fix',
  } satisfies Record<RowOutcome, string>,
  problem: (column: string, text: string) => `${column}: ${text}`,
} as const;
