import type { Rgb } from './Rgb.ts';

/** Blends two colours in sRGB, as CSS gradients do. `share` is 0 to 1. */
export const mixColours = ([red, green, blue]: Rgb, towards: Rgb, share: number): Rgb => [
  red + (towards[0] - red) * share,
  green + (towards[1] - green) * share,
  blue + (towards[2] - blue) * share,
];
