import * as v from 'valibot';
import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { plainText } from '../fields/plainText.ts';
import { versionField } from '../fields/versionField.ts';
import type { Services } from '../Services.ts';
import { refusedField } from '../web/problems/refusedField.ts';
import { refusedFields } from '../web/problems/refusedFields.ts';
import { reportLimits } from './fold/reportLimits.ts';
import { findShipment } from './findShipment.ts';
import { lockShipment } from './lockShipment.ts';
import type { Report } from './Report.ts';
import { ShipmentLog } from './ShipmentLog.ts';
import { stopIndex } from './stopIndex.ts';

/** Why a shipper rejects a proof of delivery. Public: never rename one. */
const rejectReasons = [
  'unreadable',
  'wrong_document',
  'signature_missing',
  'quantities_differ',
  'times_missing',
  'other',
] as const;

export const verifyBody = v.strictObject({ version: versionField });

/** Why a proof is rejected; without a stop, all proofs of the shipment are. */
export const rejectBody = v.strictObject({
  version: versionField,
  reason: v.picklist(rejectReasons),
  /** The index of the delivery. */
  stop: v.nullish(stopIndex, null),
  note: v.nullish(plainText(reportLimits.reason), null),
});

const judging = (
  services: Services,
  by: Member,
  id: string,
  version: number,
  report: (log: ShipmentLog) => Pick<Report, 'type' | 'stop' | 'data'>,
) =>
  inCompany(services.db, by.companyId, by.userId, async (tx) => {
    const row = await lockShipment(tx, id, version);
    const now = services.clock.now();
    const log = await ShipmentLog.open(services, tx, row, now);
    const { type, ...said } = report(log);
    log.tell(type, said, by);
    await log.write();
    return findShipment(tx, by.companyId, id, now);
  });

/** Accepts the proofs of delivery of a shipment, which completes it. */
export const verifyProofs = (
  services: Services,
  by: Member,
  id: string,
  { version }: v.InferOutput<typeof verifyBody>,
) => judging(services, by, id, version, () => ({ type: 'completed', stop: null, data: {} }));

/** Rejects the proof of a delivery, or all. The carrier can add another then. */
export const rejectProof = (
  services: Services,
  by: Member,
  id: string,
  { version, reason, stop, note }: v.InferOutput<typeof rejectBody>,
) =>
  judging(services, by, id, version, ({ folded: { status, podStops } }) => {
    if (status === 'delivered' && stop !== null && podStops.length > 0 && !podStops.includes(stop))
      throw refusedFields([refusedField('stop', 'noProof')]);
    return { type: 'pod_rejected', stop, data: { reason, ...(note !== null && { note }) } };
  });
