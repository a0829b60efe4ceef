import { inkLines } from '../consignment/layout/inkLines.ts';
import type { Stroke } from '../shipment/Signature.ts';
import { sheetArea } from './sheetArea.ts';
import type { Strip } from './Strip.ts';

/** Of a signature on paper, in points. */
export const inkHeight = 64;

/** What was drawn by hand, at the left edge of a sheet. */
export const inkStrip = (strokes: readonly Stroke[]): Strip => ({
  height: inkHeight,
  texts: [],
  lines: inkLines(strokes, [sheetArea.x, 0], inkHeight),
});
