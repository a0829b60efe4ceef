import { sql, type RawBuilder, type Transaction } from 'kysely';
import { ownColumns, type Party } from '../../shipments/partyOf.ts';
import type { Tables } from '../../Tables.ts';
import { periodBounds } from '../periodBounds.ts';
import type { ReportAsked } from '../ReportAsked.ts';
import { scoredGrace } from '../scoredCases.ts';
import type { StopFacts } from '../StopFacts.ts';
import { stopFactsOf } from '../stopFactsOf.ts';
import type { StopVisitTable } from '../StopVisitTable.ts';
import type { RowPage } from './pageOf.ts';
import { acceptedFrom, plainProofKinds, unproven } from './proofKinds.ts';
import { awaitedKinds, deliveryKind, settledKinds } from './punctuality.ts';
import type { judgedScores } from './scoredKinds.ts';
import type { Seek } from './seekPage.ts';

type Judge = Pick<ReturnType<typeof judgedScores>, 'ofVisit' | 'ofProof'>;

const minute = 60_000;
const day = 24 * 60 * minute;

const inKinds = (kinds: readonly number[]) => sql`any (${sql.val(kinds)}::smallint[])`;

/** What of a stop is a row, in the order of `scoredOfStop`: where its number and its condition. Those of which none is wanted are left out. */
const wantedOf = (outcome: string | undefined, { ofVisit, ofProof }: Judge, now: number) => {
  const isWanted = (own: string | undefined) => own !== undefined && own === (outcome ?? own);
  const visits = settledKinds.filter((kind) => isWanted(ofVisit(kind)));
  const awaited = (['pickup', 'delivery'] as const).filter((type) =>
    isWanted(ofVisit(awaitedKinds.overdue + (type === 'delivery' ? deliveryKind : 0))),
  );
  const proofs = plainProofKinds.filter((kind) => kind !== unproven.kept && isWanted(ofProof(kind)));
  const odds = [0, 1].filter((odd) => isWanted(ofProof(acceptedFrom + odd)));
  const overdueBefore = new Date(now - scoredGrace * minute);
  const late = isWanted(ofProof(unproven.kept))
    ? sql`proof = ${sql.lit(unproven.kept)} and departed_at < ${new Date(now - day)}::timestamptz`
    : sql`false`;
  return [
    ...(visits.length + awaited.length > 0
      ? [
          {
            nth: 0,
            holds: sql`(punctuality = ${inKinds(visits)}
              or (punctuality is null and due_at < ${overdueBefore}::timestamptz and type = any (${sql.val(awaited)}::text[])))`,
          },
        ]
      : []),
    ...(isWanted('delivered') ? [{ nth: 1, holds: sql`(is_last and type = 'delivery' and proof >= 10)` }] : []),
    ...(proofs.length + odds.length > 0 || isWanted(ofProof(unproven.kept))
      ? [
          {
            nth: 2,
            holds: sql`(type = 'delivery' and (proof = ${inKinds(proofs)} or (${late})
              or (proof >= ${sql.lit(acceptedFrom)} and proof % 2 = ${inKinds(odds)})))`,
          },
        ]
      : []),
  ];
};

/** Stops with what of them is a row: of one kind where they are found over an index that is read alone, of several else. */
const rowsOf = (wanted: ReturnType<typeof wantedOf>): { from: RawBuilder<unknown>; where: RawBuilder<unknown> } => {
  const [only, ...more] = wanted;
  if (!only) return { from: sql`(select *, 0 as nth from stop_visit) visit`, where: sql`false` };
  if (more.length === 0) {
    return { from: sql`(select *, ${sql.lit(only.nth)} as nth from stop_visit) visit`, where: only.holds };
  }
  const parts = sql.join(wanted.map(({ nth, holds }) => sql`(${sql.lit(nth)}, ${holds})`));
  return { from: sql`stop_visit visit cross join lateral (values ${parts}) part (nth, holds)`, where: sql`holds` };
};

/** How many rows of the unsure days are late enough to be before the page. */
async function countUnsure(
  tx: Transaction<Tables>,
  found: RawBuilder<unknown>,
  { until, unsure }: Seek,
): Promise<number> {
  const { rows } = await sql<Record<'n', number>>`select count(*) as n from ${found} and due_at >= ${until}::timestamptz
    and day = any (${sql.val(unsure)}::date[]) and due_at < ${until}::timestamptz + interval '38 hours'`.execute(tx);
  return rows[0]?.n ?? 0;
}

interface Wanted extends Pick<ReportAsked, 'from' | 'to' | 'outcome' | 'group'> {
  readonly now: number;
}

/** Stops of a party with the number of what is a row of each, the latest stop first. */
export async function readScoredStops(
  tx: Transaction<Tables>,
  { companyId, side }: Party,
  { outcome, group, now, ...period }: Wanted,
  judge: Judge,
  { skip, take, seek }: RowPage,
): Promise<readonly { readonly stop: StopFacts; readonly nth: number }[]> {
  const { own, other } = ownColumns[side];
  const { begin, end } = periodBounds(period);
  const { from, where } = rowsOf(wantedOf(outcome, judge, now));
  const wanted = sql`${sql.ref(own)} = ${companyId} and day between ${period.from} and ${period.to} and ${where}
    and ${group === undefined ? sql`true` : sql`${sql.ref(other)}::text = ${group}`}`;
  // Counted before: of a page whose number is not known yet, a tenth of all rows is planned for, and all of them are put in order.
  const before = seek ? await countUnsure(tx, sql`${from} where ${wanted}`, seek) : 0;
  const { rows } = await sql<StopVisitTable & { readonly nth: number }>`
    select visit.*, found.nth from (
      select shipment_id, stop, nth from ${from}
      where ${wanted} and due_at >= ${begin}::timestamptz and due_at < ${seek?.until ?? end}::timestamptz
      order by due_at desc, reference, stop, shipment_id, nth
      limit ${take} offset ${Math.max(skip - (seek?.passed ?? 0) - before, 0)}) found
    join stop_visit visit using (shipment_id, stop)
    order by visit.due_at desc, visit.reference, visit.stop, visit.shipment_id, found.nth`.execute(tx);
  return rows.map(({ nth, ...row }) => ({ stop: stopFactsOf(row, row[other]), nth }));
}
