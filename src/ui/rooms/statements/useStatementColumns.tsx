import { endedOn } from '../../../domain/statement/endedOn.ts';
import type { Statement } from '../../../domain/statement/Statement.ts';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { StatementStanding } from './StatementStanding.tsx';
import { useDayText } from './useDayText.ts';
import { useOwnSide } from './useOwnSide.ts';
import { useStatementTexts } from './useStatementTexts.ts';

/** Columns of the statements; the first links to the statement. */
export const useStatementColumns = (): readonly Column<Statement>[] => {
  const { list, route } = useStatementTexts();
  const { columns } = list;
  const money = useMoneyText();
  const dayText = useDayText();
  const isFleet = useOwnSide() === 'carrier';
  const sum = (key: keyof Statement['sums']) => (statement: Statement) =>
    money({ amountMinor: statement.sums[key], currency: statement.currency });
  return [
    {
      key: 'reference',
      title: columns.reference,
      csv: ['reference', 'from', 'to'],
      grows: true,
      sortable: true,
      cell: ({ id, reference, fromCity, toCity }) => (
        <RowName caption={route(fromCity, toCity)}>
          <RecordLink room="statements" id={id}>
            {reference}
          </RecordLink>
        </RowName>
      ),
    },
    {
      key: 'status',
      title: columns.status,
      onCard: 'firstEnd',
      cell: (statement) => <StatementStanding statement={statement} />,
    },
    { key: 'invoice', title: columns.invoice, onCard: 'thirdEnd', cell: ({ invoice }) => invoice },
    {
      key: 'party',
      title: isFleet ? columns.shipper : columns.carrier,
      onCard: 'second',
      cell: ({ shipper, carrier }) => (isFleet ? shipper : carrier).name,
    },
    {
      key: 'due',
      title: columns.due,
      sortable: true,
      onCard: 'third',
      titled: true,
      cell: ({ dueOn }) => (dueOn === undefined ? undefined : <time dateTime={dueOn}>{dayText(dueOn)}</time>),
    },
    {
      key: 'total',
      title: columns.total,
      csv: ['total', 'currency'],
      numeric: true,
      onCard: 'secondEnd',
      cell: sum('totalMinor'),
    },
    {
      key: 'createdAt',
      title: columns.createdAt,
      sortable: true,
      cell: (statement) => {
        const day = endedOn(statement);
        return <time dateTime={day}>{dayText(day)}</time>;
      },
    },
    { key: 'linehaul', title: columns.linehaul, numeric: true, cell: sum('linehaulMinor') },
    { key: 'waiting', title: columns.waiting, numeric: true, cell: sum('waitingMinor') },
    { key: 'fee', title: columns.fee, numeric: true, cell: sum('feeMinor') },
    { key: 'extras', title: columns.extras, numeric: true, cell: sum('extrasMinor') },
    { key: 'paidOn', title: columns.paidOn, cell: ({ paidOn }) => paidOn && dayText(paidOn) },
  ];
};
