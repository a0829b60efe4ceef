import { parseColour } from './parseColour.ts';
import type { Rgb } from './Rgb.ts';

const linear = (part: number): number => {
  const share = part / 255;
  return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
};

const luminance = ([red, green, blue]: Rgb): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** WCAG 2.2 contrast of two #rgb or #rrggbb colours in either order, from 1 to 21. Returns 1 if one is not a colour. */
export const contrastRatio = (a: string, b: string): number => {
  const [first, second] = [parseColour(a), parseColour(b)];
  if (first === undefined || second === undefined) return 1;
  const [one, other] = [luminance(first), luminance(second)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
};
