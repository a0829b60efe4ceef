import { StatementRegister } from '../../../application/statements/StatementRegister.ts';
import { roomPath } from '../../../domain/access/roomPath.ts';
import { dayWritten } from '../../../domain/calendar/dayWritten.ts';
import { parseDay } from '../../../domain/calendar/parseDay.ts';
import { askedFilters } from '../../../domain/list/askedFilters.ts';
import { largestPageSize } from '../../../domain/list/largestPageSize.ts';
import { statementStatuses } from '../../../domain/statement/Statement.ts';
import { statementListSpecs } from '../../../domain/statement/statementListSpec.ts';
import { ButtonRoute } from '../../components/ButtonRoute.tsx';
import { DateRangeField } from '../../components/dates/DateRangeField.tsx';
import { EmptyState } from '../../components/list/EmptyState.tsx';
import { ToolButton } from '../../components/list/ToolButton.tsx';
import { RoomIcon } from '../../components/RoomIcon.tsx';
import { RecordListPage } from '../../shared/record/RecordListPage.tsx';
import { useRecordList } from '../../shared/record/useRecordList.ts';
import { useSaveSheet } from '../../shared/sheets/useSaveSheet.ts';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { AgeingStrip } from './AgeingStrip.tsx';
import { useOwnSide } from './useOwnSide.ts';
import { usePeriodSheet } from './usePeriodSheet.ts';
import { useStatementBulk } from './useStatementBulk.ts';
import { useStatementColumns } from './useStatementColumns.tsx';
import { useStatementCsv } from './useStatementCsv.ts';
import { useStatementTexts } from './useStatementTexts.ts';

const asked = askedFilters({ from: parseDay, to: parseDay });

/** The list of statements, with what is unpaid above it. */
export const StatementsPage = ({ mayWrite }: { readonly mayWrite: boolean }) => {
  const { title, status, list: words, sheet: printed } = useStatementTexts();
  const side = useOwnSide();
  const { audience } = useWorkplace().membership;
  const list = useRecordList({
    port: StatementRegister,
    list: 'statements',
    spec: statementListSpecs[audience],
    asked,
  });
  const { view, onShow, load } = list;
  const actions = useStatementBulk();
  const sheetOf = usePeriodSheet();
  const pdf = useSaveSheet();
  const savePdf = (): void =>
    void pdf.run(async () => ({ sheet: sheetOf(await load(largestPageSize)), fileName: `${printed.periodFile}.pdf` }));
  const { from = '', to = '' } = view.filters;
  return (
    <RecordListPage
      list={list}
      heading={{ title, views: words.views }}
      find={{
        search: words.search,
        filters: [
          {
            name: 'status',
            label: words.status,
            words: Object.fromEntries(statementStatuses.map((each) => [each, status[each][side]])),
          },
        ],
        range: {
          chosen: from !== '' || to !== '',
          field: (
            <DateRangeField
              name="completed-between"
              label={words.ended}
              from={from}
              to={to}
              presets={['thisMonth', 'lastMonth', 'thisWeek']}
              onChange={(range) =>
                onShow({ filters: { ...view.filters, from: dayWritten(range.from), to: dayWritten(range.to) } })
              }
            />
          ),
        },
      }}
      table={{ columns: useStatementColumns(), rowKey: ({ id }) => id }}
      csv={useStatementCsv()}
      bulk={mayWrite ? { nameOf: ({ reference }) => reference, actions } : undefined}
      tools={<ToolButton label={printed.periodAct} sign="paper" busy={pdf.pending} onClick={savePdf} />}
      news={<AgeingStrip />}
      empty={
        <EmptyState icon={<RoomIcon room="statements" />} title={words.emptyTitle} text={words.emptyText}>
          <ButtonRoute to={roomPath('shipments')}>{words.emptyLink}</ButtonRoute>
        </EmptyState>
      }
    />
  );
};
