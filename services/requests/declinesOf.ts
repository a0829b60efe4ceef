import type { Transaction } from 'kysely';
import * as v from 'valibot';
import { idAnswer } from '../fields/idAnswer.ts';
import { instantAnswer } from '../fields/instantAnswer.ts';
import { declineReasons } from '../freight/request/declineReasons.ts';
import type { Tables } from '../Tables.ts';
import { companyNames } from './companyNames.ts';

/** Why a fleet does not want what was asked. */
export const declineAnswer = v.object({
  reason: v.picklist(declineReasons),
  note: v.nullable(v.string()),
  at: instantAnswer,
  /** Only of a fleet that was asked by name. */
  company: v.exactOptional(v.object({ id: idAnswer, name: v.string() })),
});

/** So many are answered: more than anybody reads. */
const mostDeclines = 100;

const reasonOf = (reason: string) => declineReasons.find((each) => each === reason) ?? 'other';

/** Which fleets declined a request of the transaction's shipper, the latest first. */
export async function declinesOf(tx: Transaction<Tables>, requestId: string) {
  const rows = await tx
    .selectFrom('load_decline')
    .select(['company_id', 'reason', 'note', 'at', 'by_name'])
    .where('load_id', '=', requestId)
    .orderBy('at', 'desc')
    .orderBy('company_id')
    .limit(mostDeclines)
    .execute();
  const named = rows.filter((row) => row.by_name).map((row) => row.company_id);
  const names = await companyNames(tx, named);
  return rows.map(({ company_id: id, reason, note, at, by_name: isNamed }) => ({
    reason: reasonOf(reason),
    note,
    at,
    ...(isNamed && { company: { id, name: names.get(id) ?? '' } }),
  }));
}
