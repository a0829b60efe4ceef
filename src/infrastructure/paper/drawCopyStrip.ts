import type { PDFDocument } from 'pdfkit';
import { padding, stripArea } from '../../domain/consignment/layout/formGrid.ts';
import type { NoteCopy } from '../../domain/consignment/noteForm.ts';
import type { PaperPen } from './PaperPen.ts';

const colours: Readonly<Record<NoteCopy['colour'], string>> = {
  red: '#c4122f',
  blue: '#0b4ea2',
  green: '#00713d',
  black: '#14171a',
};

/** Says at the top of a page which copy it is of, by number, name and colour. */
export const drawCopyStrip = (
  document: PDFDocument,
  pen: PaperPen,
  { number, colour, en, fr }: NoteCopy,
  noteNumber: string,
): void => {
  const { x, y, width, height } = stripArea;
  const ink = colours[colour];
  document.fillColor(ink).rect(x, y, height, height).fill();
  document.rect(x, y + height - 1.5, width, 1.5).fill();
  const baseline = y + height - 5.5;
  pen.draw(document, { x: x + height / 2 - 3.3, y: baseline, size: 11, isBold: true, text: String(number) }, '#ffffff');
  pen.draw(document, { x: x + height + padding, y: baseline, size: 9, isBold: true, text: `${en} / ${fr}` }, ink);
  const numberStyle = { size: 9, isBold: true } as const;
  const end = x + width - pen.measure(noteNumber, numberStyle);
  pen.draw(document, { ...numberStyle, x: end, y: baseline, text: noteNumber }, ink);
};
