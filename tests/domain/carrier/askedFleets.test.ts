import { expect, it } from 'vitest';
import { askedFleets } from '../../../src/domain/carrier/askedFleets.ts';

const list = (...names: readonly string[]) => ({
  id: names.join(),
  version: 1,
  name: 'List',
  carriers: names.map((name) => ({ id: name, name, blocked: name === 'blocked' })),
});

it.each([
  [[], [], 0],
  [['a', 'b'], [], 2],
  [['a'], [list('a', 'b'), list('b', 'c')], 3],
  [['blocked'], [list('blocked', 'a')], 1],
])('carriers %j and lists %j are %#: each fleet counts once, and no blocked one', (carriers, lists, count) => {
  expect(askedFleets({ carriers, lists })).toBe(count);
});
