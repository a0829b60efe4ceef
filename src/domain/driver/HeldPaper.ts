import type { StoredDocument } from '../paper/StoredDocument.ts';
import { type CardType, cardTypes } from './CardType.ts';

/** What decides how a driver stands: the licence, and each card they hold. */
export const heldTypes = ['licence', ...cardTypes] as const satisfies readonly (CardType | 'licence')[];

/** A driver's licence or card, with the later of the end that was entered and that of the document on file. */
export interface HeldPaper {
  readonly type: (typeof heldTypes)[number];
  /** `YYYY-MM-DD`. */
  readonly expiresOn: string;
  /** The document that says so; undefined if the date was entered. */
  readonly document: StoredDocument | undefined;
}
