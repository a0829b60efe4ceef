import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { writeEdifact } from '../../../src/domain/edi/edifact/writeEdifact.ts';
import { edifactStatusFile } from '../../../src/domain/edi/status/edifactStatusFile.ts';
import { readIftsta } from '../../../src/domain/edi/status/readIftsta.ts';
import type { StatusMessage } from '../../../src/domain/edi/status/StatusMessage.ts';
import { writeIftsta } from '../../../src/domain/edi/status/writeIftsta.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { lakeshoreShipment } from '../../support/edi/lakeshoreShipment.ts';
import { eventFactory } from '../../support/factories/shipmentFactory.ts';
import { firstSet, readFile } from './readFile.ts';
import { statusIftsta } from './vectors.ts';

const antwerp = { city: 'Antwerpen', region: undefined, country: 'BE', unlocode: 'BEANR' };
const at = (time: string) => ({ day: '2026-11-24', time, zone: '+01:00' });

const message: StatusMessage = {
  carrierReference: 'SHP-2026-004412',
  reference: 'SR-2026-000418',
  scac: undefined,
  references: [{ qualifier: 'CU', value: 'PO-88124' }],
  pickup: { name: '', code: { qualifier: '9', value: '5412345000013' } },
  delivery: { name: '', code: undefined },
  carrier: { name: 'Greenline Haulage BV', code: undefined },
  equipment: undefined,
  events: [
    { status: 'arrived_pickup', reason: 'none', time: at('06:55'), stop: 1, place: antwerp },
    { status: 'departed_pickup', reason: 'none', time: at('08:40'), stop: 1, place: antwerp },
  ],
  weight: undefined,
  count: undefined,
};

const envelope = {
  sender: { qualifier: 'ZZ', id: 'GREENLINE' },
  receiver: { qualifier: 'ZZ', id: 'LAKESHOREEU' },
  isTest: false,
  made: { day: '2026-11-24', time: '06:12' },
  control: 77,
} as const;
const order = { number: 'SHP-2026-004412-0003', made: { ...envelope.made, zone: undefined } };

describe('a status message (IFTSTA)', () => {
  it('is written as partners send it, to the letter', () => {
    expect(writeEdifact([writeIftsta(message, order)], envelope)).toEqual({ text: statusIftsta, changed: [] });
  });

  it.each([
    ['booked', 'none', '6'],
    ['arrived_pickup', 'none', '1'],
    ['departed_pickup', 'none', '24'],
    ['delayed', 'breakdown', '20+35'],
    ['delayed', 'weather', '20+63'],
    ['delayed', 'previous_stop', '20'],
    ['arrived_delivery', 'none', '1'],
    ['delivered', 'none', '21'],
    ['departed_delivery', 'none', '24'],
    ['refused', 'consignee_refused', '77+49'],
    ['damaged', 'none', '18'],
    ['cancelled', 'no_papers', '7+37'],
  ] as const)('tells %s for the reason %s as %s', (status, reason, written) => {
    const event = { status, reason, time: at('06:55'), stop: undefined, place: undefined };
    const { text } = writeEdifact([writeIftsta({ ...message, events: [event] }, order)], envelope);
    expect(text).toContain(`\nSTS+1+${written}'\n`);
  });
});

const eventsIn = (text: string) => readIftsta(firstSet(text));

describe('reading a status message (IFTSTA)', () => {
  it('is read event by event, under the number of the load', () => {
    const event = {
      reference: 'SR-2026-000418',
      carrierReference: undefined,
      status: 'arrived',
      code: '1',
      reason: 'none',
      reasonCode: undefined,
      time: { day: '2026-11-24', time: '06:55', zone: '+01:00' },
      stop: undefined,
      place: { city: 'Antwerpen', region: undefined, country: 'BE', unlocode: 'BEANR' },
      position: undefined,
      set: '1',
      segment: 7,
      tag: 'STS',
    };
    expect(eventsIn(statusIftsta)).toEqual({
      value: [event, { ...event, status: 'departed', code: '24', time: { ...event.time, time: '08:40' }, segment: 11 }],
      errors: [],
      notes: [],
    });
  });

  it('is read as it was written', () => {
    const statuses = ['booked', 'delayed', 'delivered', 'refused', 'damaged', 'cancelled'] as const;
    const reasons = ['none', 'weather', 'traffic', 'border', 'breakdown', 'no_papers', 'accident'] as const;
    const place = fc.option(
      fc.constantFrom(antwerp, { city: "Lyon ?' + : 7", region: undefined, country: 'FR', unlocode: undefined }),
      { nil: undefined },
    );
    const event = fc.record({
      status: fc.constantFrom(...statuses),
      reason: fc.constantFrom(...reasons),
      time: fc.record({
        day: fc.constantFrom('2026-11-24', '2028-02-29'),
        time: fc.constantFrom('00:00', '23:59'),
        zone: fc.constantFrom('+01:00', '-05:30', undefined),
      }),
      stop: fc.constant(undefined),
      place,
    });
    fc.assert(
      fc.property(fc.array(event, { maxLength: 5 }), (events) => {
        const { text } = writeEdifact([writeIftsta({ ...message, events }, order)], envelope);
        const { value, errors, notes } = eventsIn(text);
        expect([errors, notes]).toEqual([[], []]);
        expect(
          value?.map(({ status, reason, time, stop, place: where }) => ({ status, reason, time, stop, place: where })),
        ).toEqual(events);
      }),
    );
  });

  it.each([
    ['an unknown status', 'STS+1+999', { status: 'unknown', code: '999' }],
    ['a status of something else than the transport', 'STS+7+1', { status: 'unknown', code: '1' }],
    ['a status without a category', 'STS++1', { status: 'arrived' }],
    ['an attempt that failed, and why', 'STS+1+56+7', { status: 'attempt_failed', reason: 'consignee_closed' }],
    ['an unknown reason', 'STS+1+20+99', { status: 'delayed', reason: 'unknown', reasonCode: '99' }],
  ])('tells %s', (_, said, event) => {
    expect(eventsIn(statusIftsta.replace('STS+1+1', said)).value?.[0]).toMatchObject(event);
  });

  it.each([
    ['88', 'arrived_pickup', 'departed_pickup'],
    ['7', 'arrived_delivery', 'departed_delivery'],
  ])('knows from a place of kind %s which stop it was', (kind, arrived, departed) => {
    const { value } = eventsIn(statusIftsta.replaceAll('LOC+175', `LOC+${kind}`));
    expect(value?.map(({ status }) => status)).toEqual([arrived, departed]);
  });

  it.each([
    [':::Lyon+FR:162:5', { city: 'Lyon', region: undefined, country: 'FR', unlocode: undefined }],
    ['FRLYS:139:6', { city: undefined, region: undefined, country: 'FR', unlocode: 'FRLYS' }],
    ['HUB7:ZZZ', { city: 'HUB7', region: undefined, country: undefined, unlocode: undefined }],
    ['', undefined],
  ])('takes a place that is named by %s', (said, place) => {
    expect(eventsIn(statusIftsta.replace('BEANR:139:6:Antwerpen', said)).value?.[0]?.place).toEqual(place);
  });

  it('tells when a truck is expected, beside what happened or alone', () => {
    const eta = "DTM+132:202611241200?+0100:205'";
    const beside = statusIftsta.replace('LOC+175', `${eta}LOC+175`).replace('UNT+15', 'UNT+16');
    expect(eventsIn(beside).value?.map(({ status, segment }) => [status, segment])).toEqual([
      ['arrived', 7],
      ['expected', 10],
      ['departed', 12],
    ]);
    const alone = statusIftsta.replace("DTM+334:202611240655?+0100:205'", eta);
    expect(eventsIn(alone).value?.[0]).toMatchObject({ status: 'expected', time: { time: '12:00' }, tag: 'DTM' });
  });

  it('may tell of several loads', () => {
    const two = statusIftsta.replace("STS+1+24'", "CNI+2+SR-2026-000419'STS+1+24'").replace('UNT+15', 'UNT+16');
    expect(eventsIn(two).value?.map(({ reference }) => reference)).toEqual(['SR-2026-000418', 'SR-2026-000419']);
  });

  it('lists what it does not understand', () => {
    const text = statusIftsta.replace("STS+1+24'", "FTX+AAI+++Ask Ada'STS+1+24'").replace('UNT+15', 'UNT+16');
    expect(eventsIn(text).notes).toEqual([{ code: 'not_understood', segment: 11, tag: 'FTX', read: 'AAI   Ask Ada' }]);
  });

  it.each([
    [
      'no number of the load',
      'CNI+1+SR-2026-000418',
      'CNI+1',
      { code: 'element_missing', segment: 6, tag: 'CNI', element: 2 },
    ],
    ['no load at all', 'CNI+1', 'CNT+1', { code: 'element_missing', tag: 'CNI', element: 2 }],
    ['no status', 'STS+1+1', 'STS+1', { code: 'element_missing', segment: 7, tag: 'STS', element: 2 }],
    ['no time', 'DTM+334', 'DTM+9', { code: 'time_missing', segment: 7, tag: 'STS' }],
    [
      'a time that does not exist',
      '202611240655?+0100:205',
      '202611240660?+0100:205',
      { code: 'not_a_date', segment: 9, tag: 'DTM', element: 1, read: '202611240660' },
    ],
  ])('is refused with %s', (_, find, replace, error) => {
    const { value, errors } = eventsIn(statusIftsta.replace(find, replace));
    expect(errors).toEqual([error]);
    expect(value).toBeUndefined();
  });

  it('is never thrown at', () => {
    const tags = ['CNI', 'STS', 'DTM', 'LOC', 'RFF', 'FTX'];
    const values = ['', '1', '7', '20', '88', '175', '132', '334', '202611240700?+0100', '205', 'BEANR', 'toString'];
    const element = fc.array(fc.constantFrom(...values), { maxLength: 4 }).map((parts) => parts.join(':'));
    const segment = fc
      .tuple(fc.constantFrom(...tags), fc.array(element, { maxLength: 4 }))
      .map(([tag, elements]) => [tag, ...elements].join('+'));
    fc.assert(
      fc.property(fc.array(segment, { maxLength: 12 }), (segments) => {
        const body = segments.map((each) => `${each}'`).join('');
        const file = `UNB+UNOC:3+A+B+1:1+1'UNH+1+IFTSTA'${body}UNT+${segments.length + 2}+1'UNZ+1+1'`;
        const { value, errors } = readIftsta(firstSet(file));
        expect(value === undefined).toBe(errors.length > 0);
      }),
    );
  });
});

const now = Date.UTC(2026, 10, 26, 8);
const utc = (text: string): number => Date.parse(text);
const shipment: ShipmentRecord = {
  ...lakeshoreShipment,
  reference: 'SR-2026-000418',
  stops: [
    {
      type: 'pickup',
      place: {
        name: 'Łódź Depot',
        city: 'Łódź',
        country: 'PL',
        contact: { name: 'Dana Ortiz', phone: '+13125550142' },
      },
      window: { from: '2026-11-24T06:00:00Z', to: '2026-11-24T08:00:00Z', timeZone: 'Europe/Warsaw' },
    },
    {
      type: 'delivery',
      place: { name: "Entrepôt de l'Est", city: 'Lisboa', country: 'PT' },
      window: { from: '2026-11-25T08:00:00Z', to: '2026-11-25T10:00:00Z', timeZone: 'Europe/Lisbon' },
    },
  ],
  events: [
    ...lakeshoreShipment.events,
    eventFactory.build({
      type: 'assigned',
      data: { vehicleId: 'v-1', driverId: 'd-1' },
      at: utc('2026-11-20T10:00:00Z'),
    }),
    eventFactory.build({ type: 'dispatched', at: utc('2026-11-24T04:00:00Z') }),
    eventFactory.build({ type: 'arrived', stop: 0, at: utc('2026-11-24T05:55:00Z') }),
    eventFactory.build({ type: 'departed', stop: 0, at: utc('2026-11-24T07:40:00Z') }),
    eventFactory.build({
      type: 'note',
      data: { text: 'Margin is thin', visibility: 'internal' },
      at: utc('2026-11-24T08:00:00Z'),
    }),
    eventFactory.build({
      type: 'delay',
      stop: 1,
      data: { minutes: 65, reason: 'breakdown' },
      at: utc('2026-11-25T07:30:00Z'),
    }),
    eventFactory.build({ type: 'arrived', stop: 1, at: utc('2026-11-25T11:05:00Z') }),
    eventFactory.build({ type: 'delivered', stop: 1, at: utc('2026-11-25T12:30:00Z') }),
  ],
};

describe('the status of a shipment as a file of EDIFACT', () => {
  const { text, changed } = edifactStatusFile(shipment, now);

  it('tells what happened by the clock of each stop, where, and why the truck came late', () => {
    expect(text.slice(text.indexOf("STS+1+1'"), text.indexOf('UNT'))).toBe(`STS+1+1'
DTM+334:202611240655?+0100:205'
LOC+175+:::Lódz+PL:162:5'
STS+1+24'
DTM+334:202611240840?+0100:205'
LOC+175+:::Lódz+PL:162:5'
STS+1+20+35'
DTM+334:202611250730?+0000:205'
STS+1+1+35'
DTM+334:202611251105?+0000:205'
LOC+175+:::Lisboa+PT:162:5'
STS+1+21'
DTM+334:202611251230?+0000:205'
LOC+175+:::Lisboa+PT:162:5'
`);
    expect(changed).toEqual(['Łódź Depot', 'Łódź']);
  });

  it('has an envelope that is right, and the reference that the shipper knows the load by', () => {
    const { value, errors } = readFile(text);
    expect(errors).toEqual([]);
    const control = String(now / 1000 + 1 - 999_999_999);
    expect(value).toMatchObject({
      sender: { qualifier: 'ZZ', id: 'GREENLINE' },
      receiver: { qualifier: 'ZZ', id: 'LAKESHOREFOODS' },
      control,
      isTest: false,
    });
    expect(text).toContain(`
BGM+23+SR-2026-000418-${control}+9'
DTM+137:202611260800?+0000:205'
NAD+CZ+++Lódz Depot'
NAD+CN+++Entrepôt de l?'Est'
NAD+CA+++Greenline'
CNI+1+SR-2026-000418'
`);
  });

  it('gives back the numbers that came with an IFTMIN, as the example of partners does', () => {
    const file = edifactStatusFile({ ...shipment, notes: 'Call before noon\nCU: PO-88124' }, now).text;
    expect(file.split('\n').filter((line) => line.startsWith('RFF'))).toEqual(
      file.split('\n').flatMap((line) => (line.startsWith('STS') ? ["RFF+CU:PO-88124'"] : [])),
    );
    expect(text).not.toContain('RFF');
  });

  it('goes to the id that the shipper has given', () => {
    const { value } = readFile(edifactStatusFile(shipment, now, { id: '006922827' }).text);
    expect(value?.receiver).toEqual({ qualifier: 'ZZ', id: '006922827' });
  });

  it.each(['1180', '118000', 'MARGIN', 'CALL BEFORE', 'ADA MOSS', '493020001', 'DANA', '3125550142', '4412'])(
    'never tells prices, notes, names and phones: %s',
    (secret) => expect(text.toUpperCase()).not.toContain(secret),
  );
});
