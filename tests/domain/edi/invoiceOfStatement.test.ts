import { describe, expect, it } from 'vitest';
import { invoiceFile } from '../../../src/domain/edi/invoice/invoiceFile.ts';
import { read210 } from '../../../src/domain/edi/invoice/read210.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import type { StatementLine, StatementRecord } from '../../../src/domain/statement/Statement.ts';
import { eventFactory, shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { draftStatement, issuedStatement } from '../../support/factories/statementFactory.ts';
import { firstSet } from './readFile.ts';

const now = Date.UTC(2026, 0, 7, 8);
const line = (given: Partial<StatementLine>): StatementLine => ({
  id: 'a',
  kind: 'linehaul',
  stop: null,
  amountMinor: 0,
  reason: null,
  state: 'agreed',
  note: null,
  ...given,
});
const lines = [
  line({ id: 'linehaul', amountMinor: 120_050 }),
  line({ id: 'waiting-0', kind: 'waiting', stop: 0, amountMinor: 4_500 }),
  line({ id: 'waiting-1', kind: 'waiting', stop: 1, amountMinor: 8_000 }),
  line({ id: 'b', kind: 'toll', amountMinor: 4_321, reason: 'Brenner', state: 'proposed' }),
  line({ id: 'c', kind: 'credit', amountMinor: -1, reason: 'Credit for rounding', state: 'disputed', note: 'No' }),
];
const statement: StatementRecord = { ...issuedStatement, lines };
const delivered = [
  ['assigned', null, { vehicleId: 'v-1', driverId: 'd-1' }],
  ['dispatched', null, {}],
  ['arrived', 0, {}],
  ['departed', 0, {}],
  ['arrived', 1, {}],
  ['delivered', 1, {}],
] as const;
const begun = shipmentFactory.build();
const shipment: ShipmentRecord = {
  ...begun,
  assignment: {
    vehicle: { id: 'v-1', plate: 'L-HH 4412' },
    trailer: undefined,
    driver: { id: 'd-1', name: 'Ada Moss', phone: '+493020001' },
  },
  stops: begun.stops.map((stop) => ({ ...stop, place: { ...stop.place, name: `Plant ${stop.place?.city}` } })),
  events: [
    ...begun.events,
    ...delivered.map(([type, stop, data], nth) =>
      // Late on the 5th in London is the 6th in Lyon.
      eventFactory.build({ type, stop, data, at: Date.UTC(2026, 0, 5, 18 + nth, 30) }),
    ),
  ],
};

const textOf = (given: Partial<StatementRecord> = {}): string => {
  const file = invoiceFile({ ...statement, ...given }, shipment, 'HHLG', now);
  if (typeof file === 'string') throw new Error(file);
  return file.text;
};
const linesOf = (text: string, ...tags: readonly string[]) =>
  text.split('\n').filter((each) => tags.includes(each.split('*')[0] ?? ''));

describe('a statement as an invoice for freight', () => {
  it('has its number, the days it was issued and delivered on, and what it comes to', () => {
    expect(linesOf(textOf(), 'B3', 'C3')).toEqual([
      'B3**INV-000007*SR-2026-000042*PP**20260106*136870**20260106*035*HHLG~',
      'C3*EUR~',
    ]);
  });

  it('has each line as it was stated, exact to the cent', () => {
    expect(linesOf(textOf(), 'L5', 'L0', 'L1', 'L3')).toEqual([
      'L5*1*MACHINE PARTS~',
      'L0*1***18400*G***24*PLT**K~',
      'L1*1*1200.5*FR*120050~',
      'L5*2*DETENTION LOADING~',
      'L1*2*45*FR*4500****DTL~',
      'L5*3*DETENTION UNLOADING~',
      'L1*3*80*FR*8000****DTU~',
      'L5*4*TOLL: BRENNER~',
      'L1*4*43.21*FR*4321~',
      'L5*5*CREDIT FOR ROUNDING~',
      'L1*5*-0.01*FR*-1~',
      'L3*18400*G***136870******24*K~',
    ]);
    expect(read210(firstSet(textOf()).segments).errors).toEqual([]);
  });

  it('names the parties, the places and the truck, and nobody', () => {
    const text = textOf();
    expect(linesOf(text, 'N1', 'N7')).toEqual([
      'N1*BT*POLZ CHEMIE~',
      'N1*SF*PLANT LEIPZIG~',
      'N1*ST*PLANT LYON~',
      'N7**LHH4412~',
    ]);
    expect(text).toContain('*ZZ*HANSENHAULAGE  *ZZ*POLZCHEMIE     *');
    expect(text).not.toMatch(/ADA|MOSS|4930/);
  });

  it('has the numbers, the codes and the pounds of the 204 that its load came with', () => {
    const stops = shipment.stops.map((stop, at) => ({
      ...stop,
      place: { ...stop.place, country: 'US' },
      note: `LU: SITE${at}`,
    }));
    const file = invoiceFile(statement, { ...shipment, stops, notes: 'BM: BL5512, PO: PO88123' }, 'HHLG', now);
    const text = typeof file === 'string' ? file : file.text;
    expect(linesOf(text, 'N9', 'N1', 'L0')).toEqual([
      'N9*BM*BL5512~',
      'N9*PO*PO88123~',
      'N1*BT*POLZ CHEMIE~',
      'N1*SF*PLANT LEIPZIG*93*SITE0~',
      'N1*ST*PLANT LYON*93*SITE1~',
      'L0*1***40565*G***24*PLT~',
    ]);
  });

  it('says in words what is owed for a truck that was not used, without goods and without a day of delivery', () => {
    const events = shipment.events.slice(0, 3);
    const given = { ...statement, lines: [line({ id: 'tonu', kind: 'tonu', amountMinor: 15_000 })] };
    const file = invoiceFile(given, { ...shipment, events }, 'HHLG', now);
    const text = typeof file === 'string' ? file : file.text;
    expect(linesOf(text, 'B3', 'L5', 'L0', 'L1', 'L3')).toEqual([
      'B3**INV-000007*SR-2026-000042*PP**20260106*15000****HHLG~',
      'L5*1*TRUCK ORDERED NOT USED~',
      'L1*1*150*FR*15000~',
      'L3*****15000~',
    ]);
    expect(read210(firstSet(text).segments).errors).toEqual([]);
  });

  it.each([
    ['yen, which have no hundredths', 'JPY', 1_200, 'L1*1*1200*FR*120000~'],
    ['dinars, which have thousandths', 'BHD', 1_200_500, 'L1*1*1200.5*FR*120050~'],
  ])('may be in %s', (_, currency, amountMinor, written) => {
    expect(linesOf(textOf({ currency, lines: [line({ amountMinor })] }), 'L1')).toEqual([written]);
  });

  it.each<[title: string, given: StatementRecord, trouble: string]>([
    ['before it is issued', draftStatement, 'not_issued'],
    ['while it is taken back', { ...statement, status: 'draft' }, 'not_issued'],
    ['with thousandths', { ...statement, currency: 'BHD', lines: [line({ amountMinor: 1_200_505 })] }, 'thousandths'],
  ])('is none %s', (_, given, trouble) => {
    expect(invoiceFile(given, shipment, 'HHLG', now)).toBe(trouble);
  });
});
