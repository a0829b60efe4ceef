import { a4, type PaperSheet } from '../../domain/consignment/layout/NotePaper.ts';
import type { Sheet } from '../../domain/sheet/Sheet.ts';
import { sheetArea } from '../../domain/sheet/sheetArea.ts';
import { drawPicture } from './drawPicture.ts';
import { finished } from './finished.ts';
import { newDocument } from './newDocument.ts';
import type { PaperPen } from './PaperPen.ts';

interface PageTools {
  readonly pen: PaperPen;
  readonly colour: string;
  /** JPEG by id. */
  readonly pictures: ReadonlyMap<string, Uint8Array>;
  readonly asksToPrint: boolean;
}

/** The pages of a sheet as they were laid out, with a bar in the brand's colour above each. */
export const drawPages = (
  { title, reference }: Pick<Sheet, 'title' | 'reference'>,
  pages: readonly PaperSheet[],
  { pen, colour, pictures, asksToPrint }: PageTools,
): Promise<Blob> => {
  const document = newDocument(`${title} ${reference}`, asksToPrint);
  pen.register(document);
  for (const { texts, lines, pictures: placed = [] } of pages) {
    document.addPage();
    document.fillColor(colour).rect(0, 0, a4.width, 10).fill();
    document.fillColor(colour).rect(sheetArea.x, 60, 42, 3).fill();
    for (const line of lines) pen.rule(document, line);
    for (const text of texts) pen.draw(document, text);
    for (const picture of placed) drawPicture(document, picture, pictures.get(picture.id));
  }
  return finished(document);
};
