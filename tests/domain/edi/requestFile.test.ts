import { describe, expect, it } from 'vitest';
import { exportRefusal } from '../../../src/domain/edi/tender/exportRefusal.ts';
import { leftOut } from '../../../src/domain/edi/tender/leftOut.ts';
import { read204 } from '../../../src/domain/edi/tender/read204.ts';
import { readTenders } from '../../../src/domain/edi/tender/readTenders.ts';
import { requestFile, type RequestFileOptions } from '../../../src/domain/edi/tender/requestFile.ts';
import { requestOfTender } from '../../../src/domain/edi/tender/requestOfTender.ts';
import type { Tender } from '../../../src/domain/edi/tender/Tender.ts';
import { usualKind } from '../../../src/domain/edi/tender/usualKind.ts';
import type { ShipmentRequest } from '../../../src/domain/request/ShipmentRequest.ts';
import { requestFactory } from '../../support/factories/requestFactory.ts';
import { towns } from '../../support/edi/towns.ts';
import { firstSet, readFile } from './readFile.ts';
import { tender204 } from './vectors.ts';

const now = Date.UTC(2026, 0, 5, 8);
const words = {
  temperature: ({ min, max }: { readonly min: number; readonly max: number }) => `Keep at ${min} to ${max}`,
  stopNote: (stop: number, note: string) => `Stop ${stop}: ${note}`,
};
const options: RequestFileOptions = {
  kind: '204',
  purpose: 'original',
  shipper: 'Lakeshore Foods',
  carrier: 'Greenline Haulage',
  scac: 'GRNL',
  words,
};
const base = requestFactory.build({ reference: 'SR-2026-000418' });
const [line] = base.cargo ?? [];
const [first, last] = base.stops ?? [];
if (!line || !first || !last) throw new Error('the factory has a line and two stops');

const tenderIn = (request: ShipmentRequest, changes: Partial<RequestFileOptions> = {}): Tender => {
  const { text } = requestFile(request, { ...options, ...changes }, now);
  const { value, errors } = readFile(text);
  if (!value) throw new Error(JSON.stringify(errors));
  const work = readTenders(value);
  for (;;) {
    const step = work.next();
    if (!step.done) continue;
    const [reading] = step.value;
    if (!reading?.value) throw new Error(JSON.stringify(reading?.errors));
    return reading.value;
  }
};

const upper = (text: string | undefined) => text?.toUpperCase();
const instants = (stops: ShipmentRequest['stops']) =>
  stops?.flatMap(({ window }) => [Date.parse(window?.from ?? ''), Date.parse(window?.to ?? '')]);

describe('a request as a file', () => {
  it.each(['204', 'IFTMIN'] as const)('comes back as the request it was: %s', (kind) => {
    const tender = tenderIn({ ...base, notes: 'Safety shoes' }, { kind });
    const { content } = requestOfTender(tender, [towns.leipzig, towns.lyon]);
    expect(content).toMatchObject({
      reference: 'SR-2026-000418',
      cargo: [{ count: 24, grossKg: 18_400, pickup: 0, delivery: 1 }],
    });
    expect(upper(content.notes)).toBe('SAFETY SHOES');
    expect(upper(content.cargo?.[0]?.description)).toBe('MACHINE PARTS');
    expect(instants(content.stops)).toEqual(instants(base.stops));
    expect(content.stops?.map(({ place }) => upper(place?.address))).toEqual(['MESSE-ALLEE 1', 'RUE DE LYON 10']);
  });

  it('names the state of an American address by its ZIP code', () => {
    const place = { ...first.place, city: 'Elwood', postcode: '60421', country: 'US' };
    const { text } = requestFile({ ...base, stops: [{ ...first, place }, last] }, options, now);
    expect(text).toContain('\nN4*ELWOOD*IL*60421*US~\n');
  });

  it('is the example of partners again, but for what a request does not hold', () => {
    const imported = read204(firstSet(tender204).segments).value;
    if (!imported) throw new Error('no tender');
    const { content } = requestOfTender(imported, [towns.elwood, towns.columbus]);
    const made = Date.UTC(2026, 10, 20, 9, 15);
    const request = { ...base, ...content, reference: content.reference ?? '' };
    const { text } = requestFile(request, { ...options, carrier: 'Greenline' }, made);
    const control = String(made / 1000 + 1 - 999_999_999);
    const example = tender204
      .replaceAll('000000101', control)
      .replace('*101*X*', `*${control}*X*`)
      .replace('GE*1*101', `GE*1*${control}`)
      // The example is a test.
      .replace('*T*>', '*P*>')
      // Who pays the carrier: the shipper of the request does.
      .replace('*SR2026000417**PP~', '*SR2026000417~')
      .replace(/N1\*BT[^]*(?=N7)/, '')
      // Numbers are kept as people dial them from anywhere.
      .replace('*3125550142', '*+13125550142')
      .replace('SE*30', 'SE*27');
    expect(text).toBe(example);
  });

  it('has the numbers in its notes as numbers, and the words as words', () => {
    const stops = [
      { ...first, note: 'AO: APPT7731; Ramp 3' },
      { ...last, note: 'LU: HGR07' },
    ];
    const noted = { ...base, notes: 'Safety shoes\nCU: PO-88124', stops };
    const message = tenderIn(noted, { kind: 'IFTMIN' });
    expect(message.references).toEqual([{ qualifier: 'CU', value: 'PO-88124' }]);
    expect(message.notes).toEqual(['Safety shoes', 'Stop 1: AO: APPT7731; Ramp 3', 'Stop 2: LU: HGR07']);
    const set = tenderIn(noted);
    expect(set.references).toEqual([]);
    expect(set.notes).toEqual(['SAFETY SHOES', 'CU: PO-88124', 'STOP 1: RAMP 3']);
    expect(set.stops.map(({ references, party }) => [references, party.code])).toEqual([
      [[{ qualifier: 'AO', value: 'APPT7731' }], undefined],
      [[], { qualifier: '93', value: 'HGR07' }],
    ]);
  });

  it('says that its total is in kilograms, as without a unit it would be pounds', () => {
    const target = { amountMinor: 99_900, currency: 'EUR' };
    const { text } = requestFile({ ...base, pricing: { model: 'fixed', currency: 'EUR', target } }, options, now);
    expect(text).toContain('\nL3*18400*G***99900******24*K~\n');
  });

  it('goes from the shipper to the carrier', () => {
    const { text } = requestFile(base, { ...options, kind: 'IFTMIN' }, now);
    expect(readFile(text).value).toMatchObject({
      sender: { qualifier: 'ZZ', id: 'LAKESHOREFOODS' },
      receiver: { qualifier: 'ZZ', id: 'GREENLINEHAULAG' },
      isTest: false,
    });
    expect(text).toContain("\nNAD+CA+++Greenline Haulage'\n");
    expect(text).toContain("\nDTM+234:202601080800?+0100:205'\n");
    expect(requestFile(base, { ...options, kind: 'IFTMIN', carrier: '' }, now).text).not.toContain('NAD+CA');
  });

  it.each(['original', 'replace', 'cancel'] as const)('says what it is for: %s', (purpose) => {
    expect(tenderIn(base, { purpose }).purpose).toBe(purpose);
    expect(tenderIn(base, { purpose, kind: 'IFTMIN' }).purpose).toBe(purpose);
  });

  it('says the temperature in words where it has no field for it', () => {
    const cold = {
      ...base,
      cargo: [
        { ...line, temperatureC: { min: 2, max: 8 } },
        { ...line, temperatureC: { min: 2, max: 8 } },
      ],
    };
    expect(tenderIn(cold).notes).toEqual(['KEEP AT 2 TO 8']);
    const tender = tenderIn(cold, { kind: 'IFTMIN' });
    expect(tender.notes).toEqual([]);
    expect(tender.stops[0]?.lines.map(({ temperatureC }) => temperatureC)).toEqual([
      { min: 2, max: 8 },
      { min: 2, max: 8 },
    ]);
  });

  it('keeps the notes of stops, and each line of those of the request', () => {
    const noted = { ...base, notes: 'One\n\nTwo', stops: [{ ...first, note: 'Ramp 3' }, last] };
    expect(tenderIn(noted, { kind: 'IFTMIN' }).notes).toEqual(['One', 'Two', 'Stop 1: Ramp 3']);
  });

  it('offers a fixed price in a 204 alone, and tells no price that fleets bid below', () => {
    const target = { amountMinor: 99_900, currency: 'EUR' };
    const fixed = { ...base, pricing: { model: 'fixed' as const, currency: 'EUR', target } };
    expect(tenderIn(fixed).target).toEqual(target);
    expect(tenderIn(fixed, { kind: 'IFTMIN' }).target).toBeUndefined();
    expect(tenderIn({ ...base, pricing: { model: 'bid', currency: 'EUR', target } }).target).toBeUndefined();
  });

  it('leaves the goods of several deliveries where they belong', () => {
    const second = { ...last, place: { ...last.place, city: 'Dijon' } };
    const stops = [first, second, last];
    const cargo = [
      { ...line, count: 4, delivery: 1 },
      { ...line, count: 6, delivery: 2 },
    ];
    const tender = tenderIn({ ...base, stops, cargo });
    expect(tender.stops.map(({ isPart, lines }) => [isPart, lines.map(({ count }) => count)])).toEqual([
      [false, []],
      [true, [4]],
      [true, [6]],
    ]);
    const { content } = requestOfTender(tender, [towns.leipzig, towns.lyon, towns.lyon]);
    expect(content.cargo?.map(({ pickup, delivery }) => [pickup, delivery])).toEqual([
      [0, 1],
      [0, 2],
    ]);
  });
});

describe('the kind of file that is proposed', () => {
  const american = { ...first, place: { ...first.place, country: 'US' } };
  it.each([
    ['in Europe', [first, last], 'IFTMIN'],
    ['in North America', [american, last], '204'],
    ['with several stops', [first, last, last], '204'],
    ['of which nothing is known yet', [], 'IFTMIN'],
  ])('is, for a load %s, %s', (_, stops, kind) => {
    expect(usualKind({ stops })).toBe(kind);
  });

  it('is the one that can tell of dangerous goods, if either can', () => {
    const cargo = [{ dangerous: { un: '1263', class: '3', name: 'PAINT' } }];
    expect(usualKind({ stops: [american, last], cargo })).toBe('IFTMIN');
    expect(usualKind({ stops: [american, last, last], cargo })).toBe('204');
  });
});

describe('what a file leaves out', () => {
  const bare: ShipmentRequest = {
    ...base,
    decisionBy: undefined,
    pricing: { model: 'bid', currency: 'EUR' },
    required: { bodyTypes: [] },
    cargo: [{ ...line, packageCode: 'PX' }],
  };
  const target = { amountMinor: 99_900, currency: 'EUR' };
  const four = [first, first, last, last];

  it.each([
    ['nothing of the bare minimum', {}, [], []],
    ['a price to bid for', { pricing: { model: 'bid', target } }, ['price'], ['price']],
    ['a fixed price', { pricing: { model: 'fixed', target } }, [], ['price']],
    ['a deadline', { decisionBy: '2026-01-07T16:00:00Z' }, [], ['deadline']],
    ['a body that X12 knows', { required: { bodyTypes: ['curtainsider', 'box'] } }, [], ['body']],
    ['bodies that it does not', { required: { bodyTypes: ['box', 'reefer'] } }, ['body'], ['body']],
    ['equipment', { required: { bodyTypes: [], equipment: ['tail_lift'] } }, ['equipment'], ['equipment']],
    ['a kind of pallet', { cargo: [{ ...line, packageCode: 'OH' }] }, ['packages'], []],
    ['several kinds of packages', { cargo: [line, { ...line, packageCode: 'CT' }] }, ['packages'], []],
    ['volume', { cargo: [{ ...line, packageCode: 'PX', volumeM3: 9 }] }, ['volume'], []],
    ['loading meters', { cargo: [{ ...line, packageCode: 'PX', loadingMetres: 2 }] }, ['sizes'], ['sizes']],
    ['what can be stacked', { cargo: [{ ...line, packageCode: 'PX', stackable: true }] }, ['sizes'], ['sizes']],
    ['marks', { cargo: [{ ...line, packageCode: 'PX', marks: 'A1' }] }, ['marks'], []],
    ['a customs code', { cargo: [{ ...line, packageCode: 'PX', hsCode: '2005' }] }, ['customs'], ['customs']],
    ['which goods come from which of several pickups', { stops: four }, ['pairs'], ['pairs']],
  ] as const)('is told of %s', (_, changes, x12, edifact) => {
    const request = { ...bare, ...changes };
    expect(leftOut(request, '204')).toEqual(x12);
    expect(leftOut(request, 'IFTMIN')).toEqual(edifact);
  });
});

describe('a request that is refused as a file', () => {
  const withPaint = (name?: string) => ({ ...base, cargo: [{ ...line, dangerous: { un: '1263', class: '3', name } }] });
  it.each([
    ['none that is complete', base, undefined, undefined],
    ['one without stops', { ...base, stops: [] }, 'incomplete', 'incomplete'],
    ['one without a delivery', { ...base, stops: [first, first] }, 'incomplete', 'incomplete'],
    ['one without a town', { ...base, stops: [{ ...first, place: undefined }, last] }, 'incomplete', 'incomplete'],
    ['one with dangerous goods', withPaint('PAINT'), 'dangerous', undefined],
    ['one with dangerous goods without a name', withPaint(), 'dangerous', 'dangerous_incomplete'],
    ['one with dangerous goods of a blank name', withPaint(' '), 'dangerous', 'dangerous_incomplete'],
    [
      'one with dangerous goods and several stops',
      { ...withPaint('PAINT'), stops: [first, last, last] },
      'dangerous_several_stops',
      'dangerous_several_stops',
    ],
    ['one with several stops', { ...base, stops: [first, last, last] }, undefined, 'several_stops'],
  ] as const)('is %s', (_, request, x12, edifact) => {
    expect([exportRefusal(request, '204'), exportRefusal(request, 'IFTMIN')]).toEqual([x12, edifact]);
  });
});

describe('texts that are longer than X12 has room for', () => {
  const [pickup, ...others] = base.stops ?? [];
  const longName = 'Bremerhaven Container Terminal and Cold Store Operating Company, Gate 14 North, Incoming Goods';
  const longStreet = 'Industrial Estate Old Harbour South Building 17 B, Second Yard Behind the Customs House';
  const request = {
    ...base,
    stops: pickup
      ? [{ ...pickup, place: { ...pickup.place, name: longName, address: longStreet } }, ...others]
      : others,
    notes:
      'Call the warehouse an hour before arrival, wait at the barrier until somebody waves, and keep the engine off in the yard.',
  };
  const file = requestFile(request, options, now);
  const elements = file.text.split('~\n').map((segment) => segment.split('*'));
  const all = (tag: string) => elements.filter(([written]) => written === tag).map(([, ...rest]) => rest);

  it('go on where the standard has it, each element within its length', () => {
    expect(all('N1')[0]?.[1]?.length).toBeLessThanOrEqual(60);
    expect(all('N2')).toEqual([['COMPANY, GATE 14 NORTH, INCOMING GOODS']]);
    expect(all('N3')[0]).toEqual([
      'INDUSTRIAL ESTATE OLD HARBOUR SOUTH BUILDING 17 B',
      'SECOND YARD BEHIND THE CUSTOMS HOUSE',
    ]);
    expect(all('NTE').map(([, note = '']) => note.length <= 80)).not.toContain(false);
  });

  it('are read again as a whole', () => {
    const { value } = read204(firstSet(file.text).segments);
    expect(value?.stops[0]?.party).toMatchObject({
      name: longName.toUpperCase(),
      address: longStreet.toUpperCase(),
    });
    expect(value?.notes.join(' ')).toContain('AND KEEP THE ENGINE OFF IN THE YARD.');
  });

  it('lose no letter where accents and ß make them longer', () => {
    const address = 'Großbeerenstraße 112-114 Gewerbehof Süd Halle 7 Tor B 3';
    const stops = pickup ? [{ ...pickup, place: { ...pickup.place, address } }, ...others] : others;
    const { text } = requestFile({ ...base, stops, notes: 'Straße Maß '.repeat(20).trim() }, options, now);
    expect(text).toContain('N3*GROSSBEERENSTRASSE 112-114 GEWERBEHOF SUD HALLE 7 TOR B*3~');
    const notes = text.split('~\n').filter((segment) => segment.startsWith('NTE*GEN*'));
    expect(notes.map((note) => note.slice('NTE*GEN*'.length)).join(' ')).toContain('STRASSE MASS '.repeat(20).trim());
  });

  it('are cut and told where there is no room for more', () => {
    const description = 'Machine parts for the assembly of harbour cranes, on frames';
    const cargo = (base.cargo ?? []).map((each) => ({ ...each, description }));
    const { text, changed } = requestFile({ ...base, cargo }, options, now);
    expect(text).toContain('*MACHINE PARTS FOR THE ASSEMBLY OF HARBOUR CRANES,~');
    expect(changed).toContain(description);
  });
});
