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

/** The numbers with these qualifiers that notes name, apart from other words, as `referencesText` writes them. */
export const referencesIn = (notes: string | undefined, qualifiers: readonly string[]): readonly EdiReference[] =>
  (notes ?? '')
    .split(/\n|; /)
    .flatMap((line) => numbersOf(line.trim()))
    .filter(({ qualifier }) => qualifiers.includes(qualifier));
