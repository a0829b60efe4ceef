import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { DocumentForm } from '../papers/documentForm.ts';
import { documentOnTheWire } from '../papers/documentOnTheWire.ts';
import { inspectFile } from '../papers/inspectFile.ts';
import { keepDocument } from '../papers/keepDocument.ts';
import { refuseFutureIssue } from '../papers/refuseFutureIssue.ts';
import type { Services } from '../Services.ts';
import { lockVehicle } from './lockVehicle.ts';

/** Keeps a paper or the photo of a vehicle; the vehicle itself stays in its version. */
export async function addVehicleDocument(
  services: Services,
  { companyId, userId }: Member,
  id: string,
  { file, ...form }: DocumentForm,
) {
  refuseFutureIssue(form.issuedOn, services.clock.now());
  const inspected = await inspectFile(file, form.type);
  return inCompany(services.db, companyId, userId, async (tx) => {
    await lockVehicle(tx, id);
    const owner = { kind: 'vehicle', id } as const;
    return documentOnTheWire(await keepDocument(services, tx, companyId, owner, { ...form, file: inspected }));
  });
}
