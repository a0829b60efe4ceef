import type { Transaction } from 'kysely';
import type { Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import type { CountedPart, CountedReport } from './CountedReport.ts';
import { addCount, type Counts, countsOf, eachKind, type KindCounts } from './Counts.ts';
import type { FineWalk } from './FineWalk.ts';
import { type CountsRead, readCounts } from './readCounts.ts';
import type { CountedSplit } from './splitColumns.ts';

type Asked = ReportAsked & { readonly by: CountedSplit };

/** Adds counts of a part under the codes of the report. */
const addAs = ({ codeOf }: CountedPart, counts: KindCounts, own: KindCounts): void =>
  eachKind(own, (code, n) => {
    const as = codeOf(code);
    if (as !== undefined) addCount(counts, as, n);
  });

const walkAs =
  ({ codeOf }: CountedPart) =>
  (walk: FineWalk): FineWalk =>
  (work) =>
    walk((code, n) => {
      const as = codeOf(code);
      if (as !== undefined) work(as, n);
    });

/** How many cases of each kind a party has, from the source of a report or from several of them: what `readCounts` says. */
export async function readParts(
  tx: Transaction<Tables>,
  source: CountedReport<never>['source'],
  party: Party,
  asked: Asked,
  now: number,
): Promise<CountsRead> {
  if ('kept' in source) return readCounts(tx, source, party, asked, now);
  const [byDay, byGroup]: [Counts, Counts] = [new Map(), new Map()];
  const fine: FineWalk[] = [];
  const fineOfParts: CountsRead['fineOf'][] = [];
  for (const part of source) {
    // oxlint-disable-next-line no-await-in-loop -- one connection
    const read = await readCounts(tx, part.source, party, asked, now);
    for (const [day, own] of read.byDay) addAs(part, countsOf(byDay, day), own);
    for (const [group, own] of read.byGroup) addAs(part, countsOf(byGroup, group), own);
    fine.push(...read.fine.map(walkAs(part)));
    fineOfParts.push((group) => read.fineOf(group).map(walkAs(part)));
  }
  return { byDay, byGroup, fine, fineOf: (group) => fineOfParts.flatMap((fineOf) => fineOf(group)) };
}
