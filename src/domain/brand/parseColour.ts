import type { Rgb } from './Rgb.ts';

/** Parses #rgb or #rrggbb; undefined for anything else. */
export const parseColour = (text: string): Rgb | undefined => {
  const digits = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (digits === undefined) return undefined;
  const full = digits.length === 3 ? digits.replaceAll(/./g, '$&$&') : digits;
  const value = Number.parseInt(full, 16);
  return [value >> 16, (value >> 8) & 0xff, value & 0xff];
};
