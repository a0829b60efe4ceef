import { isPhone } from './isPhone.ts';

/** The country codes of E.164 have one digit, or two of these, or else three (ITU-T E.164, list of assigned codes). */
const parts = /^(\+(?:[17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3}))(\d+)$/;

const groups = (digits: string): readonly string[] => {
  if (digits === '') return [];
  const size = digits.length === 4 || digits.length === 8 ? 4 : 3;
  return [digits.slice(0, size), ...groups(digits.slice(size))];
};

/**
 * A phone number in E.164 with spaces, to be read and dialled: the country code, then threes, and fours at the end where they do
 * not come out even. What is not a phone number stays as it is. How a country groups its numbers is not known here.
 */
export const spacedPhone = (phone: string): string => {
  if (!isPhone(phone)) return phone;
  const [, country = '', rest = ''] = parts.exec(phone) ?? [];
  return [country, ...groups(rest)].join(' ');
};
