import { sql } from 'kysely';
import type { CountSource } from './CountSource.ts';
import { oneOf } from './oneOf.ts';
import { unproven, withoutMinutes } from './proofKinds.ts';

const day = 86_400_000;

/** Deliveries by how their proof stands. Those that a truck left within the last day still have time for one. */
export const proofSource: CountSource = {
  kept: 'proof_count',
  changes: 'proof_count_change',
  splits: ['party', 'lane', 'place'],
  adds: oneOf(sql.ref('code')),
  byDay: withoutMinutes,
  byClock: ({ own, companyId, group, asked, now }) => sql`
    select day, ${group}::text as id, ${oneOf(sql.ref('kind.code'))} as adds, kind.n from stop_visit
      cross join (values (${sql.lit(unproven.kept)}, -1), (${sql.lit(unproven.hasTime)}, 1)) kind (code, n)
    where ${sql.ref(own)} = ${companyId} and proof = ${sql.lit(unproven.kept)} and departed_at >= ${new Date(now - day)}::timestamptz
      and day between ${asked.from} and ${asked.to}`,
};
