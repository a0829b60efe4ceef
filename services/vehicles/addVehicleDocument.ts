import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { DocumentForm } from '../papers/documentForm.ts';
import { toDocumentAnswer } from '../papers/toDocumentAnswer.ts';
import { inspectFile } from '../papers/inspectFile.ts';
import { saveDocument } from '../papers/saveDocument.ts';
import { checkIssueDate } from '../papers/checkIssueDate.ts';
import type { Services } from '../Services.ts';
import { lockVehicle } from './lockVehicle.ts';

/** Stores a document or the photo of a vehicle. The vehicle keeps its version. */
export async function addVehicleDocument(
  services: Services,
  { companyId, userId }: Member,
  id: string,
  { file, ...form }: DocumentForm,
) {
  checkIssueDate(form.issuedOn, services.clock.now());
  const inspected = await inspectFile(file, form.type);
  return inCompany(services.db, companyId, userId, async (tx) => {
    await lockVehicle(tx, id);
    const owner = { kind: 'vehicle', id } as const;
    return toDocumentAnswer(await saveDocument(services, tx, companyId, owner, { ...form, file: inspected }));
  });
}
