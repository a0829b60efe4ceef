import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import type { DocumentForm } from '../papers/documentForm.ts';
import { documentOnTheWire } from '../papers/documentOnTheWire.ts';
import { inspectFile } from '../papers/inspectFile.ts';
import { keepDocument } from '../papers/keepDocument.ts';
import { refuseFutureIssue } from '../papers/refuseFutureIssue.ts';
import type { Services } from '../Services.ts';
import { lockDriver } from './lockDriver.ts';

/** Keeps a paper or a picture of a driver. */
export async function addDriverDocument(services: Services, member: Member, id: string, form: DocumentForm) {
  const { companyId, userId } = member;
  refuseFutureIssue(form.issuedOn, services.clock.now());
  const file = await inspectFile(form.file, form.type);
  return inCompany(services.db, companyId, userId, async (tx) => {
    await lockDriver(tx, id);
    return documentOnTheWire(await keepDocument(services, tx, companyId, { kind: 'driver', id }, { ...form, file }));
  });
}
