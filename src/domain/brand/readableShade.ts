import { formatColour } from './formatColour.ts';
import { leastContrast } from './leastContrast.ts';
import { mixColours } from './mixColours.ts';
import { parseColour } from './parseColour.ts';

/** Above the 4.5:1 of WCAG AA for text, so that it still reads on grounds a little off the one it was measured on. */
const textContrast = 5;
const steps = 50;

/** The shade of a colour nearest to it, on the way to `towards`, that stands out from every ground: as text, unless less is wanted. */
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
