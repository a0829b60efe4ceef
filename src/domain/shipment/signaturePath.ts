import { signatureShape, type Stroke } from './Signature.ts';

/** Units across and down the box of a path. */
const [across, down] = [1000, 1000 / signatureShape];
/** Characters; some 1,300 points. */
const longest = 12_000;
const shape = /^(?:M\d{1,4} \d{1,4}(?:L\d{1,4} \d{1,4})*)+$/;

const pointsOf = (stroke: Stroke): readonly string[] =>
  stroke
    .map(({ x, y }) => [x * across, y * down].map((length) => String(Math.max(0, Math.round(length)))).join(' '))
    .filter((point, at, all) => point !== all[at - 1]);

/** A drawn signature as an SVG path of moves and lines in a box of 1000 × 400; undefined if nothing was drawn, or too much. */
export const signaturePath = (strokes: readonly Stroke[]): string | undefined => {
  const path = strokes
    .filter((stroke) => stroke.length > 0)
    .map((stroke) => `M${pointsOf(stroke).join('L')}`)
    .join('');
  return path.length <= longest && shape.test(path) ? path : undefined;
};

/** The strokes of such a path; none of anything else. */
export const readSignaturePath = (path: string | undefined): readonly Stroke[] =>
  path === undefined || path.length > longest || !shape.test(path)
    ? []
    : path
        .split('M')
        .slice(1)
        .map((stroke) =>
          stroke.split('L').map((point) => {
            const [x = 0, y = 0] = point.split(' ').map(Number);
            return { x: x / across, y: y / down };
          }),
        );
