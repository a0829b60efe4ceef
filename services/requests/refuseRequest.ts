import { sql, type Transaction } from 'kysely';
import type { RequestContent } from '../freight/request/requestContent.ts';
import { brokenRules } from '../freight/request/requestRules.ts';
import { requestStatusAt, type RequestStatus } from '../freight/request/requestStatus.ts';
import type { Tables } from '../Tables.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { Refusal } from '../web/Refusal.ts';
import type { RefusalReason } from '../web/RefusalReason.ts';
import { uniqueViolation } from '../database/uniqueViolation.ts';
import type { RequestRow } from './RequestTables.ts';

/** Refuses with 422 a request that cannot be published now, naming every broken rule. */
export function requirePublishable(request: RequestContent, now: Date): void {
  const errors = brokenRules(request, now);
  if (errors.length > 0) throw refusedFields(errors);
}

/** Refuses with 422 carriers that are no fleets of the brand, and lists that are not the company's. */
export async function requireKnownAudience(tx: Transaction<Tables>, { audience }: RequestContent): Promise<void> {
  const { carriers, lists } = audience;
  const { rows } =
    carriers.length === 0
      ? { rows: [] }
      : await sql<{ id: string }>`select id from market_fleets(${sql.val(carriers)}::uuid[])`.execute(tx);
  const known = new Set(rows.map(({ id }) => id));
  const own = new Set(
    lists.length === 0
      ? []
      : (await tx.selectFrom('carrier_list').select('id').where('id', 'in', lists).execute()).map(({ id }) => id),
  );
  const errors = [
    ...carriers.flatMap((id, at) =>
      known.has(id)
        ? []
        : [refusedField(`audience.carriers.${at}`, 'notAChoice', { expected: 'the carriers of the brand' })],
    ),
    ...lists.flatMap((id, at) =>
      own.has(id) ? [] : [refusedField(`audience.lists.${at}`, 'notAChoice', { expected: 'your lists of carriers' })],
    ),
  ];
  if (errors.length > 0) throw refusedFields(errors);
}

const stands: Readonly<Record<RequestStatus, string>> = {
  draft: 'is a draft',
  open: 'is open',
  awarded: 'has been awarded',
  withdrawn: 'was withdrawn',
  expired: 'has expired',
  cancelled: 'was canceled',
};

const reasonFor = (status: RequestStatus, isSo: boolean): RefusalReason => {
  if (isSo) return 'so_already';
  return status === 'awarded' ? 'already_awarded' : 'not_open';
};

/** The refusal of what the status at `now` forbids, in a sentence that says what happened. */
export function requestRefusal(row: RequestRow, now: Date, to?: RequestStatus): Refusal {
  const status = requestStatusAt(row, now);
  return new Refusal(409, `This request ${stands[status]}.`, { reason: reasonFor(status, status === to) });
}

/** Turns the violation of the unique reference into a refusal of that field. */
export function refuseTakenReference(error: unknown): never {
  if (uniqueViolation(error) !== 'shipment_request_reference') throw error;
  throw refusedFields([refusedField('reference', 'ofOtherRequest')]);
}
