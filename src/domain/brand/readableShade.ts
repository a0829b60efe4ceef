import { contrastRatio } from './contrastRatio.ts';
import { formatColour } from './formatColour.ts';
import { mixColours } from './mixColours.ts';
import { parseColour } from './parseColour.ts';

/** Above the 4.5:1 of WCAG AA, so that it still reads on grounds a little off the one it was measured on. */
const wantedContrast = 5;
const steps = 50;

/** The shade of a colour nearest to it, on the way to `towards`, that reads as text on `ground` with at least 5:1. */
export const readableShade = (colour: string, towards: string, ground: string): string => {
  const [from, to] = [parseColour(colour), parseColour(towards)];
  if (from === undefined || to === undefined) return towards;
  for (let step = 0; step < steps; step += 1) {
    const shade = formatColour(mixColours(from, to, step / steps));
    if (contrastRatio(shade, ground) >= wantedContrast) return shade;
  }
  return towards;
};
