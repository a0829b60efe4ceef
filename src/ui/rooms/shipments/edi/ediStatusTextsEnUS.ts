import { scacTextsEnUS } from '../../../shared/edi/scacTextsEnUS.ts';

/** Texts on a shipment as EDI files, in American English. */
export const ediStatusTextsEnUS = {
  title: 'EDI files',
  lead: {
    carrier:
      'For the shipper’s systems, under the reference of the request: the events so far (X12 214 or EDIFACT IFTSTA), and your acceptance of the load (X12 990). No prices, notes or driver names.',
    shipper:
      'The events so far as an X12 214 or EDIFACT IFTSTA file, under the reference of the request. No prices, notes or driver names.',
  },
  scac: scacTextsEnUS,
  /** For a carrier, who can save both kinds. */
  scacHint: '2 to 4 letters. A 990 needs it, and most North American partners require it in a 214 too.',
  export: 'Export EDI 214',
  exportIftsta: 'Export EDI IFTSTA',
  accept: 'Export EDI 990',
  fileName: (reference: string, kind: string) => `${reference}-${kind}.edi`,
  codes: (partner: string) => `The address and X12 codes of ${partner} are used.`,
  nothing: 'Nothing to report to this partner yet, so no file was saved.',
  changed: (values: string) => `Some characters cannot be written to the file. Changed: ${values}.`,
} as const;
