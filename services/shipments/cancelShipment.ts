import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { asOtherCompany } from '../database/asOtherCompany.ts';
import { inCompany } from '../database/inCompany.ts';
import { plainText } from '../fields/plainText.ts';
import { versionField } from '../fields/versionField.ts';
import { lockRequest } from '../requests/findRequest.ts';
import { endAwarded, reopenRequest } from '../requests/reopenRequest.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { findShipment } from './findShipment.ts';
import { cancelReasons } from './fold/shipmentReasons.ts';
import { reportLimits } from './fold/reportLimits.ts';
import { lockShipment } from './lockShipment.ts';
import { lockUnits, settleUnits } from './settleUnits.ts';
import { ShipmentLog } from './ShipmentLog.ts';

const reasons = [...new Set([...cancelReasons.carrier, ...cancelReasons.shipper])];

/** Why a shipment is cancelled; each side has reasons of its own. */
export const cancelBody = v.strictObject({
  version: versionField,
  reason: v.picklist(reasons),
  note: v.nullish(plainText(reportLimits.reason), null),
});

type Cancel = v.InferOutput<typeof cancelBody>;

/**
 * Cancels a shipment. When the carrier does, its request is open again in the same transaction; when the shipper does, the request ends
 * too, unless nobody was assigned in time. Takes the lock of the request first, as an award does.
 */
export const cancelShipment = (services: Services, by: Member, id: string, asked: Cancel) =>
  inCompany(services.db, by.companyId, by.userId, async (tx) => {
    const as = <Done>(other: string, work: () => Promise<Done>) =>
      asOtherCompany(tx, { own: by.companyId, other }, work);
    const found = await tx.selectFrom('shipment').selectAll().where('id', '=', id).executeTakeFirst();
    if (!found) throw notFound();
    const request = await as(found.company_id, () => lockRequest(tx, found.request_id));
    const row = await lockShipment(tx, id, asked.version);
    const now = services.clock.now();
    const isCarrier = by.companyId === row.carrier_id;
    requireOwnReason(asked.reason, isCarrier);
    await as(row.carrier_id, () => lockUnits(tx, [row]));
    const log = await ShipmentLog.open(services, tx, row, now);
    const data = { reason: asked.reason, ...(asked.note !== null && { note: asked.note }) };
    log.tell('cancelled', { data }, by);
    await log.write();
    await as(row.carrier_id, () => settleUnits(tx, [row], now));
    await as(row.company_id, async () => {
      if (isCarrier) await reopenRequest(tx, request, 'given_back', now);
      else if (asked.reason === 'not_assigned') await reopenRequest(tx, request, 'taken_back', now);
      else await endAwarded(tx, request, asked.reason, now);
    });
    return findShipment(tx, by.companyId, id, now);
  });

function requireOwnReason(reason: Cancel['reason'], isCarrier: boolean): void {
  const own: readonly string[] = isCarrier ? cancelReasons.carrier : cancelReasons.shipper;
  if (!own.includes(reason)) throw refusedFields([refusedField('reason', 'notAChoice', { expected: own.join(', ') })]);
}
