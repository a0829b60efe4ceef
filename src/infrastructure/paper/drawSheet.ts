import { laySheet } from '../../domain/sheet/laySheet.ts';
import type { Sheet } from '../../domain/sheet/Sheet.ts';
import { drawPages } from './drawPages.ts';
import { type LoadFace, openFaces } from './openFaces.ts';
import { PaperPen } from './PaperPen.ts';
import { sheetTexts } from './sheetTexts.ts';

/** A sheet on A4, with a bar in the brand's colour above each page. Throws a Failure if the typeface cannot be fetched. */
export const drawSheet = async (sheet: Sheet, colour: string, load: LoadFace, asksToPrint: boolean) => {
  const { faces, unknown } = await openFaces(sheetTexts(sheet), load);
  const pen = new PaperPen(faces);
  const pdf = await drawPages(sheet, laySheet(sheet, pen.measure), { pen, colour, pictures: new Map(), asksToPrint });
  return { pdf, unknown };
};
