import type { Transaction } from 'kysely';
import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { plainText } from '../fields/plainText.ts';
import { versionField } from '../fields/versionField.ts';
import type { Services } from '../Services.ts';
import type { Tables } from '../Tables.ts';
import { notFound } from '../web/notFound.ts';
import { Refusal } from '../web/Refusal.ts';
import { reportLimits } from './fold/reportLimits.ts';
import { findShipment } from './findShipment.ts';
import { lockShipment } from './lockShipment.ts';
import { ShipmentLog } from './ShipmentLog.ts';
import { stopWaitings } from './stopWaiting.ts';

/** Why a shipper disputes waiting. Public: never rename one. */
const disputeReasons = ['times_wrong', 'truck_late', 'agreed_otherwise', 'not_our_fault', 'other'] as const;

export const acceptBody = v.strictObject({ version: versionField });

export const disputeBody = v.strictObject({
  version: versionField,
  reason: v.picklist(disputeReasons),
  note: v.nullish(plainText(reportLimits.reason), null),
});

interface Answer {
  readonly stop: number;
  readonly version: number;
  /** Null to accept. */
  readonly dispute: { readonly reason: string; readonly note: string | null } | null;
}

/** Accepts or disputes the charge for waiting at a stop, as it is now. What was disputed can be accepted later, not the other way round. */
export const answerWaiting = (services: Services, by: Member, id: string, { stop, version, dispute }: Answer) =>
  inCompany(services.db, by.companyId, by.userId, async (tx) => {
    const row = await lockShipment(tx, id, version);
    const now = services.clock.now();
    const log = await ShipmentLog.open(services, tx, row, now);
    const waiting = stopWaitings(row, log.folded, now)[stop];
    if (!waiting) throw notFound();
    requireProposed(waiting.state, dispute !== null);
    if (!dispute) await requireUnpaid(tx, id);
    const data = {
      minutes: waiting.chargedMin,
      amountMinor: waiting.charge.amountMinor,
      ...(dispute && { reason: dispute.reason, ...(dispute.note !== null && { note: dispute.note }) }),
    };
    log.tell(dispute ? 'waiting_disputed' : 'waiting_accepted', { stop, data }, by);
    await log.write();
    return findShipment(tx, by.companyId, id, now);
  });

/** What is accepted once a statement was paid could not be billed any more. The row is held, so that nobody pays it meanwhile. */
async function requireUnpaid(tx: Transaction<Tables>, id: string): Promise<void> {
  const statement = await tx
    .selectFrom('statement')
    .select('status')
    .where('id', '=', id)
    .forShare()
    .executeTakeFirst();
  if (statement?.status === 'paid' || statement?.status === 'settled')
    throw new Refusal(409, 'The statement of this shipment has already been paid.', { reason: 'statement_paid' });
}

function requireProposed(state: string, isDispute: boolean): void {
  if (state === 'proposed' || (state === 'disputed' && !isDispute)) return;
  if (state === 'accepted' || state === 'disputed')
    throw new Refusal(409, `This waiting charge has already been ${state}.`, { reason: 'so_already' });
  throw new Refusal(409, 'No waiting is charged at this stop.', { reason: 'wrong_status' });
}
