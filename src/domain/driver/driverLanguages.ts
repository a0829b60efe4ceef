/** Languages the Trucker app speaks, as BCP 47 tags. */
export const driverLanguages = [
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

export type DriverLanguage = (typeof driverLanguages)[number];
