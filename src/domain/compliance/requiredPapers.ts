import type { DocumentType } from '../document/DocumentType.ts';
import type { StoredDocument } from '../document/StoredDocument.ts';
import { newestDocument } from '../document/newestDocument.ts';
import type { Compliance } from './Compliance.ts';
import { expiryCompliance } from './expiryCompliance.ts';
import type { RequiredPaper } from './RequiredPaper.ts';

/** Papers no vehicle may be without, and whether each has a last day. */
const required = [
  ['registration', false],
  ['insurance', true],
  ['roadworthiness', true],
] as const satisfies readonly (readonly [DocumentType, boolean])[];

const complianceOf = (document: StoredDocument | undefined, expires: boolean, today: string): Compliance => {
  if (!document || (expires && document.expiresOn === undefined)) return 'missing';
  return expires ? expiryCompliance(document.expiresOn, today) : 'valid';
};

/** Each paper a vehicle must have with how it stands, by its newest document (product §5). */
export const requiredPapers = (documents: readonly StoredDocument[], today: string): readonly RequiredPaper[] =>
  required.map(([type, expires]) => {
    const newest = newestDocument(documents, type);
    return { type, compliance: complianceOf(newest, expires, today), expiresOn: newest?.expiresOn };
  });
