import type { EdiInterchange } from '../EdiInterchange.ts';
import { readSets, type SetReading } from '../readSets.ts';
import type { FreightInvoice } from './FreightInvoice.ts';
import { read210 } from './read210.ts';

export type InvoiceReading = SetReading<FreightInvoice>;

/** Reads each set of a file as an invoice. */
export const readInvoices = ({ sets }: EdiInterchange): Generator<void, readonly InvoiceReading[]> =>
  readSets<FreightInvoice>(sets, { '210': ({ segments }) => read210(segments) });
