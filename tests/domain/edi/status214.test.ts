import { describe, expect, it } from 'vitest';
import { parsePartnerCodes } from '../../../src/domain/edi/partner/parsePartnerCodes.ts';
import type { StatusEvent, StatusMessage } from '../../../src/domain/edi/status/StatusMessage.ts';
import { x12StatusFile } from '../../../src/domain/edi/status/x12StatusFile.ts';
import { write214 } from '../../../src/domain/edi/status/write214.ts';
import { read204 } from '../../../src/domain/edi/tender/read204.ts';
import { requestOfTender } from '../../../src/domain/edi/tender/requestOfTender.ts';
import { writeX12 } from '../../../src/domain/edi/x12/writeX12.ts';
import { totalKg } from '../../../src/domain/request/cargoTotals.ts';
import { eventFactory } from '../../support/factories/shipmentFactory.ts';
import { lakeshoreShipment as usa } from '../../support/edi/lakeshoreShipment.ts';
import { towns } from '../../support/edi/towns.ts';
import { firstSet, readFile } from './readFile.ts';
import { status214, tender204 } from './vectors.ts';

const elwood = { city: 'Elwood', region: 'IL', country: 'US' };
const columbus = { city: 'Columbus', region: 'OH', country: 'US' };
const dayton = { city: 'Dayton', region: 'OH', country: 'US' };
const at = (day: string, time: string, zone: string) => ({ day, time, zone });
const told = (
  status: StatusEvent['status'],
  reason: StatusEvent['reason'],
  time: StatusEvent['time'],
  stop: number,
  place: StatusEvent['place'],
): StatusEvent => ({ status, reason, time, stop, place });

const message: StatusMessage = {
  carrierReference: 'SHP2026004411',
  reference: 'SR2026000417',
  scac: 'GRNL',
  references: [{ qualifier: 'PO', value: 'PO88123' }],
  pickup: { name: 'Lakeshore Foods Plant 2', code: { qualifier: '93', value: 'LSF02' } },
  delivery: { name: 'Harbor Grocers DC', code: { qualifier: '93', value: 'HGR07' } },
  equipment: 'T-4412',
  events: [
    told('arrived_pickup', 'none', at('2026-11-24', '07:55', 'CT'), 1, elwood),
    told('departed_pickup', 'none', at('2026-11-24', '09:40', 'CT'), 1, elwood),
    told('delayed', 'breakdown', at('2026-11-25', '05:30', 'ET'), 2, dayton),
    told('arrived_delivery', 'breakdown', at('2026-11-25', '10:05', 'ET'), 2, columbus),
    told('delivered', 'none', at('2026-11-25', '11:30', 'ET'), 2, columbus),
  ],
  weight: { value: 18_500, unit: 'lb' },
  count: 22,
};

const envelope = {
  sender: { qualifier: 'ZZ', id: 'GREENLINE' },
  receiver: { qualifier: 'ZZ', id: 'LAKESHOREFOODS' },
  isTest: true,
  made: { day: '2026-11-25', time: '14:10' },
  control: 77,
} as const;

describe('a status message (214)', () => {
  it('is written as partners send it, to the letter', () => {
    expect(writeX12([write214(message)], envelope)).toEqual({ text: status214, changed: [] });
  });

  it('loses the characters that would end its values, and tells which', () => {
    const { text, changed } = writeX12(
      [write214({ ...message, pickup: { name: 'Plant ~ * 2', code: undefined } })],
      envelope,
    );
    expect(changed).toEqual(['Plant ~ * 2']);
    expect(text).toContain('\nN1*SF*PLANT 2~\n');
    expect(readFile(text).errors).toEqual([]);
  });

  it('counts every set of a group', () => {
    const { value, errors } = readFile(writeX12([write214(message), write214(message)], envelope).text);
    expect(errors).toEqual([]);
    expect(value?.sets.map(({ kind, control }) => [kind, control])).toEqual([
      ['214', '0001'],
      ['214', '0002'],
    ]);
  });

  it('names no truck without the code of its carrier', () => {
    expect(write214({ ...message, scac: undefined }).lines.filter(([tag]) => tag === 'MS2')).toEqual([]);
  });
});

const now = Date.UTC(2026, 10, 26, 8);
const utc = (text: string): number => Date.parse(text);
const assigned = { vehicleId: 'v-1', driverId: 'd-1' };
const travelled = [
  ...usa.events,
  eventFactory.build({ type: 'assigned', data: assigned, at: utc('2026-11-20T10:00:00Z') }),
  eventFactory.build({ type: 'dispatched', at: utc('2026-11-24T10:00:00Z') }),
  eventFactory.build({ type: 'arrived', stop: 0, at: utc('2026-11-24T13:55:00Z') }),
  eventFactory.build({ type: 'departed', stop: 0, at: utc('2026-11-24T15:40:00Z') }),
  eventFactory.build({
    type: 'note',
    data: { text: 'Margin is thin', visibility: 'internal' },
    at: utc('2026-11-24T18:00:00Z'),
  }),
  eventFactory.build({ type: 'position', position: { lat: 40, lng: -84 }, at: utc('2026-11-25T09:00:00Z') }),
  eventFactory.build({
    type: 'delay',
    stop: 1,
    data: { minutes: 65, reason: 'breakdown' },
    at: utc('2026-11-25T10:30:00Z'),
  }),
  eventFactory.build({ type: 'arrived', stop: 1, at: utc('2026-11-25T15:05:00Z') }),
  eventFactory.build({ type: 'delivered', stop: 1, at: utc('2026-11-25T16:30:00Z') }),
];
const statuses = (text: string) => text.split('\n').filter((line) => line.startsWith('AT7'));

describe('the status of a load that came with a 204', () => {
  const tender = read204(firstSet(tender204).segments).value;
  if (!tender) throw new Error('no tender');
  const { content } = requestOfTender(tender, [towns.elwood, towns.columbus]);
  // An award freezes what its request says.
  const { reference = '', stops = [], cargo = [], notes } = content;
  const goods = { ...usa.goods, grossKg: totalKg(cargo) };
  const shipment = { ...usa, reference, stops, cargo, goods, notes, events: travelled };
  const parsed = parsePartnerCodes({
    partner: 'LAKESHOREFOODS',
    company: 'Lakeshore Foods',
    write: { status: { booked: null } },
  });
  if (!parsed.ok) throw new Error('no codes');
  const then = utc('2026-11-25T14:10:00Z');
  const { text, changed } = x12StatusFile(shipment, 'GRNL', then, parsed.codes);

  it('is the example of partners to the letter, but for what the product does not hold', () => {
    const control = then / 1000 + 1 - 999_999_999;
    const instead: Readonly<Record<string, readonly string[]>> = {
      // The example is a test. The control number is the second in which a file was made.
      'ISA*00*          *00*          *ZZ*GREENLINE      *ZZ*LAKESHOREFOODS *261125*1410*U*00401*000000077*0*T*>~': [
        `ISA*00*          *00*          *ZZ*GREENLINE      *ZZ*LAKESHOREFOODS *261125*1410*U*00401*${control}*0*P*>~`,
      ],
      'GS*QM*GREENLINE*LAKESHOREFOODS*20261125*1410*77*X*004010~': [
        `GS*QM*GREENLINE*LAKESHOREFOODS*20261125*1410*${control}*X*004010~`,
      ],
      // Both sides know a shipment by one number.
      'B10*SHP2026004411*SR2026000417*GRNL~': ['B10*SR2026000417*SR2026000417*GRNL~'],
      // All numbers of the shipper come back, not that of its order alone.
      'L11*PO88123*PO~': ['L11*PO88123*PO~', 'L11*BL5512*BM~'],
      // Where a truck was on its way is for those who may follow it.
      'MS1*DAYTON*OH*US~': [],
      'GE*1*77~': [`GE*1*${control}~`],
      'IEA*1*000000077~': [`IEA*1*${control}~`],
    };
    const lines = status214
      .split('\n')
      .flatMap((line) => (Object.hasOwn(instead, line) ? (instead[line] ?? []) : line));
    expect(text.split('\n')).toEqual(lines);
    expect(changed).toEqual([]);
    expect(readFile(text).errors).toEqual([]);
  });

  it('tells of the booking too where the partner has not asked to leave it out', () => {
    expect(statuses(text)).toEqual(statuses(status214));
    expect(statuses(x12StatusFile(shipment, 'GRNL', then).text).slice(1)).toEqual(statuses(status214));
  });
});

describe('the status of a shipment as a file', () => {
  const { text, changed } = x12StatusFile({ ...usa, events: travelled }, 'GRNL', now);

  it('tells what happened by the clock of each stop, and why the truck came late', () => {
    expect(statuses(text).slice(1)).toEqual([
      'AT7*X3*NS***20261124*0755*CT~',
      'AT7*AF*NS***20261124*0940*CT~',
      'AT7*SD*AI***20261125*0530*ET~',
      'AT7*X1*AI***20261125*1005*ET~',
      'AT7*D1*NS***20261125*1130*ET~',
    ]);
    expect(changed).toEqual([]);
  });

  it('has an envelope that is right, with its control number', () => {
    const { value, errors } = readFile(text);
    expect(errors).toEqual([]);
    expect(value).toMatchObject({
      sender: { qualifier: 'ZZ', id: 'GREENLINE' },
      receiver: { qualifier: 'ZZ', id: 'LAKESHOREFOODS' },
      control: String(((now / 1000) % 999_999_999) + 1).padStart(9, '0'),
      isTest: false,
    });
    expect(text).toContain('\nGS*QM*GREENLINE*LAKESHOREFOODS*20261126*0800*');
  });

  it('has the reference that the shipper knows the load by', () => {
    expect(text).toContain('\nB10*SR2026000417*SR2026000417*GRNL~\n');
    expect(text).toContain('\nMS1*ELWOOD**US~\nMS2*GRNL*T4412*TL~\nL11*1*QN~\n');
  });

  it.each(['1180', '118000', 'MARGIN', 'CALL BEFORE', 'ADA MOSS', '493020001', 'DANA', '3125550142'])(
    'never tells prices, notes, names and phones: %s',
    (secret) => expect(text.toUpperCase()).not.toContain(secret),
  );

  it('tells a corrected time instead of the one before', () => {
    const arrived = travelled[3];
    const correction = eventFactory.build({
      type: 'correction',
      at: utc('2026-11-25T17:00:00Z'),
      data: { of: arrived?.id, at: '2026-11-24T13:50:00Z', reason: 'Typed wrong' },
    });
    const file = x12StatusFile({ ...usa, events: [...travelled, correction] }, undefined, now);
    expect(statuses(file.text)).toContain('AT7*X3*NS***20261124*0750*CT~');
    expect(statuses(file.text)).not.toContain('AT7*X3*NS***20261124*0755*CT~');
  });

  it.each([
    ['refused', 'AT7*A7*BS*'],
    ['accident', 'AT7*SD*AF*'],
    ['papers', 'AT7*SD*BC*'],
    ['damage', 'AT7*A9*NS*'],
  ])('tells the problem %s', (kind, start) => {
    const problem = eventFactory.build({ type: 'exception', stop: 0, data: { kind }, at: utc('2026-11-24T15:00:00Z') });
    const file = x12StatusFile({ ...usa, events: [...travelled.slice(0, 4), problem] }, undefined, now);
    expect(statuses(file.text).at(-1)?.startsWith(start)).toBe(true);
  });

  it('tells why nothing of a delay, a cancellation or a problem that partners have no code for', () => {
    const begun = travelled.slice(0, 3);
    const odd = [
      eventFactory.build({ type: 'delay', data: { minutes: 10, reason: 'football' }, at: utc('2026-11-24T11:00:00Z') }),
      eventFactory.build({ type: 'delay', data: {}, at: utc('2026-11-24T11:30:00Z') }),
      eventFactory.build({ type: 'exception', data: { kind: 'toString' }, at: utc('2026-11-24T12:00:00Z') }),
      eventFactory.build({ type: 'exception', data: {}, at: utc('2026-11-24T12:10:00Z') }),
    ];
    const file = x12StatusFile({ ...usa, events: [...begun, ...odd] }, undefined, now);
    expect(
      statuses(file.text)
        .slice(1)
        .map((line) => line.slice(0, 10)),
    ).toEqual(['AT7*SD*NS*', 'AT7*SD*NS*']);
  });

  it('names stops by their towns where they have no name, and parties whose names have no letter by their parts', () => {
    const stops = usa.stops.map((stop, nth) => ({ ...stop, place: nth === 0 ? { city: 'Elwood' } : undefined }));
    const nobody = { id: 'c-1', name: '北' };
    const file = x12StatusFile({ ...usa, carrier: nobody, shipper: nobody, stops, events: travelled }, undefined, now);
    expect(file.text).toContain('*ZZ*CARRIER        *ZZ*SHIPPER        *');
    expect(file.text).toContain('\nN1*SF*ELWOOD~\n');
  });

  it('says nothing of a weight or a count that is not known', () => {
    const cargo = usa.cargo.map((line) => ({ ...line, count: undefined }));
    const file = x12StatusFile({ ...usa, cargo, goods: { ...usa.goods, grossKg: 0 }, events: travelled }, 'GRNL', now);
    expect(file.text).not.toContain('AT8');
    const weighed = x12StatusFile({ ...usa, cargo, events: travelled }, 'GRNL', now);
    expect(weighed.text).toMatch(/\nAT8\*G\*L\*40565~/);
  });

  it('tells a cancellation with its reason', () => {
    const data = { reason: 'breakdown' };
    const cancelled = eventFactory.build({ type: 'cancelled', data, at: utc('2026-11-21T10:00:00Z') });
    const file = x12StatusFile({ ...usa, events: [...travelled.slice(0, 2), cancelled] }, undefined, now);
    expect(statuses(file.text).at(-1)).toBe('AT7*CA*AI***20261121*0400*CT~');
  });

  it.each([
    ['Europe/Berlin', '2026-11-24T13:55:00Z', '20261124*1455*LT'],
    ['UTC', '2026-11-24T13:55:00Z', '20261124*1355*UT'],
    // Half past one comes twice that night.
    ['America/Chicago', '2026-11-01T06:30:00Z', '20261101*0630*UT'],
  ])('tells a time in %s at %s', (timeZone, time, written) => {
    const stops = usa.stops.map((stop) => ({ ...stop, window: { ...stop.window, timeZone } }));
    const events = [{ ...(usa.events[0] ?? eventFactory.build()), at: utc(time) }];
    expect(statuses(x12StatusFile({ ...usa, stops, events }, undefined, now).text)).toEqual([
      `AT7*XB*NS***${written}~`,
    ]);
  });
});
