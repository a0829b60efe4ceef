/** Languages to address drivers in (BCP 47). */
export const languages = [
  'en',
  'de',
  'fr',
  'es',
  'pt',
  'it',
  'nl',
  'pl',
  'cs',
  'sk',
  'hu',
  'ro',
  'bg',
  'lt',
  'lv',
  'et',
  'uk',
  'tr',
  'ru',
] as const;

export type Language = (typeof languages)[number];
