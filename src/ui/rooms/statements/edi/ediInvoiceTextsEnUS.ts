import type { InvoiceTrouble } from '../../../../domain/edi/invoice/invoiceOfStatement.ts';
import { scacTextsEnUS } from '../../../shared/edi/scacTextsEnUS.ts';

/** Texts on a statement as an EDI file, in American English. */
export const ediInvoiceTextsEnUS = {
  title: 'EDI invoice',
  lead: 'The lines as an X12 210 file, under the reference of the request. Net of VAT.',
  scac: scacTextsEnUS,
  export: 'Export EDI 210',
  fileName: (name: string) => `${name}-210.edi`,
  addressed: (partner: string) => `The file is addressed to ${partner}.`,
  changed: (values: string) => `Some characters cannot be written to the file. Changed: ${values}.`,
  compare: {
    title: 'Compare an EDI invoice',
    lead: 'Choose an invoice file (X12 210) to see, line by line, where it differs. This changes nothing.',
    file: 'Choose a 210 file',
    hint: 'At most 5 MB.',
    refused: 'This file cannot be read',
    from: 'From',
    number: 'Control number',
    notes: (count: string) => `Notes on this file: ${count}`,
    reading: 'Reading the file…',
    lines: 'Lines compared',
    none: (reference: string) => `No invoice in this file is for ${reference}.`,
    others: (references: string) => `It is for ${references}.`,
    same: 'The invoice matches the statement.',
    differs: 'The invoice differs from the statement.',
    otherNumber: (number: string) => `Different invoice number: ${number}.`,
    otherCurrency: (currency: string) => `Different currency: ${currency}. Amounts are not compared.`,
    stated: (money: string) => `Statement ${money}`,
    invoiced: (money: string) => `File ${money}`,
    notStated: 'Not in the statement',
    notInvoiced: 'Not in the file',
    total: 'Total',
    equal: 'Same',
    more: (money: string) => `${money} more`,
    less: (money: string) => `${money} less`,
  },
  trouble: {
    not_issued: 'Issue the statement first: the file needs its invoice number.',
    thousandths: 'An X12 210 holds only two decimals, and this currency has three. Send this invoice another way.',
  } satisfies Record<InvoiceTrouble, string>,
} as const;
