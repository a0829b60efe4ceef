import type { ServiceIdentifier } from 'inversify';
import { decodeEdi } from '../../domain/edi/decodeEdi.ts';
import type { EdiErrorCode, EdiFinding, EdiNoteCode } from '../../domain/edi/EdiFinding.ts';
import type { EdiInterchange } from '../../domain/edi/EdiInterchange.ts';
import { ediLimits } from '../../domain/edi/ediLimits.ts';
import { type InvoiceReading, readInvoices } from '../../domain/edi/invoice/readInvoices.ts';
import { readInterchange } from '../../domain/edi/readInterchange.ts';
import type { Clock } from '../shared/Clock.ts';
import { inTurns } from './inTurns.ts';

/** What a file of invoices holds. */
export interface InvoiceFile {
  readonly interchange: EdiInterchange | undefined;
  readonly errors: readonly EdiFinding<EdiErrorCode>[];
  readonly notes: readonly EdiFinding<EdiNoteCode>[];
  readonly invoices: readonly InvoiceReading[];
}

/** Reads a file of invoices (X12 210). It changes nothing. */
export type ReadInvoiceFile = (bytes: Uint8Array) => Promise<InvoiceFile>;
export const ReadInvoiceFile: ServiceIdentifier<ReadInvoiceFile> = Symbol('ReadInvoiceFile');

const refused = (code: EdiErrorCode): InvoiceFile => ({
  interchange: undefined,
  errors: [{ code }],
  notes: [],
  invoices: [],
});

export const readInvoiceFile =
  (clock: Clock): ReadInvoiceFile =>
  async (bytes) => {
    if (bytes.length > ediLimits.bytes) return refused('too_large');
    const text = decodeEdi(bytes);
    if (text === undefined) return refused('charset_unknown');
    const { value: interchange, errors, notes } = await inTurns(clock, readInterchange(text));
    const invoices = interchange ? await inTurns(clock, readInvoices(interchange)) : [];
    return { interchange, errors, notes, invoices };
  };
