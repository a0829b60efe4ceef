import { describe, expect, it } from 'vitest';
import type { CargoLine, DangerousGoods } from '../../../src/domain/request/RequestContent.ts';
import { adrReasons } from '../../../src/domain/verdict/adrReasons.ts';
import type { Task } from '../../../src/domain/verdict/Combination.ts';
import { driver, unit } from '../../support/freight/combination.ts';

const until = '2026-01-10';
/** One litre of petrol makes three points. */
const petrol = (quantity: number | undefined): DangerousGoods => ({ un: '1203', transportCategory: 2, quantity });
const line = (dangerous: DangerousGoods | undefined, pickup: number, delivery: number): CargoLine => ({
  dangerous,
  pickup,
  delivery,
});
const plain = { vehicle: unit({}), driver };
const certified = {
  vehicle: unit({ adr: true }),
  driver: { ...driver, cards: [{ type: 'adr', expiresOn: '2026-12-31' }] },
};
const found = (task: Task, combination = plain) =>
  adrReasons(task, combination, until).map(({ code, severity, has }) => [code, severity, has]);

/** Three stops, so that the truck drives two legs. */
const stops = [{}, {}, {}];

describe('dangerous goods', () => {
  it.each<[string, readonly CargoLine[], readonly unknown[]]>([
    ['none', [line(undefined, 0, 2)], []],
    ['up to 1,000 points', [line(petrol(333), 0, 2)], [['adr_vehicle', 'warn', 999]]],
    [
      'more than 1,000 points',
      [line(petrol(334), 0, 2)],
      [
        ['adr_vehicle', 'block', 1002],
        ['adr_driver', 'block', 1002],
      ],
    ],
    [
      'two lines on the truck at once, which count together',
      [line(petrol(200), 0, 2), line(petrol(200), 1, 2)],
      [
        ['adr_vehicle', 'block', 1200],
        ['adr_driver', 'block', 1200],
      ],
    ],
    [
      'two lines one after the other, of which the larger counts',
      [line(petrol(200), 0, 1), line(petrol(300), 1, 2)],
      [['adr_vehicle', 'warn', 900]],
    ],
    [
      'the larger of two lines first',
      [line(petrol(300), 0, 1), line(petrol(200), 1, 2)],
      [['adr_vehicle', 'warn', 900]],
    ],
    ['nothing on the first leg', [line(petrol(200), 1, 2)], [['adr_vehicle', 'warn', 600]]],
    ['nothing on the last leg', [line(petrol(200), 0, 1)], [['adr_vehicle', 'warn', 600]]],
    [
      'an unknown quantity on the last leg',
      [line(petrol(200), 0, 1), line(petrol(undefined), 1, 2)],
      [
        ['adr_vehicle', 'block', undefined],
        ['adr_driver', 'block', undefined],
      ],
    ],
    [
      'an unknown quantity on the first leg',
      [line(petrol(undefined), 0, 1), line(petrol(200), 1, 2)],
      [
        ['adr_vehicle', 'block', undefined],
        ['adr_driver', 'block', undefined],
      ],
    ],
  ])('%s', (_, cargo, reasons) => {
    expect(found({ stops, cargo })).toEqual(reasons);
  });

  it('of any amount may go with a certified truck and driver', () => {
    expect(found({ stops, cargo: [line(petrol(5000), 0, 2)] }, certified)).toEqual([]);
  });

  it('are carried by truck and trailer, and both need the certificate', () => {
    const task = { stops, cargo: [line(petrol(5000), 0, 2)] };
    expect(adrReasons(task, { ...certified, trailer: unit({ kind: 'trailer' }) }, until)).toMatchObject([
      { code: 'adr_vehicle', severity: 'block' },
    ]);
  });

  it('need a card that lasts until the day after the trip', () => {
    const late = { ...certified, driver: { ...driver, cards: [{ type: 'adr', expiresOn: '2026-01-09' }] } };
    expect(adrReasons({ stops, cargo: [line(petrol(5000), 0, 2)] }, late, until)).toMatchObject([
      { code: 'adr_driver', until: '2026-01-09' },
    ]);
  });

  it('say nothing of a driver who is not chosen yet', () => {
    expect(adrReasons({ stops, cargo: [line(petrol(5000), 0, 2)] }, { vehicle: unit({}) }, until)).toMatchObject([
      { code: 'adr_vehicle' },
    ]);
  });
});

describe('a shipper who names no dangerous goods', () => {
  it.each([
    [true, ['adr_vehicle', 'adr_driver']],
    [false, []],
    [undefined, []],
  ])('and asks for ADR (%s) gets %j', (adr, codes) => {
    const reasons = adrReasons({ stops, cargo: [{}], required: { bodyTypes: [], adr } }, plain, until);
    expect(reasons.map(({ code }) => code)).toEqual(codes);
  });
});
