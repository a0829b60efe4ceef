import { amountCell } from '../../../domain/money/amountCell.ts';
import { downloadName } from '../../../domain/download/downloadName.ts';
import { statedLines } from '../../../domain/statement/statedLines.ts';
import type { StatementRecord } from '../../../domain/statement/Statement.ts';
import { useExportList } from '../../shared/useExportList.ts';
import type { StatementLine } from '../../../domain/statement/Statement.ts';
import { useLineName } from './useLineName.ts';
import { useStatementTexts } from './useStatementTexts.ts';

/** Saves the lines of a statement as CSV. */
export const useLinesCsv = (statement: StatementRecord) => {
  const { files, lines: words } = useStatementTexts();
  const nameOf = useLineName();
  const task = useExportList<StatementLine>();
  const { reference, invoice, currency } = statement;
  const rows = statedLines(statement);
  return {
    pending: task.pending,
    run: (): Promise<boolean> =>
      task.run({
        name: downloadName(files.fileName(invoice ?? reference)),
        format: 'csv',
        titles: files.columns,
        cells: (line) => [
          reference,
          invoice,
          nameOf(line),
          line.reason,
          words.states[line.state],
          amountCell({ amountMinor: line.amountMinor, currency }),
          currency,
        ],
        load: () => Promise.resolve({ rows, page: 0, size: rows.length, total: rows.length }),
      }),
  };
};
