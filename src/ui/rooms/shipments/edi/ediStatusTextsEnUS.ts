import { scacTextsEnUS } from '../../../shared/edi/scacTextsEnUS.ts';

/** Texts on a shipment as EDI files, in American English. */
export const ediStatusTextsEnUS = {
  title: 'EDI files',
  lead: {
    carrier:
      'For the systems of your customer, under the reference of the request: what happened so far (X12 214 or EDIFACT IFTSTA), and that you took the load (X12 990). No prices, notes or drivers in them.',
    shipper:
      'What happened so far as an X12 214 or EDIFACT IFTSTA file, under the reference of the request. No prices, notes or drivers in it.',
  },
  scac: scacTextsEnUS,
  /** For a carrier, who can save both kinds. */
  scacHint: '2 to 4 letters. A 990 needs it, and most North American partners want it in a 214 too.',
  export: 'Export EDI 214',
  exportIftsta: 'Export EDI IFTSTA',
  accept: 'Export EDI 990',
  fileName: (reference: string, kind: string) => `${reference}-${kind}.edi`,
  codes: (partner: string) => `The address and the X12 codes of ${partner} apply.`,
  changed: (values: string) => `Not all letters and signs fit into the file. Written without them: ${values}.`,
} as const;
