import { describe, expect, it } from 'vitest';
import { consignmentNotes } from '../../../src/domain/consignment/consignmentNotes.ts';
import { noteDraft } from '../../../src/domain/consignment/noteDraft.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import { eventFactory, shipmentFactory } from '../../support/factories/shipmentFactory.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';
import { noteWords } from '../../support/paper/noteWords.ts';

const now = Date.UTC(2026, 0, 5, 9);
const crew = {
  vehicle: { id: 'v-1', plate: 'L-HH 204' },
  trailer: { id: 'v-2', plate: 'L-HH 900' },
  driver: { id: 'd-1', name: 'Ada Moss', phone: '+4915100000101' },
};
const assigned = shipmentFactory.build({ reference: 'SH-2026-000042', status: 'assigned', assignment: crew });
const at = (day: number, hour: number) => Date.UTC(2026, 0, day, hour);
const notesOf = (shipment: ShipmentRecord) => consignmentNotes(shipment, noteWords, now, '');
const noteOf = (shipment: ShipmentRecord) => {
  const [note] = notesOf(shipment);
  if (!note) throw new Error('no note');
  return note;
};
const [pickup, delivery] = assigned.stops;
const [goods] = assigned.cargo;
if (!pickup || !delivery || !goods) throw new Error('the factory has two stops and a line of goods');

describe('the boxes of a note', () => {
  it('say who sends what from where to whom, and who carries it', () => {
    const { number, isInternational, boxes, goods: rows, totals, draft } = noteOf(assigned);
    expect({ number, isInternational, draft }).toEqual({ number: 'SH-2026-000042', isInternational: true, draft: [] });
    expect(boxes).toEqual({
      1: ['Sundby Foods', 'Havnegade 12', '8000 Aarhus', 'Denmark'],
      2: ['Entrepôt Nord', 'Rue de Lyon 10', '69007 Lyon', 'France'],
      3: ['Rue de Lyon 10', '69007 Lyon', 'France'],
      4: ['Halle 7, Messe-Allee 1, 04356 Leipzig, Germany', '2026-01-08 (8 Jan 2026) 08:00–10:00'],
      5: [],
      13: [],
      14: [],
      15: [],
      16: [
        'Harbour Haulage',
        'Am Sandtorkai 5, 20457 Hamburg, Germany',
        'Vehicle: L-HH 204, Trailer: L-HH 900',
        'Driver: Ada Moss',
      ],
      17: [],
      18: [],
      19: ['Agreed time of delivery: 2026-01-09 (9 Jan 2026) 08:00–16:00'],
      20: [],
      21: ['Leipzig, 2026-01-05 (5 Jan 2026)'],
      22: [],
      23: [],
      24: [],
    });
    expect(rows).toEqual([
      {
        marks: [],
        count: ['24'],
        packing: [noteWords.packages.OH],
        nature: ['Machine parts'],
        statistical: [],
        grossKg: ['18\u00A0400'],
        volumeM3: [],
      },
    ]);
    expect(totals).toEqual({ count: '24', grossKg: '18\u00A0400', volumeM3: '' });
  });

  it('say what else a shipper knows: contact, marks, codes, temperature and what to mind', () => {
    const { boxes, goods: rows } = noteOf({
      ...assigned,
      notes: 'Two straps a pallet.',
      stops: [
        { ...pickup, note: 'Gate 4' },
        { ...delivery, place: { ...delivery.place, contact: { name: 'Léa Roux', phone: '+33612345678' } } },
      ],
      cargo: [
        {
          ...goods,
          marks: 'AB 1–24',
          hsCode: '848340',
          volumeM3: 12.5,
          temperatureC: { min: 2, max: 8 },
          packageCode: 'ZZ',
        },
      ],
    });
    expect(boxes[2].at(-1)).toBe('Contact: Léa Roux, +33612345678');
    expect(boxes[13]).toEqual(['Two straps a pallet.', 'Keep at 2 to 8 °C', 'Leipzig: Gate 4']);
    expect(rows[0]).toMatchObject({ marks: ['AB 1–24'], statistical: ['848340'], volumeM3: ['12.5'], packing: ['ZZ'] });
  });

  it('say what happened, by the clock of each place', () => {
    const events = [
      eventFactory.build({ type: 'booked', side: 'shipper', at: at(5, 8) }),
      eventFactory.build({
        type: 'assigned',
        at: at(5, 9),
        data: { vehicleId: 'v-1', trailerId: 'v-2', driverId: 'd-1' },
      }),
      eventFactory.build({ type: 'dispatched', at: at(8, 5) }),
      eventFactory.build({ type: 'arrived', stop: 0, at: at(8, 7) }),
      eventFactory.build({
        type: 'exception',
        stop: 0,
        at: at(8, 8),
        data: { kind: 'damage', text: 'Two cartons torn' },
      }),
      eventFactory.build({ type: 'exception', stop: 0, at: at(8, 8) + 1, data: { kind: 'breakdown' } }),
      eventFactory.build({ type: 'departed', stop: 0, at: at(8, 9) }),
      eventFactory.build({ type: 'arrived', stop: 1, at: at(9, 7) }),
      eventFactory.build({ type: 'delivered', stop: 1, at: at(9, 8) }),
    ];
    const proof = proofFactory.build({
      stop: 1,
      recipient: 'Léa Roux',
      at: '2026-01-09T08:00:00Z',
      packages: { delivered: 22, short: 1, damaged: 1 },
      standing: 'to_verify',
    });
    const { boxes } = noteOf({ ...assigned, status: 'delivered', events, documents: [proof] });
    expect(boxes[4].slice(2)).toEqual([
      'Arrived 2026-01-08 (8 Jan 2026) 08:00',
      'Departed 2026-01-08 (8 Jan 2026) 10:00',
    ]);
    expect(boxes[18]).toEqual(['Goods damaged when taken over: Two cartons torn']);
    expect(boxes[21]).toEqual(['Leipzig, 2026-01-08 (8 Jan 2026)']);
    expect(boxes[24]).toEqual([
      'Lyon, 2026-01-09 09:00',
      'Received by Léa Roux',
      '22 packages, 1 short, 1 damaged',
      'Arrived 2026-01-09 08:00, departed 09:00',
    ]);
  });

  it.each([
    [
      'the grounds instead of a kind that says less',
      {
        kind: 'damage',
        text: 'Pallet 3 leans',
        reservations: [{ code: 'packages_missing', count: 1_200 }, { code: 'packaging_torn' }],
      },
      '1\u00A0200 packages missing; Packaging torn; Pallet 3 leans',
    ],
    [
      'the kind where no ground says it',
      { kind: 'overage', reservations: [{ code: 'loaded_by_sender' }] },
      'More packages than stated: Loaded by sender',
    ],
    [
      'the temperature',
      { kind: 'temperature', reservations: [{ code: 'temperature_at_loading', celsius: -7.5 }] },
      'Temperature at loading -7.5 °C',
    ],
    [
      'reservations that are about no damage',
      { kind: 'other', reservations: [{ code: 'count_not_checked' }, { code: 'refused_to_sign' }] },
      'Count not checked: sealed unit; Signature refused',
    ],
    ['trouble without a ground', { kind: 'shortage' }, 'Packages missing when taken over'],
  ])('say in box 18 %s', (_title, data, line) => {
    const noted = eventFactory.build({ id: 'noted', type: 'exception', stop: 0, recordedAt: at(8, 8), data });
    expect(noteOf({ ...assigned, events: [noted] }).boxes[18]).toEqual([line]);
  });

  it('say who accepted the reservations, if the sender did', () => {
    const data = { kind: 'damage', reservations: [{ code: 'packages_wet' }] };
    const noted = eventFactory.build({ id: 'noted', type: 'exception', stop: 0, recordedAt: at(8, 8), data });
    const answer = { type: 'resolved', recordedAt: at(8, 9), data: { of: 'noted' } } as const;
    const saidBy = (side: 'shipper' | 'carrier') =>
      noteOf({ ...assigned, events: [noted, eventFactory.build({ ...answer, side })] }).boxes[18];
    expect(saidBy('shipper')).toEqual(['Packages wet (accepted by Sundby Foods)']);
    expect(saidBy('carrier')).toEqual(['Packages wet']);
  });

  it('leave out of box 18 what the shipper reported, and what came up at the delivery', () => {
    const data = { kind: 'damage', reservations: [{ code: 'packages_wet' }] };
    const events = [
      eventFactory.build({ type: 'exception', stop: 0, side: 'shipper', data }),
      eventFactory.build({ type: 'exception', stop: 1, data }),
      eventFactory.build({ type: 'exception', stop: null, data }),
    ];
    expect(noteOf({ ...assigned, events }).boxes[18]).toEqual([]);
  });

  it('name papers that travel along, and no proof of delivery', () => {
    const file = { id: 'f', name: 'list.pdf', mime: 'application/pdf', size: 1, sha256: '' };
    const document = { ...proofFactory.build({ files: [file] }), type: 'packing_list' as const };
    expect(noteOf({ ...assigned, documents: [document, proofFactory.build()] }).boxes[5]).toEqual([
      'Packing list: list.pdf',
    ]);
  });

  it('never name a price', () => {
    const said = JSON.stringify(notesOf({ ...assigned, price: { amountMinor: 765_432, currency: 'EUR' } }));
    expect(said).not.toMatch(/7.?654|EUR|€/u);
  });

  it('call carriage within one country a national consignment note', () => {
    const stops = [pickup, { ...delivery, place: { ...delivery.place, country: 'DE' } }];
    expect(noteOf({ ...assigned, stops }).isInternational).toBe(false);
  });

  it('have the dangerous goods of a line, and what those of the whole load come to', () => {
    const dangerous = {
      un: '1203',
      name: 'Petrol',
      class: '3',
      packingGroup: 'II',
      tunnelCode: 'D/E',
      transportCategory: 2,
      quantity: 200,
    } as const;
    const { goods: rows } = noteOf({ ...assigned, cargo: [{ ...goods, dangerous }] });
    expect(rows[0]?.nature).toEqual(['Machine parts', 'UN 1203 PETROL, 3, II, (D/E)']);
    expect(rows[1]?.nature.at(-1)).toContain('600 of 1\u00A0000 points');
  });
});

const noted = (id: string, stop: number, code: string) =>
  eventFactory.build({ id, type: 'exception', stop, data: { kind: 'damage', reservations: [{ code }] } });

describe('a shipment to several consignees', () => {
  const second = { ...delivery, place: { ...delivery.place, name: 'Dépôt Sud', city: 'Marseille' } };
  const cargo = [
    goods,
    { ...goods, description: 'Tools', count: 2, grossKg: 50, delivery: 2 },
    { ...goods, description: 'Oddments', delivery: undefined },
  ];
  const shipment = { ...assigned, stops: [pickup, delivery, second], cargo };

  it('has a note for each, numbered', () => {
    const notes = notesOf(shipment);
    expect(notes.map(({ number, boxes }) => [number, boxes[2][0]])).toEqual([
      ['SH-2026-000042/1', 'Entrepôt Nord'],
      ['SH-2026-000042/2', 'Dépôt Sud'],
    ]);
  });

  it('has every line of goods in one of them; without a place, in the last', () => {
    const natures = notesOf(shipment).map(({ goods: rows }) => rows.map(({ nature }) => nature[0]));
    expect(natures).toEqual([['Machine parts'], ['Tools', 'Oddments']]);
  });

  it('has in box 18 of each what was reserved where its goods were taken over', () => {
    const notes = notesOf({
      ...assigned,
      stops: [pickup, pickup, delivery, second],
      cargo: [
        { ...goods, pickup: 0, delivery: 2 },
        { ...goods, pickup: 1, delivery: 3 },
      ],
      events: [noted('first', 0, 'packages_wet'), noted('second', 1, 'packaging_torn')],
    });
    expect(notes.map(({ boxes }) => boxes[18])).toEqual([['Packages wet'], ['Packaging torn']]);
  });
});

describe('a note is a draft', () => {
  it.each<[string, Partial<ShipmentRecord>, readonly string[]]>([
    [
      'without the addresses of both parties',
      { shipper: { id: 'c-1', name: 'Sundby Foods' }, carrier: { id: 'c-2', name: 'Harbour Haulage' } },
      ['sender_address', 'carrier_address'],
    ],
    ['without truck and driver', { assignment: undefined }, ['vehicle', 'driver']],
    ['without a number of packages', { cargo: [{ ...goods, count: undefined }] }, ['packages']],
    ['without goods', { cargo: [] }, ['packages']],
    ['without a weight', { cargo: [{ ...goods, grossKg: undefined }] }, ['weight']],
    ['of a shipment that was cancelled', { status: 'cancelled' }, ['cancelled']],
  ])('%s', (_title, change, reasons) => {
    expect(noteDraft({ ...assigned, ...change })).toEqual(reasons);
    expect(noteOf({ ...assigned, ...change }).draft).toEqual(reasons);
  });

  it('no longer once all is known', () => {
    expect(noteDraft(assigned)).toEqual([]);
  });
});
