import { Button } from '../../components/Button.tsx';
import type { BulkDoubts } from '../../components/selection/BulkAction.ts';
import type { RefusedRow } from '../../components/selection/BulkState.ts';
import { RefusedList } from '../../components/selection/RefusedList.tsx';
import { useRequestTexts } from './useRequestTexts.ts';

/** So many are named; of more their number is told. */
const mostNamed = 5;

/** Asks about rows to be published that look unusual, by their references; `whyOf` names a row and says why, or '' for nothing. */
export const useUnusualRows = () => {
  const words = useRequestTexts().bulk.publish;
  return <Row,>(whyOf: (row: Row) => RefusedRow) =>
    (rows: readonly Row[], onRun: (rows: readonly Row[], chosen: '') => void): BulkDoubts | undefined => {
      const judged = rows.map((row) => ({ row, named: whyOf(row) }));
      const unusual = judged.flatMap(({ named }) => (named.why === '' ? [] : [named]));
      const others = judged.flatMap(({ row, named }) => (named.why === '' ? [row] : []));
      if (unusual.length === 0) return undefined;
      const note = (
        <div>
          <RefusedList title={words.unusual(unusual.length)} rows={unusual.slice(0, mostNamed)} />
          {unusual.length > mostNamed && <p>{words.moreUnusual(unusual.length - mostNamed)}</p>}
        </div>
      );
      const way = others.length > 0 && (
        <Button variant="secondary" onClick={() => onRun(others, '')}>
          {words.others(others.length)}
        </Button>
      );
      return { note, others: way };
    };
};
