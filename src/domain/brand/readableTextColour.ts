import { leastContrast } from './leastContrast.ts';
import { leastTextContrast } from './leastTextContrast.ts';

const dark = '#0A0A0A';
const light = '#FFFFFF';

/**
 * The wanted colour where it reads on its ground (or all its grounds) with at least 4.5:1, else the better of #0A0A0A
 * and #FFFFFF, which reaches 4.4:1 on any single ground and 4.5:1 on nearly all (product §2.9).
 */
export const readableTextColour = (background: string | readonly string[], wanted: string = light): string => {
  const grounds = typeof background === 'string' ? [background] : background;
  if (leastContrast(wanted, grounds) >= leastTextContrast) return wanted;
  return leastContrast(dark, grounds) > leastContrast(light, grounds) ? dark : light;
};
