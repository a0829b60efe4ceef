import type { CsvValue } from '../../../domain/csv/csvOf.ts';
import { amountCell } from '../../../domain/money/amountCell.ts';
import { endedOn } from '../../../domain/statement/endedOn.ts';
import type { Statement } from '../../../domain/statement/Statement.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useStatementTexts } from './useStatementTexts.ts';

const sum = (key: keyof Statement['sums']) => (statement: Statement) =>
  amountCell({ amountMinor: statement.sums[key], currency: statement.currency });

/** The CSV export of statements. */
export const useStatementCsv = () => {
  const { list, status } = useStatementTexts();
  const side = useOwnSide();
  const { columns } = list;
  const parts: readonly {
    readonly key: string;
    readonly title: string;
    readonly cell: (statement: Statement) => CsvValue;
  }[] = [
    { key: 'reference', title: columns.reference, cell: ({ reference }) => reference },
    { key: 'from', title: columns.from, cell: ({ fromCity }) => fromCity },
    { key: 'to', title: columns.to, cell: ({ toCity }) => toCity },
    { key: 'status', title: columns.status, cell: (statement) => status[statement.status][side] },
    { key: 'invoice', title: columns.invoice, cell: ({ invoice }) => invoice },
    {
      key: 'party',
      title: side === 'carrier' ? columns.shipper : columns.carrier,
      cell: ({ shipper, carrier }) => (side === 'carrier' ? shipper : carrier).name,
    },
    { key: 'due', title: columns.due, cell: ({ dueOn }) => dueOn },
    { key: 'total', title: columns.total, cell: sum('totalMinor') },
    { key: 'currency', title: columns.currency, cell: ({ currency }) => currency },
    { key: 'createdAt', title: columns.createdAt, cell: endedOn },
    { key: 'linehaul', title: columns.linehaul, cell: sum('linehaulMinor') },
    { key: 'waiting', title: columns.waiting, cell: sum('waitingMinor') },
    { key: 'fee', title: columns.fee, cell: sum('feeMinor') },
    { key: 'extras', title: columns.extras, cell: sum('extrasMinor') },
    { key: 'paidOn', title: columns.paidOn, cell: ({ paidOn }) => paidOn },
  ];
  return {
    name: list.fileName,
    keys: parts.map(({ key }) => key),
    titles: parts.map(({ title }) => title),
    cells: (statement: Statement): readonly CsvValue[] => parts.map(({ cell }) => cell(statement)),
  };
};
