import { newestDocument } from '../document/newestDocument.ts';
import type { StoredDocument } from '../document/StoredDocument.ts';
import { expiryCompliance } from './expiryCompliance.ts';
import type { FiledPaper } from './FiledPaper.ts';
import type { RequiredPaper } from './RequiredPaper.ts';

/** Each paper once: those that are required first, the newest of a kind counting, and then whatever else is on file. Pictures are none. */
export const filedPapers = (
  documents: readonly StoredDocument[],
  required: readonly RequiredPaper[],
  today: string,
): readonly FiledPaper[] => {
  const needed = required.map(({ type, compliance }) => {
    return { type, compliance, document: newestDocument(documents, type), isReplaced: false };
  });
  const counting = new Set(needed.map(({ document }) => document));
  const others = documents
    .filter((document) => document.type !== 'photo' && !counting.has(document))
    .map((document) => {
      const { type, expiresOn } = document;
      const isReplaced = required.some((paper) => paper.type === type);
      const expires = expiresOn !== undefined && !isReplaced;
      return { type, compliance: expires ? expiryCompliance(expiresOn, today) : undefined, document, isReplaced };
    });
  return [...needed, ...others];
};
