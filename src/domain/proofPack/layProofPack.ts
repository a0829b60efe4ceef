import type { MeasureText, PaperSheet } from '../consignment/layout/NotePaper.ts';
import { laySheet } from '../sheet/laySheet.ts';
import type { Sheet } from '../sheet/Sheet.ts';
import type { PackIndex } from './PackIndex.ts';
import { type PackPart, packPages } from './packPages.ts';

interface LaidPack {
  readonly index: PackIndex;
  readonly sheet: Sheet;
  /** The pages of the cover, and one for each picture. */
  readonly sheets: readonly PaperSheet[];
}

const mostTries = 8;

/**
 * Lays out the cover of a pack and its pictures. The cover says on which pages the files are, and how long it is moves them: laid out
 * again until both agree. Throws if they never do.
 */
export const layProofPack = (
  files: readonly PackPart[],
  sheetOf: (index: PackIndex, pages: number) => Sheet,
  measure: MeasureText,
): LaidPack => {
  let coverPages = 1;
  for (let tries = 0; tries < mostTries; tries += 1) {
    const { index, pictures, pages } = packPages(files, coverPages);
    const sheet = sheetOf(index, pages);
    const sheets = laySheet(sheet, measure);
    if (sheets.length === coverPages + pictures) return { index, sheet, sheets };
    coverPages = sheets.length - pictures;
  }
  throw new Error('The pages of the pack do not settle.');
};
