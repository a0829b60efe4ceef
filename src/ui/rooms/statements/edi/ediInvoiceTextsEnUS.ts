import type { InvoiceTrouble } from '../../../../domain/edi/invoice/invoiceOfStatement.ts';

/** Texts on a statement as an EDI file, in American English. */
export const ediInvoiceTextsEnUS = {
  title: 'EDI invoice',
  lead: 'The lines as an X12 210 file, under the reference of the request. Net of VAT.',
  scac: 'Carrier code (SCAC)',
  scacHint: '2 to 4 letters.',
  scacWrong: 'must be 2 to 4 letters',
  export: 'Export EDI 210',
  fileName: (name: string) => `${name}-210.edi`,
  changed: (values: string) => `Accents and some signs do not fit into the file. Written without them: ${values}.`,
  trouble: {
    not_issued: 'A file needs the invoice number that the statement gets when it is issued.',
    thousandths: 'Its amounts do not fit: such a file holds hundredths only.',
  } satisfies Record<InvoiceTrouble, string>,
} as const;
