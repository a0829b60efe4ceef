import type { Money } from '../../money/Money.ts';
import { brokenAtWords } from '../brokenAtWords.ts';
import type { EdiTime } from '../EdiTime.ts';
import { n2OfMoney } from '../x12/n2.ts';
import type { X12Line, X12Set } from '../x12/writeX12.ts';
import { x12Width } from '../x12/x12Width.ts';
import { x12Rooms } from '../x12/x12Rooms.ts';
import type { EdiWeight, Tender, TenderStop } from './Tender.ts';
import { paymentCodes, purposeCodes, stopReasons, windowQualifiers } from './tenderCodes.ts';
import { x12OfPackage } from './packageOfX12.ts';
import { x12PartyLines } from './x12Party.ts';
import { x12ReferenceLines } from './x12References.ts';

const when = ({ day, time, zone }: EdiTime, qualifier: string): readonly string[] => [
  day.replaceAll('-', ''),
  qualifier,
  time.replace(':', ''),
  zone ?? '',
];

const unitOf = ({ unit }: EdiWeight): string => (unit === 'lb' ? 'L' : 'K');

/** The weight and count of some stops' goods, as far as they are in one unit: weight, unit and count as text. */
const totalOf = (stops: readonly TenderStop[]) => {
  const lines = stops.flatMap((stop) => stop.lines);
  const weights = lines.flatMap(({ weight }) => weight ?? []);
  const first = weights[0];
  const isOne = weights.every(({ unit }) => unit === first?.unit);
  const sum = weights.reduce((total, { value }) => total + value, 0);
  const count = lines.reduce((total, line) => total + (line.count ?? 0), 0);
  return {
    weight: first && isOne ? String(Math.round(sum * 1000) / 1000) : '',
    unit: first && isOne ? unitOf(first) : '',
    count: count > 0 ? String(count) : '',
    packaging: count > 0 && lines[0]?.packageCode !== undefined ? x12OfPackage(lines[0].packageCode) : '',
  };
};

const reasonOf = ({ type, isPart }: TenderStop): string =>
  Object.entries(stopReasons).find(([, reason]) => reason.type === type && reason.isPart === isPart)?.[0] ?? '';

const windowLines = ({ type, from, to }: TenderStop): readonly X12Line[] => {
  const codes = windowQualifiers[type];
  return [
    ...(from ? [['G62', codes.from, ...when(from, codes.fromTime)] as const] : []),
    ...(to ? [['G62', codes.to, ...when(to, codes.toTime)] as const] : []),
  ];
};

const stopLines = (stop: TenderStop, at: number, carried: readonly TenderStop[]): readonly X12Line[] => {
  const { weight, unit, count, packaging } = totalOf(carried);
  return [
    ['S5', String(at + 1), reasonOf(stop), weight, unit, count, packaging],
    ...x12ReferenceLines(stop.references),
    ...windowLines(stop),
    ...x12PartyLines(stop.type === 'pickup' ? 'SF' : 'ST', stop.party),
    ...stop.lines.flatMap((line, number): readonly X12Line[] => [
      ['L5', String(number + 1), line.description ?? ''],
      ...(line.weight || line.count !== undefined
        ? [
            [
              'AT8',
              line.weight ? 'G' : '',
              line.weight ? unitOf(line.weight) : '',
              line.weight ? String(line.weight.value) : '',
              line.count === undefined ? '' : String(line.count),
            ] as const,
          ]
        : []),
    ]),
  ];
};

/** Without a unit its weight is in pounds. */
const priceLine = (target: Money, { weight, unit, count }: ReturnType<typeof totalOf>): X12Line => [
  'L3',
  weight,
  weight && 'G',
  '',
  '',
  n2OfMoney(target),
  ...Array.from({ length: 5 }, () => ''),
  count,
  unit === 'K' ? unit : '',
];

/** A note, on as many lines as it needs. */
const noteLines = (note: string): readonly X12Line[] =>
  brokenAtWords(note, x12Rooms.NTE[2], x12Width).map((line) => ['NTE', 'GEN', line]);

/** A load tender (X12 204) as segments. */
export const write204 = (tender: Tender): X12Set => {
  const { purpose, reference, scac, payment, references, respondBy, notes, billTo, equipment, target, stops } = tender;
  const total = totalOf(stops);
  const lines: readonly X12Line[] = [
    ['B2', '', scac ?? '', '', reference, '', payment ? paymentCodes[payment] : ''],
    ['B2A', purposeCodes.x12[purpose], 'LT'],
    ...(target && target.currency !== 'USD' ? [['C3', target.currency] as const] : []),
    ...x12ReferenceLines(references),
    ...(respondBy ? [['G62', '64', ...when(respondBy, '1')] as const] : []),
    ...(scac === undefined ? [] : [['MS3', scac, 'B', '', 'M'] as const]),
    ...notes.flatMap(noteLines),
    ...(billTo ? x12PartyLines('BT', billTo) : []),
    ...(equipment === undefined ? [] : [['N7', '', 'NS', '', '', '', '', '', '', '', '', equipment] as const]),
    // With one delivery all that is picked up is left there.
    ...stops.flatMap((stop, at) => stopLines(stop, at, stops.length === 2 ? stops : [stop])),
    ...(target ? [priceLine(target, total)] : []),
  ];
  return { kind: '204', lines };
};
