import type { Font } from 'fontkit';
import type { PDFDocument } from 'pdfkit';
import type { PaperLine, PaperText, TextStyle } from '../../domain/consignment/layout/NotePaper.ts';
import type { Face } from './openFaces.ts';
import { runsOf } from './runsOf.ts';

const ink = '#14171a';
const captionInk = '#4a5058';
const [thin, heavy] = [0.5, 1.6];

/** Measures and draws in the typeface of papers. */
export class PaperPen {
  readonly #faces: readonly Face[];
  /** By face, weight and word: laying out a word takes longer than all else. In units of the face. */
  readonly #widths = new Map<Font, Map<string, number>>();

  constructor(faces: readonly Face[]) {
    this.#faces = faces;
  }

  /** Makes the typeface known to a document, which embeds the letters it draws. */
  register(document: PDFDocument): void {
    for (const { name, regular, bold } of this.#faces)
      document.registerFont(name, regular).registerFont(`${name} bold`, bold);
  }

  readonly measure = (text: string, { size, isBold = false }: TextStyle): number =>
    runsOf(text, this.#faces).reduce((width, { face, text: part }) => {
      const font = isBold ? face.bold : face.regular;
      // Word by word with its space, as PDFKit draws.
      const words = part.split(/(?<= )/u).map((word) => this.#widthOf(word, font));
      return width + (words.reduce((sum, each) => sum + each, 0) / font.unitsPerEm) * size;
    }, 0);

  #widthOf(word: string, font: Font): number {
    const known = this.#widths.get(font) ?? new Map<string, number>();
    this.#widths.set(font, known);
    const width = known.get(word) ?? font.layout(word).advanceWidth;
    known.set(word, width);
    return width;
  }

  draw(document: PDFDocument, { x, y, text, isCaption = false, ...style }: PaperText, colour?: string): void {
    document.fillColor(colour ?? (isCaption ? captionInk : ink));
    let at = x;
    for (const { face, text: part } of runsOf(text, this.#faces)) {
      document
        .font(style.isBold === true ? `${face.name} bold` : face.name, style.size)
        .text(part, at, y, { lineBreak: false, baseline: 'alphabetic' });
      at += this.measure(part, style);
    }
  }

  rule(document: PDFDocument, { from, to, isHeavy = false, ink: pen }: PaperLine): void {
    document
      .lineCap(pen === undefined ? 'butt' : 'round')
      .lineWidth(pen ?? (isHeavy ? heavy : thin))
      .strokeColor(ink)
      .moveTo(...from)
      .lineTo(...to)
      .stroke();
  }
}
