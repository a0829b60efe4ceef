import { dwellOutcome, type DwellTally, dwellTally, type Stay } from '../dwell.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { FigureMaker } from './CountedReport.ts';
import { type DwellCount, dwellCount, exampleStay } from './dwellKinds.ts';
import { eachCount } from './eachCount.ts';

/** What so many of a code add to figures. */
type Adding = (tally: DwellTally, n: number) => void;

const addingOf = (count: DwellCount): Adding => {
  if (count.what === 'stops') return () => undefined;
  if (count.what === 'minutes') {
    const { stayed: minutes, turned } = count;
    const stay: Stay = { outcome: 'measured', minutes, turned, billable: null, charge: null };
    return (tally, n) => tally.add(stay, n);
  }
  if (count.what === 'charges') return (tally, n) => tally.addCharges(count.charge, n, 0);
  if (count.what === 'charged') return (tally, total) => tally.addCharges(count.charge, 0, total);
  const { what } = count;
  return (tally, n) => tally.addWaiting(what, n);
};

interface Judged {
  readonly outcome: string | undefined;
  readonly adding: Adding;
}

/** What becomes of stays that were counted, those of all stops or of one type. Each code is looked at once: groups have thousands of them. */
export function judgedStays(stops: ReportAsked['stops']) {
  const known = new Map<number, Judged | undefined>();
  const judged = (code: number): Judged | undefined => {
    const found = known.get(code);
    if (found || known.has(code)) return found;
    const count = dwellCount(code);
    const outcome = count.what === 'stops' ? dwellOutcome(exampleStay(count.kind)) : undefined;
    const own = (stops ?? count.type) === count.type ? { outcome, adding: addingOf(count) } : undefined;
    known.set(code, own);
    return own;
  };
  const figures: FigureMaker = async (counts, { fine = [] } = {}) => {
    const tally = dwellTally();
    await eachCount(counts, fine, (code, n) => judged(code)?.adding(tally, n));
    return tally.figures();
  };
  return {
    figures,
    /** The outcome of a kind of stops; undefined if they are not asked for, and of a code that counts something else. */
    outcomeOf: (code: number): string | undefined => judged(code)?.outcome,
  };
}
