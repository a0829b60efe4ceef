/** Lengths on paper are points, 72 to the inch, from the upper left corner. */
export const a4 = { width: 595.28, height: 841.89 } as const;

export type TextSize = 8 | 9 | 11 | 16;

/** How a text is set. */
export interface TextStyle {
  readonly size: TextSize;
  readonly isBold?: boolean;
}

/** A text in one line. `y` is its baseline. */
export interface PaperText extends TextStyle {
  readonly x: number;
  readonly y: number;
  readonly text: string;
  readonly isCaption?: boolean;
}

export interface PaperLine {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly isHeavy?: boolean;
  /** Drawn by hand with a pen so wide, in points: with round ends. */
  readonly ink?: number;
}

/** A picture by its id, as large as its place allows, in the middle of it or at its left end. */
export interface PaperPicture extends PaperArea {
  readonly id: string;
  readonly isCentred: boolean;
}

/** What is drawn on one page. */
export interface PaperSheet {
  readonly texts: readonly PaperText[];
  readonly lines: readonly PaperLine[];
  readonly pictures?: readonly PaperPicture[];
}

/** A place on the paper. */
export interface PaperArea {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** The width of a text, as the typeface has it. */
export type MeasureText = (text: string, style: TextStyle) => number;
