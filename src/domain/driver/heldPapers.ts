import { latestDocument } from '../paper/latestDocument.ts';
import type { DriverRecord } from './Driver.ts';
import { type HeldPaper, heldTypes } from './HeldPaper.ts';

type Papers = Pick<DriverRecord, 'licence' | 'cards' | 'documents'>;

/**
 * A driver's licence and cards, each with the later of the end that was entered and that of the document on file. A
 * paper is known by either (product §5).
 */
export const heldPapers = ({ licence, cards, documents }: Papers): readonly HeldPaper[] =>
  heldTypes.flatMap((type): readonly HeldPaper[] => {
    const entered = type === 'licence' ? licence?.expiresOn : cards[type]?.expiresOn;
    const document = latestDocument(documents, type);
    if (document?.expiresOn === undefined || document.expiresOn < (entered ?? '')) {
      return entered === undefined ? [] : [{ type, expiresOn: entered, document: undefined }];
    }
    return [{ type, expiresOn: document.expiresOn, document }];
  });
