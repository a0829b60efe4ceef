import type { Room } from '../../../domain/access/Room.ts';
import { levels } from '../../../domain/emission/Footprint.ts';
import { isOneOf } from '../../../domain/outside/isOneOf.ts';
import type { ReportRecordKind, ReportRow } from '../../../domain/report/Report.ts';
import type { ReportKey } from '../../../domain/report/reportTable.ts';
import { CellLines } from '../../components/list/CellLines.tsx';
import type { Column } from '../../components/list/Column.ts';
import { RowName } from '../../components/list/RowName.tsx';
import { StatusBadge } from '../../components/StatusBadge.tsx';
import { durationText } from '../../shared/freight/durationText.ts';
import { useKmText } from '../../shared/freight/useKmText.ts';
import { useMoneyText } from '../../shared/freight/useMoneyText.ts';
import { useCo2eText } from '../../shared/emission/useCo2eText.ts';
import { useMeasure } from '../../shared/record/useMeasure.ts';
import { RecordLink } from '../../shared/record/RecordLink.tsx';
import { useWorkplace } from '../../shared/workplace/useWorkplace.ts';
import { useLocale } from '../../shared/useLocale.ts';
import { outcomeName } from './outcomeName.ts';
import { outcomeTones } from './outcomeTones.ts';
import { type CaseName, reportCases } from './reportCases.ts';
import { localDayOf } from './localDayOf.ts';
import { stopTime } from './stopTime.ts';
import { useReportTexts } from './useReportTexts.ts';

/** Cases that have a route instead of a stop. */
const isStopless: ReadonlySet<CaseName> = new Set(['shipments', 'trips', 'cases']);

const rooms = {
  shipment: 'shipments',
  offer: 'offers',
  request: 'requests',
  load: 'loads',
  vehicle: 'vehicles',
} as const satisfies Record<ReportRecordKind, Room>;

/** What each report shows of a row beside its record and outcome. */
const shown = {
  on_time: ['place', 'party', 'due', 'at'],
  otif: ['place', 'party', 'due', 'at', 'packages'],
  dwell: ['place', 'party', 'at', 'until', 'minutes'],
  proof: ['place', 'party', 'at', 'until'],
  offers: ['party', 'at', 'minutes', 'money'],
  spend: ['place', 'party', 'due', 'money', 'km'],
  revenue: ['place', 'party', 'due', 'money', 'km'],
  lanes: ['place', 'party', 'due', 'money', 'km'],
  utilisation: ['day'],
  scorecard: ['place', 'party', 'due', 'at'],
  empty_km: ['place', 'party', 'due', 'km', 'emptyKm'],
  co2e: ['place', 'party', 'due', 'co2e', 'tkm'],
} as const satisfies Record<ReportKey, readonly string[]>;

/** The columns of the rows behind a report. */
export const useRowColumns = (name: ReportKey): readonly Column<ReportRow>[] => {
  const { rows: words, outcomes, reports } = useReportTexts();
  const { audience } = useWorkplace().membership;
  const locale = useLocale();
  const money = useMoneyText();
  const km = useKmText();
  const measure = useMeasure();
  const amount = useCo2eText();
  const { at, until, minutes: duration } = reports[name];
  const lateness = (minutes: number | undefined): string | undefined =>
    name === 'on_time' && minutes !== undefined && minutes > 0 ? words.after(durationText(minutes, locale)) : undefined;
  const measures = {
    place: {
      key: 'stop',
      title: isStopless.has(reportCases[name]) ? words.route : words.stop,
      onCard: 'second',
      cell: ({ place, type }) => <CellLines caption={type && words.types[type]}>{place}</CellLines>,
    },
    party: { key: 'party', title: words.party[audience], spare: true, cell: ({ party }) => party },
    due: { key: 'due', title: words.due, cell: ({ due, timeZone }) => stopTime(due, timeZone, locale) },
    at: {
      key: 'at',
      title: at,
      cell: ({ at: time, timeZone, minutes }) => {
        const told = stopTime(time, timeZone, locale);
        return told === undefined ? undefined : <CellLines caption={lateness(minutes)}>{told}</CellLines>;
      },
    },
    day: {
      key: 'day',
      title: words.day,
      cell: ({ at: begin, timeZone }) => localDayOf(begin, timeZone, locale),
    },
    until: { key: 'until', title: until, cell: ({ until: time, timeZone }) => stopTime(time, timeZone, locale) },
    minutes: {
      key: 'minutes',
      title: duration,
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
    emptyKm: {
      key: 'emptyKm',
      title: words.emptyKm,
      numeric: true,
      cell: ({ emptyKm }) => (emptyKm === undefined ? undefined : km(emptyKm, undefined)),
    },
    co2e: {
      key: 'co2e',
      title: words.co2e,
      numeric: true,
      cell: ({ co2e, outcome }) =>
        co2e && isOneOf(levels, outcome) ? amount({ wtwGrams: co2e.wtwGrams, level: outcome }) : undefined,
    },
    packages: {
      key: 'packages',
      title: words.packages,
      numeric: true,
      cell: ({ packages }) =>
        packages && (
          <CellLines caption={packages.damaged > 0 ? words.damaged(measure(packages.damaged)) : undefined}>
            {words.of(measure(packages.delivered), measure(packages.ordered))}
          </CellLines>
        ),
    },
    tkm: { key: 'tkm', title: words.tkm, numeric: true, cell: ({ co2e }) => co2e && measure(Math.round(co2e.tkm)) },
  } satisfies Record<string, Column<ReportRow>>;
  const isOffer = name === 'offers';
  return [
    {
      key: 'reference',
      title: isOffer ? words.route : name === 'utilisation' ? words.vehicle : words.reference,
      cell: ({ record, reference, place }) => (
        <RowName caption={(isOffer && reference) || (name === 'utilisation' && place)}>
          <RecordLink room={rooms[record.kind]} id={record.id}>
            {isOffer ? place : reference}
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
    ...shown[name].map((column) => measures[column]),
  ];
};
