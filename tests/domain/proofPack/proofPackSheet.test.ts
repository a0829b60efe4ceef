import { describe, expect, it } from 'vitest';
import type { PackIndex } from '../../../src/domain/proofPack/PackIndex.ts';
import { proofPackSheet } from '../../../src/domain/proofPack/proofPackSheet.ts';
import type { ShipmentRecord } from '../../../src/domain/shipment/Shipment.ts';
import type { SheetBlock } from '../../../src/domain/sheet/Sheet.ts';
import { deliveredShipment, longNames } from '../../support/factories/deliveredShipment.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';
import { eventFactory } from '../../support/factories/shipmentFactory.ts';
import { packWords } from '../../support/paper/packWords.ts';

const sheetOf = (shipment: ShipmentRecord, index: PackIndex = new Map()) =>
  proofPackSheet({
    shipment,
    words: packWords,
    brand: 'Greenline Haulage',
    record: '0123, state 9 of 9',
    index,
    pages: 9,
  });

const blocksOf = (shipment: ShipmentRecord, index?: PackIndex) => sheetOf(shipment, index).blocks;

const factsOf = (blocks: readonly SheetBlock[]): Readonly<Record<string, string>> =>
  Object.fromEntries(blocks.flatMap((block) => (block.kind === 'facts' ? block.facts : [])));

/** The rows of the table below a heading. */
const rowsBelow = (blocks: readonly SheetBlock[], heading: string) => {
  const at = blocks.findIndex((block) => block.kind === 'heading' && block.text === heading);
  const table = blocks[at + 1];
  return table?.kind === 'table' ? [...table.rows, ...(table.foot ? [table.foot] : [])] : table;
};

const file = (id: string) => ({ id, name: `${id}.pdf`, mime: 'application/pdf', size: 1, sha256: id.repeat(64) });

const completed = (data: object, side: 'shipper' | 'service') =>
  eventFactory.build({ type: 'completed', side, at: Date.UTC(2026, 0, 12, 10), data: { ...data } });

describe('the cover of a pack of proofs', () => {
  it('says whose shipment it is, who drove, and what came of it', () => {
    expect(factsOf(blocksOf(deliveredShipment()))).toMatchObject({
      Shipper: `${longNames.shipper}, Havnegade 12, 8000 Aarhus, Denmark`,
      Carrier: `${longNames.carrier}, Am Sandtorkai 5, 20457 Hamburg, Germany`,
      Truck: 'L-HH 204, trailer L-HH 900',
      Driver: 'Ada Moss',
      Result: 'Delivered in full',
      Verification: 'Awaiting verification',
      'Electronic record': '0123, state 9 of 9',
      'Received by': 'Jana Novák',
      'Handed over': '2026-01-09 (9 Jan 2026) 10:30',
      'POD added': '2026-01-09 (9 Jan 2026) 11:00',
    });
  });

  it.each([
    [
      'verified by the shipper',
      completed({}, 'shipper'),
      `Verified by ${longNames.shipper}, 2026-01-12 (12 Jan 2026) 11:00`,
    ],
    [
      'completed by the clock',
      completed({ automatic: true }, 'service'),
      'Automatic, no objection within 72 h, 2026-01-12 (12 Jan 2026) 11:00',
    ],
  ])('says that it was %s', (_, event, said) => {
    expect(factsOf(blocksOf(deliveredShipment(undefined, [event])))['Verification']).toBe(said);
  });

  it.each([
    ['short', { delivered: 23, short: 1, damaged: 0 }],
    ['damaged', { delivered: 24, short: 0, damaged: 1 }],
    ['fewer than ordered', { delivered: 23, short: 0, damaged: 0 }],
  ])('says that it was delivered with exceptions if packages are %s', (_, packages) => {
    expect(factsOf(blocksOf(deliveredShipment([proofFactory.build({ packages })])))['Result']).toBe(
      'Delivered with exceptions',
    );
  });

  it('says that a proof is missing where the only one was rejected', () => {
    const blocks = blocksOf(deliveredShipment([proofFactory.build({ standing: 'rejected' })]));
    expect(factsOf(blocks)).toMatchObject({
      Result: 'POD outstanding',
      Verification: 'Awaiting proof of delivery',
    });
    expect(blocks).toContainEqual({ kind: 'text', texts: ['No accepted POD for this delivery.'] });
  });

  it('has the stops as planned and as they went, by the clock there', () => {
    const place: unknown = expect.any(String);
    expect(rowsBelow(blocksOf(deliveredShipment()), 'Stops')).toEqual([
      ['1 Pickup', place, '2026-01-08 08:00 – 10:00', '2026-01-08 08:10', '2026-01-08 09:05'],
      ['2 Delivery', place, '2026-01-09 08:00 – 16:00', '2026-01-09 09:55', '2026-01-09 10:30'],
    ]);
  });

  it('has the quantities of the only line beside it', () => {
    const packages = { delivered: 21, short: 3, damaged: 2 };
    expect(rowsBelow(blocksOf(deliveredShipment([proofFactory.build({ packages })])), 'Delivery in Lyon')).toEqual([
      ['Machine parts', expect.any(String), '24', '21', '3', '2'],
    ]);
  });

  it('has those of several lines in their sum, as a proof counts them together', () => {
    const shipment = deliveredShipment();
    const [line] = shipment.cargo;
    const blocks = blocksOf({ ...shipment, cargo: line ? [line, { ...line, count: 1_000 }] : [] });
    expect(rowsBelow(blocks, 'Delivery in Lyon')).toEqual([
      ['Machine parts', expect.any(String), '24'],
      ['Machine parts', expect.any(String), '1\u00A0000'],
      ['Total', '', '1\u00A0024', '24', '0', '0'],
    ]);
    expect(blocks).toContainEqual(
      expect.objectContaining({ texts: ['The POD counts all packages of this delivery together.'] }),
    );
  });

  it('has every reservation as it was said, in one line', () => {
    expect(rowsBelow(blocksOf(deliveredShipment()), 'Reservations and reported problems')).toEqual([
      ['2026-01-08 08:40', longNames.carrier, 'Leipzig', 'Damage: Two drums dented'],
    ]);
  });

  it('has the grounds of a reservation, and that the shipper accepted them', () => {
    const data = {
      kind: 'damage',
      text: 'Two',
      reservations: [{ code: 'packages_missing', count: 2 }, { code: 'packages_wet' }],
    };
    const [noted, late] = [
      eventFactory.build({ id: 'noted', type: 'exception', stop: 0, at: Date.UTC(2026, 0, 8, 8, 1), data }),
      eventFactory.build({ type: 'exception', stop: 1, at: Date.UTC(2026, 0, 9, 9, 1), data }),
    ];
    const accepted = eventFactory.build({
      type: 'resolved',
      side: 'shipper',
      at: Date.UTC(2026, 0, 9, 11),
      data: { of: 'noted' },
    });
    const rows = rowsBelow(
      blocksOf(deliveredShipment(undefined, [noted, late, accepted])),
      'Reservations and reported problems',
    );
    expect(JSON.stringify(rows)).toContain(
      `"Damage: 2 packages missing; Packages wet; Two (accepted by ${longNames.shipper})"`,
    );
    expect(JSON.stringify(rows)).toContain('"Damage: 2 packages missing; Packages wet; Two"');
  });

  it('says which of them was resolved', () => {
    const shipment = deliveredShipment();
    const of = shipment.events.find(({ type }) => type === 'exception')?.id;
    const resolved = eventFactory.build({ type: 'resolved', at: Date.UTC(2026, 0, 9, 11), data: { of } });
    expect(JSON.stringify(blocksOf(deliveredShipment(undefined, [resolved])))).toContain(
      'Damage: Two drums dented (resolved)',
    );
  });

  it('lists every file with its hash, its version, and where it is', () => {
    const shipment = deliveredShipment([
      proofFactory.build({ standing: 'rejected', files: [file('a')] }),
      proofFactory.build({ files: [file('b')] }),
      proofFactory.build({ type: 'customs', standing: undefined, files: [file('c')] }),
    ]);
    const index: PackIndex = new Map([
      ['a', { kind: 'left', why: 'rejected' }],
      ['b', { kind: 'pages', from: 3, to: 4, isPicture: false }],
      ['c', { kind: 'left', why: 'other_paper' }],
    ]);
    expect(rowsBelow(blocksOf(shipment, index), 'Documents')).toEqual([
      ['Proof of delivery, version 1', 'a.pdf', '2026-01-09 11:00', 'a'.repeat(64), 'No: POD rejected'],
      ['Proof of delivery, version 2', 'b.pdf', '2026-01-09 11:00', 'b'.repeat(64), 'Pages 3 to 4'],
      ['Customs documents', 'c.pdf', '2026-01-09 11:00', 'c'.repeat(64), 'No: not part of the proof'],
    ]);
  });

  it('has the signature as it was drawn; else its picture; else none', () => {
    const files = [{ id: 's', name: 'signature.png', mime: 'image/png', size: 1, sha256: '' }];
    const onCover: PackIndex = new Map([['s', { kind: 'cover' }]]);
    const shown = (signature: string | undefined, index: PackIndex = onCover) =>
      blocksOf(deliveredShipment([proofFactory.build({ files, signature })]), index).filter(
        ({ kind }) => kind === 'ink' || kind === 'picture',
      );
    expect(shown('M0 0L1000 400')).toEqual([
      {
        kind: 'ink',
        strokes: [
          [
            { x: 0, y: 0 },
            { x: 1, y: 1 },
          ],
        ],
      },
    ]);
    expect(shown(undefined)).toEqual([{ kind: 'picture', id: 's', size: 'row' }]);
    expect(shown(undefined, new Map([['s', { kind: 'left', why: 'damaged' }]]))).toEqual([]);
  });

  it('says that a proof came late', () => {
    const late = proofFactory.build({ createdAt: '2026-01-10T09:30:00.001Z' });
    expect(factsOf(blocksOf(deliveredShipment([late])))['POD added']).toMatch(/late: more than 24 h/u);
  });

  it('counts the pages of the whole pack', () => {
    expect(sheetOf(deliveredShipment()).pageOf('2', '3')).toBe('Page 2 of 9');
  });

  it('names no price and no phone', () => {
    expect(JSON.stringify(sheetOf(deliveredShipment()))).not.toMatch(/7.?654|EUR|\+49|00000101/u);
  });
});
