import { expect, it } from 'vitest';
import { membersWith } from '../../../src/domain/carrier/membersWith.ts';

it.each([
  { members: ['a', 'b'], carriers: ['c'], isOn: true, left: ['a', 'b', 'c'] },
  { members: ['a', 'b'], carriers: ['a', 'c'], isOn: true, left: ['b', 'a', 'c'] },
  { members: ['a', 'b', 'c'], carriers: ['a', 'c'], isOn: false, left: ['b'] },
  { members: ['a'], carriers: ['c'], isOn: false, left: ['a'] },
  { members: [], carriers: [], isOn: true, left: [] },
])('a list of $members with $carriers on it: $isOn has $left', ({ members, carriers, isOn, left }) => {
  expect(membersWith(members, carriers, isOn)).toEqual(left);
});
