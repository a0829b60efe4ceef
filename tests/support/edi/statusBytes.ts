import type { StatusMessage } from '../../../src/domain/edi/status/StatusMessage.ts';
import { write214 } from '../../../src/domain/edi/status/write214.ts';
import { writeX12 } from '../../../src/domain/edi/x12/writeX12.ts';

const party = { name: 'PLANT', code: undefined };

const at = (time: string) => ({ day: '2026-01-05', time, zone: 'UT' });

/** A truck that came to Leipzig on the day of `FakeClock`, and left. */
const message: StatusMessage = {
  carrierReference: 'TMS-77',
  reference: 'SH-2026-000042',
  scac: undefined,
  references: [],
  pickup: party,
  delivery: party,
  equipment: undefined,
  events: [
    { status: 'arrived_pickup', reason: 'none', time: at('08:10'), stop: 1, place: undefined },
    { status: 'departed_pickup', reason: 'weather', time: at('08:40'), stop: 1, place: undefined },
  ],
  weight: undefined,
  count: undefined,
};

/** A file of statuses with a set for each change to that of a truck that came and left. */
export const statusBytes = (...changes: readonly Partial<StatusMessage>[]): Uint8Array => fileOf(changes, false);

/** The same as its sender marks a test. */
export const statusTestBytes = (...changes: readonly Partial<StatusMessage>[]): Uint8Array => fileOf(changes, true);

const fileOf = (changes: readonly Partial<StatusMessage>[], isTest: boolean): Uint8Array => {
  const sets = changes.map((change) => write214({ ...message, ...change }));
  const envelope = {
    sender: { qualifier: 'ZZ', id: 'TELEMATICS' },
    receiver: { qualifier: 'ZZ', id: 'HARBOUR' },
    isTest,
    made: { day: '2026-01-05', time: '09:00' },
    control: 77,
  };
  return new TextEncoder().encode(writeX12(sets, envelope).text);
};
