import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { removeDocument } from '../papers/removeDocument.ts';
import type { Services } from '../Services.ts';
import { lockVehicle } from './lockVehicle.ts';

/** Deletes a document or the photo of a vehicle. */
export const removeVehicleDocument = (
  { db }: Services,
  { companyId, userId }: Member,
  { id, mediaId }: { readonly id: string; readonly mediaId: string },
): Promise<void> =>
  inCompany(db, companyId, userId, async (tx) => {
    await lockVehicle(tx, id);
    await removeDocument(tx, { kind: 'vehicle', id }, mediaId);
  });
