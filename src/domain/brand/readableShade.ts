import { formatColour } from './formatColour.ts';
import { leastContrast } from './leastContrast.ts';
import { mixColours } from './mixColours.ts';
import { parseColour } from './parseColour.ts';

/** A margin above the 4.5:1 of WCAG AA, so that text stays readable on slightly different backgrounds. */
const textContrast = 5;
const steps = 50;

/**
 * The shade closest to a colour, darkened or lightened towards `towards`, that has enough contrast on every background.
 * Enough for text unless a lower contrast is given.
 */
export const readableShade = (
  colour: string,
  towards: string,
  grounds: readonly string[],
  wanted: number = textContrast,
): string => {
  const [from, to] = [parseColour(colour), parseColour(towards)];
  if (from === undefined || to === undefined) return towards;
  for (let step = 0; step < steps; step += 1) {
    const shade = formatColour(mixColours(from, to, step / steps));
    if (leastContrast(shade, grounds) >= wanted) return shade;
  }
  return towards;
};
