import type { ReportRow } from '../../../domain/report/Report.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { durationText } from '../../shared/freight/durationText.ts';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { outcomeName } from './outcomeName.ts';
import { outcomeTones } from './outcomeTones.ts';
import { stopTime } from './stopTime.ts';
import { useReportTexts } from './useReportTexts.ts';

/** The columns of the stops behind a report. */
export const useStopColumns = (): readonly Column<ReportRow>[] => {
  const { rows: words, outcomes } = useReportTexts();
  const { audience } = useWorkplace().membership;
  const locale = useLocale();
  const lateness = (minutes: number | undefined): string | undefined =>
    minutes !== undefined && minutes > 0 ? words.after(durationText(minutes, locale)) : undefined;
  return [
    {
      key: 'reference',
      title: words.reference,
      cell: ({ shipmentId, reference }) => (
        <RowName>
          <RecordLink room="shipments" id={shipmentId}>
            {reference}
          </RecordLink>
        </RowName>
      ),
    },
    {
      key: 'outcome',
      title: words.outcome,
      onCard: 'firstEnd',
      cell: ({ outcome }) => (
        <StatusBadge tone={outcomeTones(outcome)}>{outcomeName(outcomes.names, outcome)}</StatusBadge>
      ),
    },
    {
      key: 'stop',
      title: words.stop,
      onCard: 'second',
      cell: ({ place, type }) => <CellLines caption={words.types[type]}>{place}</CellLines>,
    },
    { key: 'party', title: words.party[audience], spare: true, cell: ({ party }) => party },
    { key: 'due', title: words.due, cell: ({ due, timeZone }) => stopTime(due, timeZone, locale) },
    {
      key: 'came',
      title: words.came,
      cell: ({ at, timeZone, minutes }) => {
        const time = stopTime(at, timeZone, locale);
        return time === undefined ? undefined : <CellLines caption={lateness(minutes)}>{time}</CellLines>;
      },
    },
  ];
};
