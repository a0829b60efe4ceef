/** What we use of fontkit, which has no types of its own. */
declare module 'fontkit' {
  export interface Font {
    readonly unitsPerEm: number;
    hasGlyphForCodePoint(codePoint: number): boolean;
    layout(text: string, features?: Readonly<Record<string, boolean>>): { readonly advanceWidth: number };
  }
  export function create(file: Uint8Array): Font;
}

/** What we use of PDFKit, which has no types of its own. */
declare module 'pdfkit' {
  import type { Font } from 'fontkit';

  interface DocumentOptions {
    readonly size: readonly [number, number];
    readonly margin: number;
    readonly autoFirstPage: boolean;
    /** The typeface to begin with. */
    readonly font: string;
    readonly lang: string;
    readonly info: Readonly<Record<string, string | Date>>;
  }

  /** Its size in pixels. */
  interface OpenImage {
    readonly width: number;
    readonly height: number;
  }

  export class PDFDocument {
    constructor(options: DocumentOptions);
    readonly _root: { readonly data: Record<string, unknown> };
    on(event: 'data', take: (chunk: Uint8Array<ArrayBuffer>) => void): this;
    on(event: 'end', finish: () => void): this;
    registerFont(name: string, font: Font): this;
    font(name: string, size?: number): this;
    addPage(): this;
    save(): this;
    restore(): this;
    rotate(degrees: number, options: { readonly origin: readonly [number, number] }): this;
    /** Throws what is no error for what is no JPEG or PNG. */
    openImage(file: Uint8Array): OpenImage;
    image(
      image: OpenImage,
      x: number,
      y: number,
      options: { readonly width: number; readonly height: number; readonly ignoreOrientation: true },
    ): this;
    lineCap(ends: 'round' | 'butt'): this;
    lineWidth(points: number): this;
    strokeColor(colour: string): this;
    fillColor(colour: string): this;
    rect(x: number, y: number, width: number, height: number): this;
    moveTo(x: number, y: number): this;
    lineTo(x: number, y: number): this;
    stroke(): this;
    fill(): this;
    text(
      text: string,
      x: number,
      y: number,
      options: { readonly lineBreak: false; readonly baseline: 'alphabetic' },
    ): this;
    end(): void;
  }
}
