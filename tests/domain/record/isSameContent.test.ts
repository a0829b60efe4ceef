import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { isSameContent } from '../../../src/domain/record/isSameContent.ts';

const file = new File(['x'], 'x.pdf');

it.each([
  [{ a: 1, b: ['x'] }, { b: ['x'], a: 1 }, true],
  [{ a: 1 }, { a: 1, b: undefined }, false],
  [{ a: undefined }, { b: undefined }, false],
  [['x', 'y'], ['y', 'x'], false],
  [['x'], { 0: 'x' }, false],
  [{ file }, { file }, true],
  [file, new File(['x'], 'x.pdf'), false],
  [null, {}, false],
  [Number.NaN, Number.NaN, true],
])('whether %j has the same content as %j: %s', (one, other, isSame) => {
  expect(isSameContent(one, other)).toBe(isSame);
});

it('any value has the same content as its copy', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isSameContent(value, structuredClone(value))).toBe(true);
    }),
  );
});
