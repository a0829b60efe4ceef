import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { timelineLines } from '../../../src/domain/shipment/timelineLines.ts';
import { eventFactory } from '../../support/factories/shipmentFactory.ts';

const eventsOf = (types: readonly string[]) => types.map((type, at) => eventFactory.build({ id: `e-${at}`, type }));

describe('lines of a timeline', () => {
  it.each([
    [[], []],
    [['booked'], [1]],
    [['position'], [1]],
    [['position', 'position', 'position'], [3]],
    [
      ['arrived', 'position', 'position', 'departed'],
      [1, 2, 1],
    ],
    [
      ['position', 'note', 'position'],
      [1, 1, 1],
    ],
    [
      ['position', 'position', 'delay', 'position', 'position', 'position', 'booked'],
      [2, 1, 3, 1],
    ],
    [
      ['note', 'note'],
      [1, 1],
    ],
  ])('of %j have as many events as %j', (types, expected) => {
    expect(timelineLines(eventsOf(types)).map((line) => line.length)).toEqual(expected);
  });

  it('keep every event, in its order', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('position', 'note', 'arrived')), (types) => {
        const events = eventsOf(types);
        expect(timelineLines(events).flat()).toEqual(events);
      }),
    );
  });
});
