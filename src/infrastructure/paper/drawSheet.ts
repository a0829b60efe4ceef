import { a4 } from '../../domain/consignment/layout/NotePaper.ts';
import { paragraphsOf } from '../../domain/consignment/layout/paragraphsOf.ts';
import { laySheet } from '../../domain/sheet/laySheet.ts';
import type { Sheet, SheetBlock } from '../../domain/sheet/Sheet.ts';
import { sheetArea } from '../../domain/sheet/sheetArea.ts';
import { finished } from './finished.ts';
import { newDocument } from './newDocument.ts';
import { type LoadFace, openFaces } from './openFaces.ts';
import { PaperPen } from './PaperPen.ts';

const textsOf = (block: SheetBlock): readonly string[] => {
  if (block.kind === 'heading') return [block.text];
  if (block.kind === 'text') return block.texts;
  if (block.kind === 'facts') return block.facts.flat();
  return [...block.columns.map(({ title }) => title), ...block.rows.flat(), ...(block.foot ?? [])];
};

/** A sheet on A4, with a bar in the brand's colour above each page. Throws what loading the typeface throws. */
export const drawSheet = async (sheet: Sheet, colour: string, load: LoadFace) => {
  const said = [sheet.brand, sheet.title, sheet.reference, sheet.foot, ...sheet.blocks.flatMap(textsOf)];
  const { faces, unknown } = await openFaces(said.flatMap(paragraphsOf), load);
  const pen = new PaperPen(faces);
  const document = newDocument(`${sheet.title} ${sheet.reference}`);
  pen.register(document);
  for (const { texts, lines } of laySheet(sheet, pen.measure)) {
    document.addPage();
    document.fillColor(colour).rect(0, 0, a4.width, 10).fill();
    document.fillColor(colour).rect(sheetArea.x, 60, 42, 3).fill();
    for (const line of lines) pen.rule(document, line);
    for (const text of texts) pen.draw(document, text);
  }
  return { pdf: await finished(document), unknown };
};
