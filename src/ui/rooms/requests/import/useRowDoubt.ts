import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import { mayBeTonnes } from '../../../../domain/request/mayBeTonnes.ts';
import { useMeasure } from '../../../shared/record/useMeasure.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { useUnlikelyTexts } from '../useUnlikelyTexts.ts';
import type { TableCells } from './cellsIn.ts';

const weightColumn = 'weight_kg';

/** Words what of a row that is ready may be published, but is probably a mistake; undefined for nothing. */
export const useRowDoubt = ({ cellAt, titleOf }: TableCells) => {
  const { importing: words } = useRequestTexts();
  const unlikely = useUnlikelyTexts();
  const measure = useMeasure();
  return ({ line, outcome, goods }: ImportedRow): string | undefined => {
    if (outcome !== 'ready' || !goods) return undefined;
    const { grossKg = 0 } = goods;
    const typed = cellAt(line, weightColumn).trim();
    const tonnes = mayBeTonnes(typed, grossKg)
      ? [words.readAs(titleOf(weightColumn), typed, measure(grossKg, 'kg'))]
      : [];
    const texts = [...tonnes, ...unlikely({ cargo: [goods] }).map(({ text }) => text)];
    return texts.length > 0 ? texts.join(' ') : undefined;
  };
};
