import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { DocumentForm } from '../papers/documentForm.ts';
import { toDocumentAnswer } from '../papers/toDocumentAnswer.ts';
import { inspectFile } from '../papers/inspectFile.ts';
import { saveDocument } from '../papers/saveDocument.ts';
import { checkIssueDate } from '../papers/checkIssueDate.ts';
import type { Services } from '../Services.ts';
import { lockDriver } from './lockDriver.ts';

/** Stores a document or the photo of a driver. */
export async function addDriverDocument(services: Services, member: Member, id: string, form: DocumentForm) {
  const { companyId, userId } = member;
  checkIssueDate(form.issuedOn, services.clock.now());
  const file = await inspectFile(form.file, form.type);
  return inCompany(services.db, companyId, userId, async (tx) => {
    await lockDriver(tx, id);
    return toDocumentAnswer(await saveDocument(services, tx, companyId, { kind: 'driver', id }, { ...form, file }));
  });
}
