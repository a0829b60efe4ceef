import type { Rgb } from './Rgb.ts';

/** A colour as #RRGGBB, channels rounded. */
export const formatColour = (colour: Rgb): string =>
  `#${colour.map((part) => Math.round(part).toString(16).padStart(2, '0')).join('')}`.toUpperCase();
