import { formatColour } from './formatColour.ts';
import { mixColours } from './mixColours.ts';
import { parseColour } from './parseColour.ts';

const between = [0.125, 0.25, 0.375, 0.5, 0.625, 0.75, 0.875];

/**
 * Both ends of a gradient and samples in between: a gradient between two bright ends, such as red to green, can have a
 * dark middle.
 */
export const gradientStops = (from: string, to: string): readonly string[] => {
  const [start, end] = [parseColour(from), parseColour(to)];
  const way = start && end ? between.map((share) => formatColour(mixColours(start, end, share))) : [];
  return [from, ...way, to];
};
