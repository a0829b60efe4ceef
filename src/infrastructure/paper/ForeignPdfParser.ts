import { PDFParser } from '@cantoo/pdf-lib';

/** What ends a state of a PDF; objects behind it may replace those before. */
const endOfState = /startxref\s+\d+\s+%%EOF/;

/**
 * Parses a PDF that somebody else made. The library takes the last object of a number, viewers the one that the table of the file names:
 * an object that comes twice within one state of the file would show another page here than there.
 */
export class ForeignPdfParser extends PDFParser {
  /** Where each object ends, by its number. */
  readonly #ends = new Map<number, number>();
  #isAmbiguous = false;

  constructor(file: Uint8Array) {
    super(file);
    const { context, bytes } = this;
    const assign = context.assign.bind(context);
    context.assign = (ref, object) => {
      const [before, now] = [this.#ends.get(ref.objectNumber), bytes.offset()];
      if (before !== undefined && !endOfState.test(new TextDecoder('latin1').decode(bytes.slice(before, now))))
        this.#isAmbiguous = true;
      this.#ends.set(ref.objectNumber, now);
      assign(ref, object);
    };
  }

  /** Whether what was parsed may be another thing to others. */
  get isAmbiguous(): boolean {
    return this.#isAmbiguous;
  }
}
