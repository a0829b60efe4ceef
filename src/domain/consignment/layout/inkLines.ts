import { signatureShape, type Stroke } from '../../shipment/Signature.ts';
import type { PaperLine } from './NotePaper.ts';

/** How wide the pen is for the height of a signature, and the narrowest that a printer shows well, in points. */
const [penShare, finest] = [0.0172, 0.6];

/** What was drawn by hand, as lines from an upper left corner. A dot is a line without length. */
export const inkLines = (
  strokes: readonly Stroke[],
  [left, top]: readonly [x: number, y: number],
  height: number,
): readonly PaperLine[] => {
  const onPaper = ({ x, y }: Stroke[number]) => [left + x * height * signatureShape, top + y * height] as const;
  const ink = Math.max(finest, height * penShare);
  return strokes.flatMap((stroke) =>
    stroke.map((point, at) => ({ from: onPaper(stroke[Math.max(0, at - 1)] ?? point), to: onPaper(point), ink })),
  );
};
