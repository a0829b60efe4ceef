import type { Member } from '../company/Member.ts';
import { inCompany } from '../database/inCompany.ts';
import { removeDocument } from '../papers/removeDocument.ts';
import type { Services } from '../Services.ts';

export const removeDriverDocument = (
  { db }: Services,
  { companyId, userId }: Member,
  id: string,
  documentId: string,
): Promise<void> => inCompany(db, companyId, userId, (tx) => removeDocument(tx, { kind: 'driver', id }, documentId));
