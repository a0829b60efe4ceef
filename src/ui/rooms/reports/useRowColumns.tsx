import type { ReportRow } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { durationText } from '../../shared/freight/durationText.ts';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { outcomeName } from './outcomeName.ts';
import { outcomeTones } from './outcomeTones.ts';
import { reportCases } from './reportCases.ts';
import { stopTime } from './stopTime.ts';
import { useReportTexts } from './useReportTexts.ts';

/** What each report shows of a row beside its shipment, outcome, place and the other party. */
const shown: Readonly<Record<ReportKey, readonly ('due' | 'at' | 'until' | 'minutes' | 'money' | 'km')[]>> = {
  on_time: ['due', 'at'],
  dwell: ['at', 'until', 'minutes'],
  proof: ['at', 'until'],
  spend: ['due', 'money', 'km'],
  revenue: ['due', 'money', 'km'],
};

/** The columns of the rows behind a report. */
export const useRowColumns = (name: ReportKey): readonly Column<ReportRow>[] => {
  const { rows: words, outcomes, reports } = useReportTexts();
  const { audience } = useWorkplace().membership;
  const locale = useLocale();
  const money = useMoneyText();
  const km = useKmText();
  const { at, until } = reports[name];
  const lateness = (minutes: number | undefined): string | undefined =>
    name === 'on_time' && minutes !== undefined && minutes > 0 ? words.after(durationText(minutes, locale)) : undefined;
  const measures = {
    due: { key: 'due', title: words.due, cell: ({ due, timeZone }) => stopTime(due, timeZone, locale) },
    at: {
      key: 'at',
      title: at,
      cell: ({ at: time, timeZone, minutes }) => {
        const told = stopTime(time, timeZone, locale);
        return told === undefined ? undefined : <CellLines caption={lateness(minutes)}>{told}</CellLines>;
      },
    },
    until: { key: 'until', title: until, cell: ({ until: time, timeZone }) => stopTime(time, timeZone, locale) },
    minutes: {
      key: 'minutes',
      title: words.minutes,
      numeric: true,
      cell: ({ minutes }) => (minutes === undefined ? undefined : durationText(minutes, locale)),
    },
    money: { key: 'money', title: words.money, numeric: true, cell: ({ money: price }) => price && money(price) },
    km: {
      key: 'km',
      title: words.km,
      numeric: true,
      cell: ({ km: driven }) => (driven === undefined ? undefined : km(driven, undefined)),
    },
  } satisfies Record<string, Column<ReportRow>>;
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
      title: reportCases[name] === 'shipments' ? words.route : words.stop,
      onCard: 'second',
      cell: ({ place, type }) => <CellLines caption={type && words.types[type]}>{place}</CellLines>,
    },
    { key: 'party', title: words.party[audience], spare: true, cell: ({ party }) => party },
    ...shown[name].map((column) => measures[column]),
  ];
};
