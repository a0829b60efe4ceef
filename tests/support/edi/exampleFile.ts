import { exampleTender } from '../../../src/domain/edi/tender/exampleTender.ts';
import type { Tender } from '../../../src/domain/edi/tender/Tender.ts';
import { write204 } from '../../../src/domain/edi/tender/write204.ts';
import { writeX12 } from '../../../src/domain/edi/x12/writeX12.ts';

/** A file of load tenders from Leipzig to Lyon, right on the day of `FakeClock`. */
export const exampleFile = (...changes: readonly Partial<Tender>[]): Uint8Array => fileOf(changes, false);

/** The same as a sender marks a test. */
export const testFile = (...changes: readonly Partial<Tender>[]): Uint8Array => fileOf(changes, true);

const fileOf = (changes: readonly Partial<Tender>[], isTest: boolean): Uint8Array => {
  const sets = changes.map((change) => write204({ ...exampleTender('2026-01-05', 'PO-1'), ...change }));
  const envelope = {
    sender: { qualifier: 'ZZ', id: 'LAKESHORE' },
    receiver: { qualifier: 'ZZ', id: 'GREENLINE' },
    isTest,
    made: { day: '2026-01-05', time: '09:15' },
    control: 101,
  };
  return new TextEncoder().encode(writeX12(sets, envelope).text);
};
