import type { CellWord } from '../../../../domain/request/ImportTable.ts';
import { useAdminTexts } from '../../../shared/useAdminTexts.ts';
import { useRequestTexts } from '../useRequestTexts.ts';

/** Such as "Euro pallets" for "Euro pallets (80 × 120 cm)". */
const withoutSize = (label: string): string => label.replace(/ \(.*\)$/, '');

const keyOf = ({ column, word }: CellWord): string => `${column} ${word.toLowerCase()}`;

/** Words for codes, without those that could be two codes. */
const clear = (words: readonly CellWord[]): readonly CellWord[] => {
  const codes = new Map<string, Set<string>>();
  for (const each of words) codes.set(keyOf(each), (codes.get(keyOf(each)) ?? new Set()).add(each.code));
  return words.filter((each) => codes.get(keyOf(each))?.size === 1);
};

const wordsOf = (column: CellWord['column'], names: Readonly<Record<string, string>>): readonly CellWord[] =>
  Object.entries(names).flatMap(([code, label]) =>
    [...new Set([label, withoutSize(label)])].map((word) => ({ column, word, code })),
  );

const moreWords = (
  column: CellWord['column'],
  names: Readonly<Record<string, readonly string[]>>,
): readonly CellWord[] =>
  Object.entries(names).flatMap(([code, words]) => words.map((word) => ({ column, word, code })));

/** What the forms call the codes that a table may hold, so that a table may be filled in by the same words. */
export const useCellWords = (): readonly CellWord[] => {
  const { freight } = useAdminTexts();
  const { form, importing } = useRequestTexts();
  return clear([
    ...wordsOf('package', freight.package),
    ...moreWords('package', importing.packageWords),
    ...wordsOf('body_types', freight.bodyType),
    ...wordsOf('equipment', freight.equipment),
    ...wordsOf('pricing', form.models),
    ...wordsOf('pricing', { fixed: form.fixedPrice }),
    ...moreWords('pricing', importing.pricingWords),
  ]);
};
