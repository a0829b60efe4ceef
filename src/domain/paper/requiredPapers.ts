import type { DocumentType } from './DocumentType.ts';
import type { StoredDocument } from './StoredDocument.ts';
import { newestDocument } from './newestDocument.ts';
import { expiryCompliance } from './expiryCompliance.ts';
import type { RequiredPaper } from './RequiredPaper.ts';

/** Papers every vehicle needs; those that expire need an expiry date (product §5). */
export const requiredVehiclePapers = [
  { type: 'registration', expires: false },
  { type: 'insurance', expires: true },
  { type: 'roadworthiness', expires: true },
] as const satisfies readonly { readonly type: DocumentType; readonly expires: boolean }[];

const requiredPaper = (
  type: DocumentType,
  expires: boolean,
  document: StoredDocument | undefined,
  today: string,
): RequiredPaper => {
  if (!document || (expires && document.expiresOn === undefined)) return { type, compliance: 'missing', document };
  return { type, compliance: expires ? expiryCompliance(document.expiresOn, today) : 'valid', document };
};

/** Every required paper of a vehicle with its status, judged by the newest document (product §5). */
export const requiredPapers = (documents: readonly StoredDocument[], today: string): readonly RequiredPaper[] =>
  requiredVehiclePapers.map(({ type, expires }) =>
    requiredPaper(type, expires, newestDocument(documents, type), today),
  );
