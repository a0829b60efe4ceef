import { adrPoints, mostAdrPoints } from '../dangerous/adrPoints.ts';
import type { CargoLine } from '../request/RequestContent.ts';
import { noteNumber } from './noteNumber.ts';
import type { NoteWords } from './NoteWords.ts';

const categories = [1, 2, 3, 4] as const;

/** What ADR 5.4.1.1.1 (f) asks for under 1.1.3.6: quantity and calculated value by transport category, and what they come to. */
export const adrTotals = (cargo: readonly CargoLine[], words: NoteWords): readonly string[] => {
  const dangerous = cargo.flatMap((line) => (line.dangerous ? [line.dangerous] : []));
  const load = adrPoints(dangerous);
  if (load === undefined) return [];
  const counted = dangerous.filter(({ limitedQuantity }) => limitedQuantity !== true);
  if (counted.length === 0) return [];
  if (load.points === undefined) return [words.adrWhole];
  const byCategory = categories.flatMap((category) => {
    const lines = counted.filter(({ transportCategory }) => transportCategory === category);
    const quantity = lines.reduce((sum, line) => sum + (line.quantity ?? 0), 0);
    const points = adrPoints(lines)?.points ?? 0;
    return lines.length === 0 ? [] : [words.adrCategory(String(category), noteNumber(quantity), noteNumber(points))];
  });
  const sum = load.isExempt ? words.adrExempt : words.adrOver;
  return [...byCategory, sum(noteNumber(load.points), noteNumber(mostAdrPoints))];
};
