import { signatureShape, type Stroke } from './Signature.ts';

/** Units across and down the box of a path. */
const [across, down] = [1000, 1000 / signatureShape];
/** Characters; some 1,300 points. */
const longest = 12_000;
/**
 * Within the box: ink beyond it would be drawn over what else a paper says. A number of two digits can be read in one way alone: with two,
 * a wrong sign behind n points would take 2ⁿ tries.
 */
const place = '(?:1000|\\d{1,3}) (?:400|[0-3]\\d\\d|\\d\\d?)';
const shape = new RegExp(`^(?:M${place}(?:L${place})*)+$`);

const within = (length: number, most: number): number => Math.min(most, Math.max(0, Math.round(length)));

const pointsOf = (stroke: Stroke): readonly string[] =>
  stroke
    .map(({ x, y }) => `${within(x * across, across)} ${within(y * down, down)}`)
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
