import { sql } from 'kysely';
import type { ScoredCase } from '../scorecard.ts';
import { scoredDelivery, scoredProof } from '../scoredCases.ts';
import type { CountSource } from './CountSource.ts';
import { acceptedFrom, exampleDelivery, unproven } from './proofKinds.ts';

/** What a delivery says, as its counts number it. Written by a migration: never renumber one. */
const kinds = { delivered: 1, inADay: 2, later: 3, unproven: 4 } as const;

const day = 86_400_000;

/** What scorecards tell of deliveries. Those that a truck left within the last day without a proof say nothing yet. */
export const deliverySource: CountSource = {
  kept: 'score_count',
  changes: 'score_count_change',
  splits: ['party'],
  adds: sql.ref('adds'),
  byDay: (code) => code,
  byClock: ({ own, companyId, group, asked, now }) => sql`
    select day, ${group}::text as id, array[${sql.lit(kinds.unproven)}, -1]::bigint[] as adds, 1 as n from stop_visit
    where ${sql.ref(own)} = ${companyId} and proof = ${sql.lit(unproven.kept)} and departed_at >= ${new Date(now - day)}::timestamptz
      and day between ${asked.from} and ${asked.to}`,
};

/** What a kind of deliveries says of its carrier, by one that stands for it. */
export const exampleScore = (kind: number, now: number): ScoredCase | undefined => {
  switch (kind) {
    case kinds.delivered:
      return scoredDelivery(exampleDelivery(acceptedFrom));
    case kinds.inADay:
      return scoredProof(exampleDelivery(acceptedFrom + 1), now);
    case kinds.later:
      return scoredProof(exampleDelivery(acceptedFrom), now);
    default:
      return scoredProof(exampleDelivery(unproven.kept), now);
  }
};
