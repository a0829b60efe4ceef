import { sql, type RawBuilder } from 'kysely';
import { awaitedKinds, deliveryKind, settledKinds } from './punctuality.ts';

/**
 * Finds the stops with an outcome among those kept by kind, as `judge` has it; all of them if it is undefined. An awaited stop is overdue
 * if it was due before `overdueBefore`.
 */
export function stopsWithOutcome(
  outcome: string | undefined,
  judge: (code: number) => string | undefined,
  overdueBefore: Date,
): RawBuilder<boolean> {
  if (outcome === undefined) return sql<boolean>`true`;
  const settled = settledKinds.filter((kind) => judge(kind) === outcome);
  const isOverdue = sql<boolean>`punctuality is null and due_at < ${overdueBefore}::timestamptz`;
  const isNotDue = sql<boolean>`punctuality is null and due_at >= ${overdueBefore}::timestamptz`;
  const is = (awaited: readonly number[]): boolean => awaited.some((kind) => judge(kind) === outcome);
  return sql<boolean>`(punctuality = any (${sql.val(settled)}::smallint[])
    or (${is(overdueKinds) ? isOverdue : sql`false`}) or (${is(notDueKinds) ? isNotDue : sql`false`}))`;
}

const bothTypes = (...kinds: readonly number[]): readonly number[] =>
  kinds.flatMap((kind) => [kind, deliveryKind + kind]);

const overdueKinds = bothTypes(awaitedKinds.overdue, awaitedKinds.overdueWarned);
const notDueKinds = bothTypes(awaitedKinds.notDue);
