import { expect, it } from 'vitest';
import { bodiesOf, equipmentOf } from '../../../src/domain/edi/tender/equipmentCodes.ts';

it.each([
  ['TF', ['box', 'curtainsider']],
  ['TV', ['box', 'curtainsider']],
  ['TL', ['box', 'curtainsider']],
  ['RT', ['reefer']],
  ['TR', ['reefer']],
  ['FT', ['flatbed']],
  ['TC', ['curtainsider']],
  ['TN', ['tanker']],
  ['XX', undefined],
])('the trailer %s of X12 means %j', (code, bodies) => {
  expect(bodiesOf(code)).toEqual(bodies);
});

it.each([
  [['curtainsider', 'box'], 'TF'],
  [['reefer'], 'RT'],
  [['flatbed'], 'FT'],
  [['curtainsider'], 'TC'],
  [['tanker'], 'TN'],
  [['box'], undefined],
  [['box', 'reefer'], undefined],
  [[], undefined],
])('just %j is written as %s', (bodies, code) => {
  expect(equipmentOf(bodies)).toBe(code);
});
