import { instantOf } from '../../calendar/instantOf.ts';
import { writeEdifact } from '../edifact/writeEdifact.ts';
import type { EdiTime } from '../EdiTime.ts';
import { offsetTimeOf } from '../offsetTimeOf.ts';
import { writeX12 } from '../x12/writeX12.ts';
import { exampleTender } from './exampleTender.ts';
import type { TenderKind } from './TenderKind.ts';
import { write204 } from './write204.ts';
import { writeIftmin } from './writeIftmin.ts';

/** The clock of both of its stops. */
const clock = 'Europe/Berlin';

const offsetTime = (day: string, time: string): EdiTime => {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  return offsetTimeOf(instantOf({ day, hour, minute, second: 0 }, clock), clock);
};

/** The text of a file to try an import with, right on `today`: a day, `YYYY-MM-DD`. */
export const exampleFile = (kind: TenderKind, today: string): string => {
  const made = { day: today, time: '09:00' };
  const envelope = {
    sender: { qualifier: 'ZZ', id: 'EXAMPLESHIPPER' },
    receiver: { qualifier: 'ZZ', id: 'EXAMPLECARRIER' },
    isTest: true,
    made,
    control: 1,
  };
  const number = today.replaceAll('-', '');
  if (kind === '204') return writeX12([write204(exampleTender(today, `EDI-${number}`))], envelope).text;
  const tender = exampleTender(today, `EDI-${number}-2`, offsetTime);
  const options = { made: offsetTime(today, made.time), carrier: 'Example Haulage' };
  return writeEdifact([writeIftmin(tender, options)], envelope).text;
};
