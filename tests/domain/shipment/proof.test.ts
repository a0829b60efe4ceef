import { describe, expect, it } from 'vitest';
import { foldRecord } from '../../../src/domain/shipment/foldRecord.ts';
import { isSigned } from '../../../src/domain/shipment/isSigned.ts';
import { parseProof } from '../../../src/domain/shipment/parseProof.ts';
import { provenDeliveries } from '../../../src/domain/shipment/provenDeliveries.ts';
import { proofFactory } from '../../support/factories/proofFactory.ts';
import { eventFactory, shipmentFactory } from '../../support/factories/shipmentFactory.ts';

const at = (hour: number, day = 9): number => Date.UTC(2026, 0, day, hour);
const told = [
  ['assigned', at(10, 5), null, { vehicleId: 'v', driverId: 'd' }],
  ['dispatched', at(6, 8), null, {}],
  ['arrived', at(7, 8), 0, {}],
  ['departed', at(8, 8), 0, {}],
  ['arrived', at(8), 1, {}],
  ['delivered', at(10), 1, {}],
] as const;
const booked = shipmentFactory.build();
const shipment = {
  ...booked,
  events: [
    ...booked.events,
    ...told.map(([type, when, stop, data]) => eventFactory.build({ type, at: when, recordedAt: when, stop, data })),
  ],
};
const folded = foldRecord(shipment);

describe('the form of a proof', () => {
  const draft = {
    recipient: ' Jana  Novák ',
    delivered: '24',
    short: '0',
    damaged: '0',
    note: '',
    at: '2026-01-09T10:30:00+01:00',
  };
  const parse = (change: Partial<typeof draft>, now = at(12)) =>
    parseProof({ ...draft, ...change }, { folded, stop: 1, ordered: 24, zone: 'Europe/Paris', now });

  it('is read into what it says', () => {
    expect(parse({})).toEqual({
      ok: true,
      value: {
        recipient: 'Jana Novák',
        delivered: 24,
        short: 0,
        damaged: 0,
        note: undefined,
        at: Date.UTC(2026, 0, 9, 9, 30),
      },
    });
  });

  it('takes more than was ordered where the note says why', () => {
    expect(parse({ delivered: '25', note: 'One more by mistake' }).ok).toBe(true);
  });

  it.each([
    ['nobody received it', { recipient: ' ' }, { recipient: { code: 'required' } }],
    ['packages are no number', { short: 'two' }, { short: { code: 'not_a_number' } }],
    ['packages are less than none', { damaged: '-1' }, { damaged: { code: 'out_of_range' } }],
    [
      'more came than was ordered',
      { delivered: '25' },
      { delivered: { code: 'more_than_ordered', limits: { most: 24 } } },
    ],
    ['more is short than is left', { short: '1' }, { short: { code: 'more_than_ordered', limits: { most: 24 } } }],
    [
      'more is damaged than came',
      { damaged: '25' },
      { damaged: { code: 'more_than_delivered', limits: { most: 24 } } },
    ],
    ['no time is given', { at: '' }, { at: { code: 'required' } }],
    ['the time is none', { at: 'noon' }, { at: { code: 'not_an_instant' } }],
    ['it is yet to come', { at: '2026-01-09T14:30:00+01:00' }, { at: { code: 'in_future' } }],
    ['it is before the truck came', { at: '2026-01-09T07:00:00+01:00' }, { at: { code: 'before_previous' } }],
  ])('says that %s', (_, change, problems) => {
    expect(parse(change)).toMatchObject({ ok: false, problems });
  });
});

it.each([
  ['nothing', [], false],
  ['a dot', [[{ x: 0.5, y: 0.5 }]], false],
  [
    'a slip',
    [
      [
        { x: 0.5, y: 0.5 },
        { x: 0.52, y: 0.5 },
      ],
    ],
    false,
  ],
  [
    'two strokes',
    [
      [
        { x: 0.1, y: 0.5 },
        { x: 0.2, y: 0.4 },
      ],
      [
        { x: 0.3, y: 0.5 },
        { x: 0.5, y: 0.4 },
      ],
    ],
    true,
  ],
] as const)('%s drawn is a signature: %s', (_, strokes, isOne) => {
  expect(isSigned({ kind: 'drawn', strokes })).toBe(isOne);
});

it('a typed name is a signature, and blanks are none', () => {
  expect(isSigned({ kind: 'typed', name: 'Jana' })).toBe(true);
  expect(isSigned({ kind: 'typed', name: '  ' })).toBe(false);
});

describe('the proofs of a shipment', () => {
  const rejected = proofFactory.build({ standing: 'rejected' });
  const again = proofFactory.build({ standing: 'rejected' });
  const proof = proofFactory.build();
  const paper = proofFactory.build({ type: 'cmr', standing: undefined });

  it('stand by delivery, beside what was ordered and what was rejected', () => {
    const deliveries = provenDeliveries({ ...shipment, documents: [rejected, paper, again, proof] }, folded);
    expect(deliveries).toEqual([{ stop: 1, ordered: 24, proof, rejected: [again, rejected] }]);
  });

  it('are missing until one is added that holds', () => {
    const [delivery] = provenDeliveries({ ...shipment, documents: [rejected] }, folded);
    expect(delivery?.proof).toBeUndefined();
  });
});
