import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { SharedPlaces } from '../../../../services/web/places/SharedPlaces.ts';

const takeMany = (places: SharedPlaces, holder: string, count: number) =>
  Array.from({ length: count }, () => places.take(holder)).filter((place) => place !== undefined);

describe('places', () => {
  it('go to a single holder up to the half', () => {
    const places = new SharedPlaces(100);
    expect(takeMany(places, 'greedy', 100)).toHaveLength(50);
    expect(takeMany(places, 'other', 10)).toHaveLength(10);
  });

  it('leave one for a newcomer, whoever takes however many', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(5), { maxLength: 300 }), (takers) => {
        const places = new SharedPlaces(64);
        for (const taker of takers) places.take(`holder ${taker}`);
        expect(places.take('newcomer')).toBeDefined();
      }),
    );
  });

  it('can be taken again once left, and only once', () => {
    const places = new SharedPlaces(2);
    const first = places.take('a');
    expect(places.take('a')).toBeUndefined();
    first?.leave();
    first?.leave();
    expect(places.take('a')).toBeDefined();
    expect(places.take('a')).toBeUndefined();
  });

  it('are taken from the holder of most, the oldest first, if given up', () => {
    const places = new SharedPlaces(8);
    const gone: string[] = [];
    const take = (holder: string, name: string, gives = true) =>
      places.take(holder, () => {
        if (gives) gone.push(name);
        return gives;
      });
    take('greedy', 'busy', false);
    for (const name of ['first', 'second', 'third', 'fourth']) take('greedy', name);
    expect(gone).toEqual(['first']);
    for (const name of ['x', 'y', 'z']) take('other', name);
    expect(gone).toEqual(['first', 'second']);
  });

  it('are refused if nobody gives one up', () => {
    const places = new SharedPlaces(4);
    takeMany(places, 'greedy', 2);
    expect(places.take('greedy')).toBeUndefined();
  });

  it('of a group are no more than are left for others, and are taken from the holder of most in it', () => {
    const places = new SharedPlaces(20);
    const gone: string[] = [];
    const take = (holder: string, ...groups: string[]) =>
      places.take(
        holder,
        () => {
          gone.push(holder);
          return true;
        },
        groups,
      );
    take('other');
    for (let at = 0; at < 12; at += 1) take(`network ${Math.min(at, 7)}`, 'strangers', 'site');
    expect([places.taken, gone]).toEqual([11, ['network 7', 'network 7']]);
    take('single', 'strangers');
    expect(gone).toEqual(['network 7', 'network 7', 'network 7']);
    expect(places.taken).toBe(11);
  });

  it('are all free again when all have left, whatever their groups', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.nat(5), fc.array(fc.nat(2), { maxLength: 3 })), { maxLength: 100 }),
        (takers) => {
          const places = new SharedPlaces(64);
          const taken = takers.map(([holder, groups]) =>
            places.take(
              `holder ${holder}`,
              () => true,
              groups.map((group, at) => `group ${at} ${group}`),
            ),
          );
          expect(places.taken).toBeLessThanOrEqual(64);
          for (const place of taken) place?.leave();
          expect(places.taken).toBe(0);
          expect(takeMany(places, 'greedy', 100)).toHaveLength(32);
        },
      ),
    );
  });
});
