import { describe, expect, it } from 'vitest';
import { packageOfX12, x12OfPackage } from '../../../src/domain/edi/tender/packageOfX12.ts';

it.each([
  ['PX', ['PL', 'PLT', 'PLTS', 'SKD']],
  ['CT', ['CT', 'CTN', 'CTNS']],
  ['BX', ['BX', 'BOX']],
  ['CS', ['CS']],
  ['CR', ['CRT']],
  ['DR', ['DR', 'DRM']],
  ['BG', ['BG', 'BAG']],
  ['RO', ['RL', 'ROL']],
  ['BL', ['BL']],
  ['BE', ['BDL']],
  ['PP', ['PC', 'PCS']],
])('%s of Recommendation 21 is what X12 calls %j', (code, units) => {
  expect(units.map(packageOfX12)).toEqual(units.map(() => code));
});

describe('the unit that is written', () => {
  it.each([
    ['PX', 'PL'],
    ['OH', 'PL'],
    ['CT', 'CT'],
    ['CR', 'CRT'],
    ['BE', 'BDL'],
    ['CY', 'PC'],
  ])('for %s is %s', (code, unit) => {
    expect(x12OfPackage(code)).toBe(unit);
  });

  it('of something unknown is none', () => {
    expect([packageOfX12('XX'), packageOfX12('constructor')]).toEqual([undefined, undefined]);
  });
});
