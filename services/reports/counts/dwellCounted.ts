import { dwellOutcome, type DwellTally, dwellTally } from '../dwell.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import { eachKind, type KindCounts } from './Counts.ts';
import { dwellCount, exampleStay } from './dwellKinds.ts';

const measured = { outcome: 'measured', billable: null, charge: null } as const;

/** What becomes of stops of a kind; undefined if their type is not asked for, and of a code that counts something else. */
export const outcomeOfStays = (stops: ReportAsked['stops']) => {
  const known = new Map<number, string | undefined>();
  return (code: number): string | undefined => {
    if (!known.has(code)) {
      const count = dwellCount(code);
      const isAsked = count.what === 'stops' && (stops ?? count.type) === count.type;
      known.set(code, isAsked ? dwellOutcome(exampleStay(count.kind)) : undefined);
    }
    return known.get(code);
  };
};

/** The stays that were counted, of all stops or of one type alone. */
export function staysOf(counts: KindCounts, stops: ReportAsked['stops']): DwellTally {
  const tally = dwellTally();
  eachKind(counts, (code, n) => {
    const count = dwellCount(code);
    if ((stops ?? count.type) !== count.type) return;
    switch (count.what) {
      case 'stops':
        break;
      case 'minutes':
        tally.add({ ...measured, minutes: count.stayed, turned: count.turned }, n);
        break;
      case 'judged':
      case 'beyond':
      case 'billable':
        tally.addWaiting({ [count.what]: n });
        break;
      case 'charges':
        tally.addCharges({ ...count.charge, n, total: 0 });
        break;
      case 'charged':
        tally.addCharges({ ...count.charge, n: 0, total: n });
    }
  });
  return tally;
}
