import { leastContrast } from './leastContrast.ts';
import { leastTextContrast } from './leastTextContrast.ts';

const dark = '#0A0A0A';
const light = '#FFFFFF';

/**
 * The wanted colour if its contrast is at least 4.5:1 on every background given, else the better of #0A0A0A and
 * #FFFFFF. That one reaches 4.4:1 on any single background and 4.5:1 on nearly all (product §2.9).
 */
export const readableTextColour = (background: string | readonly string[], wanted: string = light): string => {
  const grounds = typeof background === 'string' ? [background] : background;
  if (leastContrast(wanted, grounds) >= leastTextContrast) return wanted;
  return leastContrast(dark, grounds) > leastContrast(light, grounds) ? dark : light;
};
