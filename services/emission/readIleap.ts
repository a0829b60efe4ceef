import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { Services } from '../Services.ts';
import { notFound } from '../web/notFound.ts';
import { ileapOfAll } from './ileap.ts';
import { findCo2e } from './readCo2e.ts';

/** A shipment as iLEAP tells of it. */
export const readIleap = ({ db, factors }: Services, { companyId, userId }: Member, id: string) =>
  inCompany(db, companyId, userId, async (tx) => {
    const shipment = await tx.selectFrom('shipment').select('reference').where('id', '=', id).executeTakeFirst();
    if (!shipment) throw notFound();
    const { footprint, reason } = await findCo2e(tx, id);
    return ileapOfAll([{ reference: shipment.reference, footprint, reason }], factors);
  });
