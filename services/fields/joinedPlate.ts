import { plateSearchText } from './plateSearchText.ts';

const separators = /[\s\p{Pd}.·]+/gu;

/**
 * The letters and digits of a word that may be a plate typed with other separators than it is kept with: "BE42" for "BE-42". Undefined for
 * words without letters, digits or a separator between them: they are found as they are.
 */
export const joinedPlate = (word: string): string | undefined => {
  const plate = plateSearchText(word);
  if (plate === undefined || !/\p{L}/u.test(plate) || !/\p{N}/u.test(plate)) return undefined;
  const joined = plate.replaceAll(separators, '');
  return joined === plate ? undefined : joined;
};
