import type { ServiceIdentifier } from 'inversify';
import { type InvoiceReading, readInvoices } from '../../domain/edi/invoice/readInvoices.ts';
import type { Clock } from '../shared/Clock.ts';
import { inTurns } from './inTurns.ts';
import { type OpenedFile, openEdiFile } from './openEdiFile.ts';

/** What a file of invoices holds. */
export interface InvoiceFile extends OpenedFile {
  readonly invoices: readonly InvoiceReading[];
}

/** Reads a file of invoices (X12 210). It changes nothing. */
export type ReadInvoiceFile = (bytes: Uint8Array) => Promise<InvoiceFile>;
export const ReadInvoiceFile: ServiceIdentifier<ReadInvoiceFile> = Symbol('ReadInvoiceFile');

export const readInvoiceFile =
  (clock: Clock): ReadInvoiceFile =>
  async (bytes) => {
    const opened = await openEdiFile(clock, bytes);
    const { interchange } = opened;
    const invoices = interchange ? await inTurns(clock, readInvoices(interchange)) : [];
    return { ...opened, invoices };
  };
