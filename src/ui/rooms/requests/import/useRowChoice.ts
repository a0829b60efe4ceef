import { useState } from 'react';
import type { ImportedRow } from '../../../../domain/request/ImportedRow.ts';
import { leftOutLines } from '../../../../domain/request/leftOutLines.ts';
import type { BulkDialogProps } from '../../../components/selection/BulkDialog.tsx';
import type { Likeness } from '../../../components/selection/BulkState.ts';
import { useRequestTexts } from '../useRequestTexts.ts';
import { cellsIn } from './cellsIn.ts';
import type { ImportResult } from './useRequestImport.ts';
import { useRowDoubt } from './useRowDoubt.ts';

interface Ticks {
  readonly of: ImportResult;
  readonly lines: ReadonlySet<number>;
}

const isReady = ({ outcome }: ImportedRow): boolean => outcome === 'ready';

const none: ReadonlySet<number> = new Set();

/** Its rows say themselves what they look like. */
const nothing: ReadonlyMap<string, Likeness> = new Map();

/** Which rows of a checked table are added: not those that look like another unless they are ticked, and what is unusual is asked about. */
export const useRowChoice = (result: ImportResult | undefined, add: (leftOut: readonly ImportedRow[]) => void) => {
  const words = useRequestTexts().bulk.publish;
  const [ticks, setTicks] = useState<Ticks>();
  const [isAsking, setAsking] = useState(false);
  const doubtOf = useRowDoubt(cellsIn(result?.table.csv ?? ''));
  const ticked = ticks && ticks.of === result ? ticks.lines : none;
  const rows = result && !result.isAdded ? result.rows : [];
  const leftOut = leftOutLines(rows, ticked);
  const chosen = rows.filter((row) => isReady(row) && !leftOut.has(row.line));
  const addOnly = (wanted: readonly ImportedRow[]): void => {
    const lines = new Set(wanted.map(({ line }) => line));
    setAsking(false);
    add(rows.filter((row) => isReady(row) && !lines.has(row.line)));
  };
  const question: BulkDialogProps<ImportedRow> = {
    action: {
      key: 'publish',
      words,
      refusalOf: () => undefined,
      doubts: { doubtOf, words: words.doubts },
    },
    rows: chosen,
    nameOf: ({ line, reference = '' }) => ({ id: String(line), name: reference }),
    state: { at: 'question', alike: nothing },
    onRun: addOnly,
    onStop: () => setAsking(false),
    onClose: () => setAsking(false),
  };
  return {
    ticked,
    onTick: (line: number, isTicked: boolean): void => {
      const lines = new Set(ticked);
      if (isTicked) lines.add(line);
      else lines.delete(line);
      if (result) setTicks({ of: result, lines });
    },
    mayAdd: rows.some(isReady),
    /** How many rows are added. */
    count: chosen.length,
    add: (): void => {
      const isDoubtful = result?.table.publish === true && chosen.some((row) => doubtOf(row) !== undefined);
      if (isDoubtful) setAsking(true);
      else addOnly(chosen);
    },
    question: isAsking ? question : undefined,
  };
};
