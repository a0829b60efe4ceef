import { sql, type RawBuilder } from 'kysely';
import { acceptedFrom, plainProofKinds } from './proofKinds.ts';

/** Finds the deliveries with an outcome among those kept by kind, as `judge` has it; all of them if it is undefined. */
export function proofsWithOutcome(outcome: string | undefined, judge: (code: number) => string): RawBuilder<boolean> {
  if (outcome === undefined) return sql<boolean>`true`;
  const plain = plainProofKinds.filter((kind) => judge(kind) === outcome);
  const timed = judge(acceptedFrom) === outcome ? sql`proof >= ${sql.lit(acceptedFrom)}` : sql`false`;
  return sql<boolean>`(proof = any (${sql.val(plain)}::integer[]) or ${timed})`;
}
