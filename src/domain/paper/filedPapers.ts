import type { StoredDocument } from './StoredDocument.ts';
import { expiryCompliance } from './expiryCompliance.ts';
import type { FiledPaper } from './FiledPaper.ts';
import type { RequiredPaper } from './RequiredPaper.ts';

const requiredPaper = ({ type, compliance, document }: RequiredPaper): FiledPaper =>
  compliance === 'missing'
    ? { kind: 'missing', type, document }
    : { kind: 'counting', isRequired: true, document, compliance };

const otherPaper = (document: StoredDocument, required: readonly RequiredPaper[], today: string): FiledPaper => {
  const { type, expiresOn } = document;
  if (required.some((paper) => paper.type === type)) return { kind: 'replaced', document };
  const compliance = expiresOn === undefined ? undefined : expiryCompliance(expiresOn, today);
  return { kind: 'counting', isRequired: false, document, compliance };
};

/**
 * Every paper once: the required ones first, each with its newest document, then all others on file. Photos are left
 * out.
 */
export const filedPapers = (
  documents: readonly StoredDocument[],
  required: readonly RequiredPaper[],
  today: string,
): readonly FiledPaper[] => {
  const newest = new Set(required.map(({ document }) => document));
  const others = documents.filter((document) => document.type !== 'photo' && !newest.has(document));
  return [...required.map(requiredPaper), ...others.map((document) => otherPaper(document, required, today))];
};
