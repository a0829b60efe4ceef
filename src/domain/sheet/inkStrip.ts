import type { PaperLine } from '../consignment/layout/NotePaper.ts';
import { signatureShape, type Stroke } from '../shipment/Signature.ts';
import { sheetArea } from './sheetArea.ts';
import type { Strip } from './Strip.ts';

/** Of a signature on paper, in points. */
export const inkHeight = 64;

const width = inkHeight * signatureShape;

/** What was drawn by hand, as lines. A dot is a line without length. */
export const inkStrip = (strokes: readonly Stroke[]): Strip => {
  const onPaper = ({ x, y }: Stroke[number]) => [sheetArea.x + x * width, y * inkHeight] as const;
  const lines = strokes.flatMap((stroke) =>
    stroke.map((point, at): PaperLine => ({
      from: onPaper(stroke[Math.max(0, at - 1)] ?? point),
      to: onPaper(point),
      isInk: true,
    })),
  );
  return { height: inkHeight, texts: [], lines };
};
