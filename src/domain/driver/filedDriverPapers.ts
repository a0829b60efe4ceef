import { expiryCompliance } from '../paper/expiryCompliance.ts';
import type { FiledPaper } from '../paper/FiledPaper.ts';
import { newestDocument } from '../paper/newestDocument.ts';
import type { StoredDocument } from '../paper/StoredDocument.ts';
import type { DriverRecord } from './Driver.ts';
import type { HeldPaper } from './HeldPaper.ts';
import { heldPapers } from './heldPapers.ts';

const filedPaper = (document: StoredDocument, held: readonly HeldPaper[], today: string): FiledPaper => {
  const { type, expiresOn } = document;
  const holding = held.find((paper) => paper.type === type);
  const compliance = expiresOn === undefined ? undefined : expiryCompliance(expiresOn, today);
  if (!holding || expiresOn === undefined) return { kind: 'counting', isRequired: false, document, compliance };
  if (holding.document !== document) return { kind: 'replaced', document };
  return { kind: 'counting', isRequired: true, document, compliance };
};

/**
 * Every paper on file of a driver, without photos; first a missing licence, also one on file whose end nobody knows. A
 * licence or card that ends before the one that counts is replaced.
 */
export const filedDriverPapers = (
  driver: Pick<DriverRecord, 'licence' | 'cards' | 'documents'>,
  today: string,
): readonly FiledPaper[] => {
  const held = heldPapers(driver);
  const isMissing = !held.some(({ type }) => type === 'licence');
  const undated = isMissing ? newestDocument(driver.documents, 'licence') : undefined;
  const missing: FiledPaper = { kind: 'missing', type: 'licence', document: undated };
  const others = driver.documents.filter((document) => document.type !== 'photo' && document !== undated);
  return [...(isMissing ? [missing] : []), ...others.map((document) => filedPaper(document, held, today))];
};
