import { sql, type RawBuilder } from 'kysely';
import { hasTime, settledOfferKinds, waitingKinds } from './offerKinds.ts';

/** Finds the offers and asks that are wanted among those kept by kind. */
export function offersThat(isWanted: (kind: number) => boolean, now: number): RawBuilder<boolean> {
  const settled = settledOfferKinds.filter(isWanted);
  const over = waitingKinds.filter(isWanted);
  const open = waitingKinds.filter((kind) => isWanted(kind + hasTime));
  const then = sql`${new Date(now)}::timestamptz`;
  return sql<boolean>`(kind = any (${sql.val(settled)}::smallint[])
    or (kind = any (${sql.val(over)}::smallint[]) and holds_until <= ${then})
    or (kind = any (${sql.val(open)}::smallint[]) and holds_until > ${then}))`;
}
