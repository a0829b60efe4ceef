import { getDocumentProxy, getResolvedPDFJS } from 'unpdf';
import type { PaperArea } from '../../../src/domain/consignment/layout/NotePaper.ts';

/** A text on a page: from its left end, with its baseline, in points from the upper left corner. */
export interface ReadText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
  readonly isLevel: boolean;
}

export interface ReadPage {
  readonly width: number;
  readonly height: number;
  readonly texts: readonly ReadText[];
  /** All of it, as it would be read aloud. */
  readonly words: string;
}

/** Texts in the order in which they were drawn; those that touch make one word. */
export const readAloud = (texts: readonly ReadText[]): string =>
  texts.reduce((said, { text, x, y }, at) => {
    const before = texts[at - 1];
    const touches = before !== undefined && before.y === y && Math.abs(before.x + before.width - x) < 0.5;
    return said + (at === 0 || touches ? '' : ' ') + text;
  }, '');

/** Reads a PDF back, as a viewer would. */
export const readPdf = async (file: Uint8Array): Promise<readonly ReadPage[]> => {
  const pdf = await getDocumentProxy(new Uint8Array(file));
  return Promise.all(
    Array.from({ length: pdf.numPages }, async (_, at) => {
      const page = await pdf.getPage(at + 1);
      const [left = 0, bottom = 0, right = 0, top = 0] = page.view;
      const { items } = await page.getTextContent();
      const texts = items.flatMap((item) => {
        if (!('str' in item) || item.str.trim() === '') return [];
        const [a, b, , , x, y]: number[] = item.transform;
        if (a === undefined || b === undefined || x === undefined || y === undefined) return [];
        return [{ text: item.str, x, y: top - y, width: item.width, size: Math.hypot(a, b), isLevel: b === 0 }];
      });
      return { width: right - left, height: top - bottom, texts, words: readAloud(texts) };
    }),
  );
};

/** Where the pictures of a page are, in points from its upper left corner. */
export const readPictures = async (file: Uint8Array, pageNumber: number): Promise<readonly PaperArea[]> => {
  const [pdf, { OPS }] = await Promise.all([getDocumentProxy(new Uint8Array(file)), getResolvedPDFJS()]);
  const page = await pdf.getPage(pageNumber);
  const { fnArray, argsArray } = await page.getOperatorList();
  return fnArray.flatMap((call, at) => {
    const matrix: unknown = argsArray[at];
    const next = fnArray.slice(at + 1).find((each) => each !== OPS.dependency);
    if (call !== OPS.transform || next !== OPS.paintImageXObject || !Array.isArray(matrix)) return [];
    const [width = 0, , , height = 0, x = 0, y = 0] = matrix.map(Number);
    // Pictures stand on their heads in a page that is turned over.
    return [{ x, y: y + Math.min(0, height), width, height: Math.abs(height) }];
  });
};
