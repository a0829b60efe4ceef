import type { Rgb } from './Rgb.ts';

/** The colour `share` (0 to 1) of the way from one to another, as a gradient in sRGB goes. */
export const mixColours = ([red, green, blue]: Rgb, towards: Rgb, share: number): Rgb => [
  red + (towards[0] - red) * share,
  green + (towards[1] - green) * share,
  blue + (towards[2] - blue) * share,
];
