import type { PDFDict, PDFName } from '@cantoo/pdf-lib';

/** Deletes all of a dictionary of a PDF but these keys. */
export const keepKeys = (dict: PDFDict, kept: ReadonlySet<PDFName>): void => {
  for (const key of dict.keys()) if (!kept.has(key)) dict.delete(key);
};
