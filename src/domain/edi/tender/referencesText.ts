import type { EdiReference } from './Tender.ts';

/** Numbers of a load as people read them beside it: `PO: PO88123, BM: BL5512`. */
export const referencesText = (references: readonly EdiReference[]): string =>
  references.map(({ qualifier, value }) => `${qualifier}: ${value}`).join(', ');

const part = /^([A-Z\d]{2,3}): (.+)$/;

const numbersOf = (line: string): readonly EdiReference[] => {
  const parts = line.split(/, (?=[A-Z\d]{2,3}: )/).map((each) => part.exec(each));
  // What says anything else is a note.
  if (parts.includes(null)) return [];
  return parts.flatMap((found) => (found ? { qualifier: found[1] ?? '', value: found[2] ?? '' } : []));
};

/** Notes as far as they stand apart: line by line, and within a line. */
const chunksOf = (notes: string | undefined): readonly (readonly string[])[] =>
  (notes ?? '').split('\n').map((line) =>
    line
      .split('; ')
      .map((chunk) => chunk.trim())
      .filter((chunk) => chunk !== ''),
  );

type Wanted = (reference: EdiReference) => boolean;

/** The wanted numbers that notes name, apart from other words, as `referencesText` writes them; each once. */
export const referencesIn = (notes: string | undefined, isWanted: Wanted): readonly EdiReference[] => {
  const named = chunksOf(notes).flat().flatMap(numbersOf).filter(isWanted);
  return [...new Map(named.map((each) => [referencesText([each]), each])).values()];
};

/** Notes without what is nothing but wanted numbers. */
export const withoutReferences = (notes: string | undefined, isWanted: Wanted): string => {
  const isNumbers = (chunk: string): boolean => {
    const numbers = numbersOf(chunk);
    return numbers.length > 0 && numbers.every(isWanted);
  };
  return chunksOf(notes)
    .map((chunks) => chunks.filter((chunk) => !isNumbers(chunk)).join('; '))
    .filter((line) => line !== '')
    .join('\n');
};
