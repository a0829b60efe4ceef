/** Texts on the status of a shipment as an EDI file, in American English. */
export const ediStatusTextsEnUS = {
  title: 'Status by EDI',
  lead: 'What happened so far as an X12 214 file, under the reference of the request. No prices, notes or drivers in it.',
  scac: 'Carrier code (SCAC)',
  optional: '(optional)',
  scacHint: 'Most North American partners want it: 2 to 4 letters.',
  scacWrong: 'must be 2 to 4 letters',
  export: 'Export EDI 214',
  fileName: (reference: string) => `${reference}-214.edi`,
  changed: (values: string) => `Accents and some signs do not fit into the file. Written without them: ${values}.`,
} as const;
