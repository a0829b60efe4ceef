import { isPhone } from './isPhone.ts';

/** Country codes of E.164: one digit, these two-digit ones, otherwise three (ITU-T E.164, list of assigned codes). */
const parts = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/;

const groups = (digits: string): readonly string[] => {
  if (digits === '') return [];
  const size = digits.length === 4 || digits.length === 8 ? 4 : 3;
  return [digits.slice(0, size), ...groups(digits.slice(size))];
};

/**
 * Formats an E.164 number for reading: country code, then groups of three, with fours at the end if they do not come
 * out even. Anything else is returned unchanged. National grouping rules are not applied.
 */
export const formatPhone = (phone: string): string => {
  if (!isPhone(phone)) return phone;
  const [, country = '', rest = ''] = parts.exec(phone) ?? [];
  return [country, ...groups(rest)].join(' ');
};
