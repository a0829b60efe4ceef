import { sql, type Transaction } from 'kysely';
import * as v from 'valibot';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { wholeNumber } from '../fields/wholeNumber.ts';
import type { Figure } from '../reports/Figure.ts';
import { scoresOf } from '../reports/counts/scoresOf.ts';
import type { Tables } from '../Tables.ts';
import { isTooFew, scoredDays } from './scorecardRules.ts';

const dayMs = 24 * 3_600_000;

const share = v.object({ n: wholeNumber, share: v.nullable(v.number()) });

/**
 * How a fleet did for one shipper in the last 90 days, from the same counts as the report `scorecard`: what was picked up and delivered
 * within 30 minutes of its window, by times as corrected last, how many of its offers were accepted, what it took of what it was asked by
 * name, how many trips it gave back, how many proofs came within a day, and how long it took to its first offer. `n` counts the cases;
 * of fewer than ten there is no share (0 to 1).
 */
export const scorecardAnswer = v.pipe(
  v.object({
    days: wholeNumber,
    completed: wholeNumber,
    lastUsedAt: v.nullable(instantAnswer),
    onTimePickup: share,
    onTime: share,
    notified: share,
    hitRate: share,
    accepted: share,
    fallOff: share,
    tracked: share,
    proof: share,
    answer: v.object({ n: wholeNumber, medianMin: v.nullable(wholeNumber) }),
  }),
  v.metadata({ ref: 'Scorecard' }),
);

const shareOf = ({ n, value }: Pick<Figure, 'n' | 'value'>) => ({ n, share: isTooFew(n) ? null : value });

const cardOf = (figures: readonly Figure[], lastUsedAt: Date | null) => {
  const figure = (code: string) => figures.find((each) => each.code === code) ?? { n: 0, value: null };
  const { n, value } = figure('answer_time');
  return {
    days: scoredDays,
    completed: figure('completed').n,
    lastUsedAt,
    onTimePickup: shareOf(figure('on_time_pickup')),
    onTime: shareOf(figure('on_time_delivery')),
    notified: shareOf(figure('notified_late')),
    hitRate: shareOf(figure('hit_rate')),
    accepted: shareOf(figure('asked_accepted')),
    fallOff: shareOf(figure('fall_off')),
    tracked: shareOf(figure('tracked')),
    proof: shareOf(figure('within_a_day')),
    answer: { n, medianMin: isTooFew(n) || value === null ? null : Math.round(value) },
  };
};

export type Scorecard = ReturnType<typeof cardOf>;

/** When each of these fleets was last given a trip by the shipper of the transaction. */
async function lastUses(tx: Transaction<Tables>, carrierIds: readonly string[]): Promise<ReadonlyMap<string, Date>> {
  const { rows } = await sql<{ readonly id: string; readonly at: Date }>`
    select carrier_id as id, max(created_at) as at from shipment
    where company_id = (select current_company()) and carrier_id = any (${sql.val(carrierIds)}::uuid[]) group by carrier_id`.execute(
    tx,
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/**
 * The scorecards of these fleets at the shipper of the transaction, made of its own trips and offers alone. Offers of requests that were
 * taken back, those that a block ended, and those that still wait say nothing about a fleet.
 */
export async function scorecardsOf(
  tx: Transaction<Tables>,
  carrierIds: readonly string[],
  at: Date,
): Promise<ReadonlyMap<string, Scorecard>> {
  if (carrierIds.length === 0) return new Map();
  const parties = [...new Set(carrierIds)];
  const now = at.getTime();
  const { rows } = await sql<{ readonly id: string }>`select current_company() as id`.execute(tx);
  const party = { companyId: rows[0]?.id ?? '', side: 'office' } as const;
  const days = { from: dayOf(now - (scoredDays - 1) * dayMs), to: dayOf(now) };
  const scores = await scoresOf(tx, party, days, parties, now);
  const used = await lastUses(tx, parties);
  return new Map([...scores].map(([id, figures]) => [id, cardOf(figures, used.get(id) ?? null)]));
}
