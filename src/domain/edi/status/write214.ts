import type { WrittenCodes } from '../partner/PartnerCodes.ts';
import { x12ReferenceLines } from '../tender/x12References.ts';
import type { X12Line, X12Set } from '../x12/writeX12.ts';
import { reasonCodes, statusCodes } from './statusCodes.ts';
import type { StatusEvent, StatusMessage } from './StatusMessage.ts';
import { toldOf } from './toldOf.ts';

const partyLine = (role: string, { name, code }: StatusMessage['pickup']): X12Line => [
  'N1',
  role,
  name,
  code?.qualifier ?? '',
  code?.value ?? '',
];

const eventLines = (
  event: StatusEvent,
  at: number,
  truck: X12Line | undefined,
  codes: WrittenCodes | undefined,
): readonly X12Line[] => {
  const { status, reason, time, stop, place } = event;
  const when = [time.day.replaceAll('-', ''), time.time.replace(':', ''), time.zone ?? ''];
  const where = [place?.city ?? '', place?.region ?? '', place?.country ?? ''];
  return [
    ['LX', String(at + 1)],
    [
      'AT7',
      codes?.status[status] ?? statusCodes[status],
      codes?.reason[reason] ?? reasonCodes[reason],
      '',
      '',
      ...when,
    ],
    ...(place ? [['MS1', ...where] as const] : []),
    ...(truck && stop !== undefined ? [truck] : []),
    ...(stop === undefined ? [] : [['L11', String(stop), 'QN'] as const]),
  ];
};

/** A number of a truck goes with the code of its carrier, or not at all. */
const truckLine = ({ scac, equipment = '' }: StatusMessage): X12Line | undefined => {
  const number = equipment.replaceAll(/[^\p{L}\d]/gu, '');
  return scac === undefined || number === '' ? undefined : ['MS2', scac, number, 'TL'];
};

/** The status of a load (X12 214) as segments, with the codes of the partner where it has its own. */
export const write214 = (message: StatusMessage, codes?: WrittenCodes): X12Set => {
  const { carrierReference, reference, scac, references, pickup, delivery, weight, count } = message;
  const events = toldOf(message.events, codes);
  const unit = weight?.unit === 'lb' ? 'L' : 'K';
  const amount = count === undefined ? '' : String(count);
  return {
    kind: '214',
    lines: [
      ['B10', carrierReference, reference, scac ?? ''],
      ...x12ReferenceLines(references),
      partyLine('SF', pickup),
      partyLine('ST', delivery),
      ...events.flatMap((event, at) => eventLines(event, at, truckLine(message), codes)),
      ...(weight && events.length > 0 ? [['AT8', 'G', unit, String(weight.value), amount] as const] : []),
    ],
  };
};
