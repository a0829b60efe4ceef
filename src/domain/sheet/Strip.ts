import type { PaperLine, PaperPicture, PaperText } from '../consignment/layout/NotePaper.ts';

/** A part of a sheet that stays on one page. Lengths in points, from its own upper edge. */
export interface Strip {
  readonly height: number;
  readonly texts: readonly PaperText[];
  readonly lines: readonly PaperLine[];
  readonly pictures?: readonly PaperPicture[];
  /** What is said again above it where it begins a page. */
  readonly head?: Strip | undefined;
  /** Whether it stays with what follows it. */
  readonly keepsWithNext?: boolean;
}
