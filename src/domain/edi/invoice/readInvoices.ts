import type { EdiInterchange, EdiSet } from '../EdiInterchange.ts';
import type { EdiReading } from '../EdiReading.ts';
import type { FreightInvoice } from './FreightInvoice.ts';
import { read210 } from './read210.ts';

/** A set of a file, and the invoice that was read of it. */
export interface InvoiceReading extends EdiReading<FreightInvoice> {
  readonly set: EdiSet;
}

/** Reads each set of a file as an invoice. Yields between them, so that a screen lives on meanwhile. */
export function* readInvoices({ sets }: EdiInterchange): Generator<void, readonly InvoiceReading[]> {
  const readings: InvoiceReading[] = [];
  for (const set of sets) {
    const first = set.segments[0];
    const where = { segment: first?.at, tag: first?.tag };
    const unsupported = { code: 'set_not_supported', ...where, read: set.kind, expected: '210' } as const;
    const isInvoice = set.kind === '210';
    readings.push({
      set,
      ...(isInvoice ? read210(set.segments) : { value: undefined, errors: [unsupported], notes: [] }),
    });
    yield;
  }
  return readings;
}
